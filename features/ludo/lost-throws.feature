Feature: Throws that move nothing
  Each row shows Green's four pieces, which stay where they are. Red stands on B B B 30.
  Source: decided here where the rule sheet that document 004 quotes is silent.

  Rule: A throw that can move no piece is lost, and the other player throws
    Decided: the document is silent; a player who cannot move waits for the next turn, as the contest's rules say.

    Scenario Outline: <why>
      Given Green has <pieces> and Red has B B B 30
      When Green throws <eyes>
      Then Green should have <pieces> and Red should have B B B 30
      And it should be Red's throw

      Examples:
        | why                                        | pieces   | eyes |
        | all pieces wait on B                       | B B B B  | 5    |
        | the others are home and cannot move on     | B B c d  | 3    |
        | every piece would pass d                   | B 39 c d | 5    |
        | own pieces hold every target               | 39 b c d | 2    |
        | one target is held, the other would pass d | B B 38 b | 3    |

  Rule: A 6 that moves no piece gives another throw all the same
    Decided: the sheet gives the further throw "nach seinem Zug", which can be read both ways; the contest's best die
    in wuerfel2.txt depends on it. Players may agree otherwise: see house-rules.feature.

    Scenario Outline: <why>
      Given Green has <pieces> and Red has B B B 30
      When Green throws <eyes>
      Then Green should have <after> and Red should have B B B 30
      And it should be <next>'s throw

      Examples:
        | why                                | pieces   | eyes | after    | next  |
        | every piece would pass d           | 38 b c d | 6    | 38 b c d | Green |
        | an own piece holds the only target | 37 b c d | 6    | 37 b c d | Green |
        | the next throw is made as usual    | 39 b c d | 6 3  | 39 b c d | Red   |
        | two of them in a row               | 39 b c d | 6 6  | 39 b c d | Green |

    Example: the throw after it may win
      Given Green has 39 b c d and Red has B B B 30
      When Green throws 6 1
      Then the game of Ludo should be won by Green

  Rule: A face of 0 moves no piece
    Decided: the contest's dice have such faces; a piece that goes no field has not moved, so the throw is lost.

    Scenario Outline: <why>
      Given Green has <pieces> and Red has B B B 30
      And Green's die has the faces 0 1 2 3 4 5 6 7 8 9
      When Green throws 0
      Then Green should have <pieces> and Red should have B B B 30
      And it should be Red's throw

      Examples:
        | why                                    | pieces    |
        | pieces on the track stay               | 3 8 12 33 |
        | a piece on A stays, though others wait | B B A 9   |
        | nobody enters                          | B B B B   |
        | pieces in the goal stay                | 3 8 b c   |
