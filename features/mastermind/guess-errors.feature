Feature: Guesses that are refused
  There are six Guess Errors: Game Not Started, Game Already Won, Game Already Lost, Guess Too Short, Guess Too Long
  and Invalid Peg In Guess; each message begins with its name. Source: jakzal/mastermind (document 000), event model.

  Rule: Nobody guesses before the game has started
    Decided: a secret that is placed but not named lies on the board and waits; the game starts when the code breaker
    joins.

    Example: the secret is placed, but I have not joined
      Given a decoding board of 12 attempts
      And the code maker has placed a secret on the board
      When I try to break the code with "Red Green Blue Yellow"
      Then it should be refused with "Game Not Started: join the game before you guess."
      And the game should not be started

  Rule: Nobody guesses after the game has ended
    Decided: won and lost games have a message each, as in the event model.

    Background:
      Given a decoding board of 12 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board

    Example: the game is won, and rows are left
      Given I have broken the code
      When I try to break the code with "Red Red Red Red"
      Then it should be refused with "Game Already Won: the code is broken, guess no more."
      And I should win the game

    Example: the game is lost, and the guess would have been right
      Given I have tried an invalid pattern 12 times
      When I try to break the code with "Red Green Blue Yellow"
      Then it should be refused with "Game Already Lost: no attempts are left."
      And I should lose the game

  Rule: A guess has four pegs
    > und zwölf zusätzliche Zeilen mit vier großen Löchern

    Decided: no hole of a row may stay empty; the event model knows guesses that are too short.

    Scenario Outline: <why>
      Given a decoding board of 12 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      When I try to break the code with "<guess>"
      Then it should be refused with "<message>"
      And I should have 12 attempts available

      Examples:
        | why                                   | guess                                       | message                                     |
        | no peg                                |                                             | Guess Too Short: a guess has 4 pegs, not 0. |
        | one peg                               | Red                                         | Guess Too Short: a guess has 4 pegs, not 1. |
        | the last peg of the secret is missing | Red Green Blue                              | Guess Too Short: a guess has 4 pegs, not 3. |
        | the secret and one peg more           | Red Green Blue Yellow Red                   | Guess Too Long: a guess has 4 pegs, not 5.  |
        | the secret twice                      | Red Green Blue Yellow Red Green Blue Yellow | Guess Too Long: a guess has 4 pegs, not 8.  |

  Rule: A guess uses the six colours
    Decided: the first peg of another colour is named with its hole, counted from the left.

    Scenario Outline: <why>
      Given a decoding board of 12 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      When I try to break the code with "<guess>"
      Then it should be refused with "Invalid Peg In Guess: a peg is Red, Green, Blue, Yellow, Purple or Orange, not <peg>."
      And I should have 12 attempts available

      Examples:
        | why                             | guess                  | peg               |
        | the first peg                   | Pink Green Blue Yellow | "Pink" in hole 1  |
        | the last peg                    | Red Green Blue Pink    | "Pink" in hole 4  |
        | a colour of key pegs            | Red Black Blue Yellow  | "Black" in hole 2 |
        | of two such pegs the first      | Red Green White Black  | "White" in hole 3 |
        | a colour with a slip of the pen | Red Green Bleu Yellow  | "Bleu" in hole 3  |

  Rule: The state of the game is tested first, then the length of the guess, then its pegs
    Decided: this is the order of the Guess Errors in the event model; a guess with two faults is told the first.

    Example: before the game, too short and with an unknown peg
      Given a decoding board of 12 attempts
      And the code maker has placed a secret on the board
      When I try to break the code with "Red Pink"
      Then it should be refused with "Game Not Started: join the game before you guess."

    Example: after a win, too short
      Given a decoding board of 12 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      And I have broken the code
      When I try to break the code with "Red Green"
      Then it should be refused with "Game Already Won: the code is broken, guess no more."

    Example: after a defeat, with an unknown peg
      Given a decoding board of 12 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      And I have tried an invalid pattern 12 times
      When I try to break the code with "Red Green Blue Pink"
      Then it should be refused with "Game Already Lost: no attempts are left."

    Scenario Outline: <why>
      Given a decoding board of 12 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      When I try to break the code with "<guess>"
      Then it should be refused with "<message>"

      Examples:
        | why                          | guess                   | message                                     |
        | too short and an unknown peg | Red Pink Blue           | Guess Too Short: a guess has 4 pegs, not 3. |
        | too long and an unknown peg  | Pink Red Green Blue Red | Guess Too Long: a guess has 4 pegs, not 5.  |

  Rule: A refused guess uses no attempt
    Decided: the event model shows no event for it, so nothing on the board changes.

    Background:
      Given a decoding board of 12 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board

    Example: a refused guess after ten that were wrong
      Given I have tried an invalid pattern 10 times
      When I try to break the code with "Red Green Blue"
      Then it should be refused with "Guess Too Short: a guess has 4 pegs, not 3."
      And I should have 2 attempts available

    Example: a refused guess in the last attempt loses nothing
      Given I have tried an invalid pattern 11 times
      When I try to break the code with "Red Green Blue Pink"
      Then it should be refused with "Invalid Peg In Guess: a peg is Red, Green, Blue, Yellow, Purple or Orange, not "Pink" in hole 4."
      And I should be able to guess on
