Feature: Winning and losing
  The code breaker wins with four black key pegs and loses when the last row is filled without them.
  Source: jakzal/mastermind (document 000).

  Rule: The code is broken when all four pegs are right in order and colour
    > CodeBreaker - versucht, den geheimen Code mit zwölf Wendungen in Reihenfolge und Farbe zu erraten.

    Example: order and colour are right
      Given a decoding board of 12 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      When I try to break the code with "Red Green Blue Yellow"
      Then I should win the game

    Scenario Outline: <why>
      Given a decoding board of 12 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      When I try to break the code with "<guess>"
      Then I should be able to guess on

      Examples: Nearly right is not right
        | why                                  | guess                 |
        | the colours are right, not the order | Yellow Blue Green Red |
        | two pegs are exchanged               | Green Red Blue Yellow |
        | three pegs are right                 | Red Green Blue Orange |

  Rule: The code may be broken in any attempt
    Decided: a game that is won early leaves its other rows empty.

    Scenario Outline: <why>
      Given a decoding board of <attempts> attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      And I have tried an invalid pattern <wrong> times
      When I try to break the code with "Red Green Blue Yellow"
      Then I should win the game

      Examples:
        | why                    | attempts | wrong |
        | in the first of twelve | 12       | 0     |
        | in the fifth of twelve | 12       | 4     |
        | in the last of twelve  | 12       | 11    |
        | in the last of ten     | 10       | 9     |
        | in the last of twenty  | 20       | 19    |
        | in the only attempt    | 1        | 0     |

    Example: an early win leaves rows empty
      Given a decoding board of 12 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      When I make these guesses:
        | Red Orange Blue Purple |
        | Red Yellow Blue Green  |
        | Red Green Blue Yellow  |
      Then I should win the game
      And I should have 9 attempts available

  Rule: The game is lost when the last attempt is wrong, and not before
    Decided: the code breaker has exactly as many attempts as the board has rows.

    Scenario Outline: <why>
      Given a decoding board of <attempts> attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      When I try to break the code with an invalid pattern <attempts> times
      Then I should lose the game
      And I should no longer be able to make guesses

      Examples: The last attempt is wrong
        | why                | attempts |
        | the last of twelve | 12       |
        | the last of ten    | 10       |
        | the last of twenty | 20       |
        | the only attempt   | 1        |

    Scenario Outline: <why>
      Given a decoding board of <attempts> attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      When I try to break the code with an invalid pattern <wrong> times
      Then I should be able to guess on

      Examples: One attempt is left
        | why                | attempts | wrong |
        | eleven of twelve   | 12       | 11    |
        | nine of ten        | 10       | 9     |
        | nineteen of twenty | 20       | 19    |
        | one of two         | 2        | 1     |

    Example: three pegs are right in the last attempt
      Given a decoding board of 12 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      And I have tried an invalid pattern 11 times
      When I try to break the code with "Red Green Blue Orange"
      Then I should lose the game
