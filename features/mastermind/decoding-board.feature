Feature: The decoding board
  The board is what the code breaker sees: one row for each attempt, and the shield over the secret at one end.
  Source: jakzal/mastermind (document 000).

  Rule: The conventional board has a shielded row of four holes, and twelve rows of four large and four small holes
    > Traditionell wird das Spiel mit:
    > Ein Dekodierungsbrett mit einem Schild an einem Ende, der eine Reihe von vier großen Löchern bedeckt, und zwölf
    > zusätzliche Zeilen mit vier großen Löchern neben einem Satz von vier kleinen Löchern

    Example: nothing is agreed on
      When a conventional decoding board is set up
      Then the game should not be started
      And I should have 12 attempts available

    Example: a row holds four code pegs and four key pegs
      Given a decoding board of 12 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      When I make these guesses:
        | Yellow Blue Green Red |
      Then the decoding board should show:
        | attempt | guess                 | feedback |
        | 1       | Yellow Blue Green Red | W W W W  |

  Rule: Each guess fills the next row, with its key pegs beside it
    > Jede Vermutung wird vorgenommen, indem eine Reihe von Codestiften auf die Dekodierungsscheibe platziert werden.

    Example: five guesses on a board of twelve
      Given a decoding board of 12 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      When I make these guesses:
        | Red Red Green Green         |
        | Red Orange Orange Purple    |
        | Red Green Yellow Orange     |
        | Orange Orange Purple Purple |
        | Blue Red Yellow Green       |
      Then the decoding board should show:
        | attempt | guess                       | feedback |
        | 1       | Red Red Green Green         | B W      |
        | 2       | Red Orange Orange Purple    | B        |
        | 3       | Red Green Yellow Orange     | B B W    |
        | 4       | Orange Orange Purple Purple |          |
        | 5       | Blue Red Yellow Green       | W W W W  |
      And I should have 7 attempts available

    Example: the same guess again fills another row
      Given a decoding board of 12 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      When I make these guesses:
        | Red Red Green Green |
        | Red Red Green Green |
      Then the decoding board should show:
        | attempt | guess               | feedback |
        | 1       | Red Red Green Green | B W      |
        | 2       | Red Red Green Green | B W      |
      And I should have 10 attempts available

  Rule: The shield hides the secret while the game runs, and opens when it has ended
    > Dieser Geheimcode ist nur für den Kodemaker sichtbar.

    Decided: at the end the code maker opens the shield, so that the code breaker can check the answers.

    Example: nobody has guessed
      Given a decoding board of 12 attempts
      And the code maker has placed a secret on the board
      When I join the game
      Then the shield should hide the secret

    Example: one attempt is left
      Given a decoding board of 12 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      When I try to break the code with an invalid pattern 11 times
      Then the shield should hide the secret

    Example: the code is broken
      Given a decoding board of 12 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      When I try to break the code with "Red Green Blue Yellow"
      Then the shield should be open and show "Red Green Blue Yellow"

    Example: the code is not broken in the last attempt
      Given a decoding board of 12 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      When I try to break the code with an invalid pattern 12 times
      Then the shield should be open and show "Red Green Blue Yellow"

  Rule: A board may have any whole number of attempts from 1
    Decided: the document's scenarios say "a decoding board of 12 attempts", so the number may be agreed on.

    Scenario Outline: <why>
      When a decoding board of <attempts> attempts is set up
      Then I should have <attempts> attempts available

      Examples:
        | why                       | attempts |
        | the shortest game         | 1        |
        | a shorter game than usual | 10       |
        | a longer game than usual  | 20       |

    Scenario Outline: <why>
      When a decoding board of <attempts> attempts is set up
      Then it should be refused with "A decoding board has a whole number of attempts from 1, not <attempts>."

      Examples: What is no number of attempts
        | why                  | attempts |
        | no attempt           | 0        |
        | less than none       | -1       |
        | half an attempt      | 1.5      |
        | a text, not a number | "12"     |
        | nothing              | null     |
