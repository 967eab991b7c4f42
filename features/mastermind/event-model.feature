Feature: The event model
  Each command leads to events, or is refused and leads to none; the decoding board is the view of them.
  Source: jakzal/mastermind (document 000), its figure of the event model.

  Rule: Join Game leads to Game Started, once
    > Im konventionellen Mastermind -Spiel gibt es zwei Spieler:

    Decided: there is one code breaker, so a game is joined once.

    Example: the code breaker joins
      Given a decoding board of 3 attempts
      And the code maker has placed a secret on the board
      When I join the game
      Then it should lead to Game Started

    Example: the game runs already
      Given a decoding board of 3 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      When I join the game
      Then it should be refused with "Game Already Started: a game is joined once, before the first guess."
      And it should lead to no event

    Example: the game runs already, and the new secret is no code
      Given a decoding board of 3 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      When I join a game with the secret "Pink Pink"
      Then it should be refused with "Game Already Started: a game is joined once, before the first guess."

    Example: the game is over
      Given a decoding board of 3 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      And I have broken the code
      When I join the game
      Then it should be refused with "Game Already Started: a game is joined once, before the first guess."

  Rule: Make Guess leads to Guess Made, and to the end of the game where the guess ends it
    Decided: Game Won and Game Lost never come together; the last attempt wins when it breaks the code.

    Scenario Outline: <why>
      Given a decoding board of 3 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      And I have tried an invalid pattern <wrong> times
      When I try to break the code with "<guess>"
      Then it should lead to <events>

      Examples:
        | why                               | wrong | guess                 | events                   |
        | a wrong guess                     | 0     | Red Red Green Green   | Guess Made               |
        | another wrong guess               | 1     | Red Red Green Green   | Guess Made               |
        | the last attempt is wrong         | 2     | Red Red Green Green   | Guess Made and Game Lost |
        | the first attempt breaks the code | 0     | Red Green Blue Yellow | Guess Made and Game Won  |
        | the last attempt breaks the code  | 2     | Red Green Blue Yellow | Guess Made and Game Won  |

  Rule: A refused guess leads to no event, but to one Guess Error
    Decided: the event model shows the Guess Errors beside the events, not among them.

    Scenario Outline: <why>
      Given a decoding board of 3 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      When I try to break the code with "<guess>"
      Then it should be refused with "<message>"
      And it should lead to no event

      Examples:
        | why                    | guess                     | message                                     |
        | the guess is too short | Red Green Blue            | Guess Too Short: a guess has 4 pegs, not 3. |
        | the guess is too long  | Red Green Blue Yellow Red | Guess Too Long: a guess has 4 pegs, not 5.  |

  Rule: The events tell the whole game
    Decided: Game Started keeps the secret and Guess Made its feedback, so nothing has to be worked out again; the
    events are the code maker's record, and the code breaker sees the board.

    Example: nothing has happened
      When a decoding board of 3 attempts is set up
      Then the events of the game should be:
        | event | pegs | feedback |

    Example: a game that is won
      Given a decoding board of 3 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      When I make these guesses:
        | Red Red Green Green   |
        | Red Green Blue Yellow |
      Then the events of the game should be:
        | event        | pegs                  | feedback |
        | Game Started | Red Green Blue Yellow |          |
        | Guess Made   | Red Red Green Green   | B W      |
        | Guess Made   | Red Green Blue Yellow | B B B B  |
        | Game Won     |                       |          |

    Example: a game that is lost
      Given a decoding board of 1 attempt
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      When I make these guesses:
        | Orange Purple Orange Purple |
      Then the events of the game should be:
        | event        | pegs                        | feedback |
        | Game Started | Red Green Blue Yellow       |          |
        | Guess Made   | Orange Purple Orange Purple |          |
        | Game Lost    |                             |          |
