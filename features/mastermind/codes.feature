Feature: Codes and their pegs
  A code is written as its colours from left to right: "Red Green Blue Yellow".
  Source: jakzal/mastermind (document 000).

  Rule: Code pegs have six colours
    > Codestifte von sechs verschiedenen Farben, die in die großen Löcher auf der Tafel platziert werden

    Decided: the document names five of the six; the sixth is Orange, because no other colour begins with its letter.

    Scenario Outline: <why>
      When the secret "<secret>" is guessed as "<guess>"
      Then the guess should earn "B B B B"

      Examples:
        | why                           | secret                      | guess                       |
        | the document names Red        | Red Red Red Red             | Red Red Red Red             |
        | the document names Green      | Green Green Green Green     | Green Green Green Green     |
        | the document names Blue       | Blue Blue Blue Blue         | Blue Blue Blue Blue         |
        | the document names Yellow     | Yellow Yellow Yellow Yellow | Yellow Yellow Yellow Yellow |
        | the document names Purple     | Purple Purple Purple Purple | Purple Purple Purple Purple |
        | Orange is decided to be sixth | Orange Orange Orange Orange | Orange Orange Orange Orange |

  Rule: The code maker places any four pegs as the secret
    > Codemaker - wählt ein Muster von vier Codestiften aus und platziert sie in die vier vom Schild bedeckten Löcher.

    Decided: a colour may be used as often as the code maker likes, as in the document's secret Red Red Red Yellow.

    Scenario Outline: <why>
      Given a decoding board of 12 attempts
      When I join a game with the secret "<secret>"
      Then the game should be started with an empty board

      Examples:
        | why                    | secret                      |
        | four colours           | Orange Purple Yellow Blue   |
        | one colour three times | Red Red Red Yellow          |
        | one colour four times  | Purple Purple Purple Purple |

  Rule: A secret that is no code is refused, and the game does not start
    Decided: the faults of a secret are named like those of a guess, in the same order; the shield would hide them.

    Scenario Outline: <why>
      Given a decoding board of 12 attempts
      When I join a game with the secret "<secret>"
      Then it should be refused with "<message>"
      And the game should not be started

      Examples:
        | why                              | secret                       | message                                       |
        | no peg                           |                              | Secret Too Short: a secret has 4 pegs, not 0. |
        | a peg is missing                 | Red Green Blue               | Secret Too Short: a secret has 4 pegs, not 3. |
        | a peg too many                   | Red Green Blue Yellow Purple | Secret Too Long: a secret has 4 pegs, not 5.  |
        | the length is tested before pegs | Pink Red Red                 | Secret Too Short: a secret has 4 pegs, not 3. |

    Example: a colour that is not in the game
      Given a decoding board of 12 attempts
      When I join a game with the secret "Red Green Blue Pink"
      Then it should be refused with "Invalid Peg In Secret: a peg is Red, Green, Blue, Yellow, Purple or Orange, not "Pink" in hole 4."
      And the game should not be started

  Rule: Feedback is given on codes only
    Decided: the secret is tested before the guess, because it lies on the board first.

    Scenario Outline: <why>
      When the secret "<secret>" is guessed as "<guess>"
      Then it should be refused with "<message>"

      Examples:
        | why                           | secret                | guess                     | message                                       |
        | the secret is too short       | Red Green Blue        | Red Green Blue Yellow     | Secret Too Short: a secret has 4 pegs, not 3. |
        | the guess is too short        | Red Green Blue Yellow | Red Green Blue            | Guess Too Short: a guess has 4 pegs, not 3.   |
        | the guess is too long         | Red Green Blue Yellow | Red Green Blue Yellow Red | Guess Too Long: a guess has 4 pegs, not 5.    |
        | both are too short by as many | Red Green Blue        | Red Green Blue            | Secret Too Short: a secret has 4 pegs, not 3. |

    Scenario Outline: <why>
      When the secret "<secret>" is guessed as "<guess>"
      Then it should be refused with "Invalid Peg In <code>: a peg is Red, Green, Blue, Yellow, Purple or Orange, not <peg>."

      Examples: Pegs of other colours
        | why                                       | secret                | guess                | code   | peg               |
        | in the guess                              | Red Green Blue Yellow | Red Green Black Blue | Guess  | "Black" in hole 3 |
        | in the secret, and the guess is too short | Red Green Blue White  | Red Green Blue       | Secret | "White" in hole 4 |
        | in both                                   | Pink Red Red Red      | Pink Red Red Red     | Secret | "Pink" in hole 1  |
