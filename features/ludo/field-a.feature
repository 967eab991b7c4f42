Feature: Clearing field A
  Each row shows Green's four pieces before and after one throw. Red stands on B B B 30, out of the way,
  where nothing else is said. Source: the rule sheet that document 004 quotes.

  Rule: While pieces wait on B, a piece on A must move on as soon as it can
    > So lange noch weitere Steine auf den B-Feldern auf ihren Spieleinsatz warten, darf keine eigene Figur auf
    > dem A-Feld stehen bleiben.
    > Sie muss das Feld frei machen, sobald sie die Möglichkeit dazu hat.

    Scenario Outline: <why>
      Given Green has <before> and Red has B B B 30
      When Green throws <eyes>
      Then Green should have <after> and Red should have B B B 30

      Examples: With every number
        | why                                 | before  | eyes | after   |
        | a 1 clears A                        | B B A 9 | 1    | B B 1 9 |
        | a 2 clears A                        | B B A 9 | 2    | B B 2 9 |
        | a 3 clears A                        | B B A 9 | 3    | B B 3 9 |
        | a 4 clears A                        | B B A 9 | 4    | B B 4 9 |
        | a 5 clears A                        | B B A 9 | 5    | B B 5 9 |
        | a 6 clears A instead of bringing in | B B A 9 | 6    | B B 6 9 |

      Examples: Before everything else
        | why                                 | before   | eyes | after    |
        | one piece waits                     | B A 9 21 | 4    | B 4 9 21 |
        | the foremost could go home          | B A 9 38 | 2    | B 2 9 38 |
        | a piece in the goal could move on   | B A 9 a  | 3    | B 3 9 a  |
        | the foremost could capture Red's 30 | B A 7 9  | 1    | B 1 7 9  |
        | it jumps over own pieces on its way | B A 1 2  | 3    | B 1 2 3  |

    Example: a second 6 brings in who had to wait
      Given Green has B B A 9 and Red has B B B 30
      When Green throws 6 6
      Then Green should have B A 6 9 and Red should have B B B 30

    Example: clearing A captures, too
      Given Green has B B A 9 and Red has B B 25 30
      When Green throws 5
      Then Green should have B B 5 9 and Red should have B B B 30
      And the captured piece should be Red's 25

  Rule: A piece may stay on A when no piece waits on B
    Decided: the document asks for a free A only for those that wait; without them the foremost piece moves.

    Scenario Outline: <why>
      Given Green has <before> and Red has B B B 30
      When Green throws <eyes>
      Then Green should have <after> and Red should have B B B 30

      Examples:
        | why                         | before   | eyes | after    |
        | all pieces are on the track | A 4 9 21 | 3    | A 4 9 24 |
        | the others are home         | A b c d  | 3    | 3 b c d  |
        | a 6 moves the foremost      | A 4 9 21 | 6    | A 4 9 27 |

  Rule: While an own piece holds the target of the piece on A, the foremost other piece moves
    Decided: the document says that A is cleared as soon as it can be, not what happens until then; the rule of the
    foremost piece is taken for the others.

    Scenario Outline: <why>
      Given Green has <before> and Red has B B B 30
      When Green throws <eyes>
      Then Green should have <after> and Red should have B B B 30

      Examples:
        | why                                           | before   | eyes | after     |
        | the foremost moves                            | B A 4 21 | 4    | B A 4 25  |
        | the piece in the way is the foremost          | B B A 4  | 4    | B B A 8   |
        | the foremost would pass d, the next one moves | B A 6 38 | 6    | B A 12 38 |
        | a 6 moves the foremost, nobody can enter      | B A 6 21 | 6    | B A 6 27  |

    Example: a foreign piece on the target is no hindrance
      Given Green has B B A 9 and Red has B B B 24
      When Green throws 4
      Then Green should have B B 4 9 and Red should have B B B B

    Example: the throw is lost where no other piece can move
      Given Green has B A 20 a and Red has B B B 30
      And Green's die has the faces 1 6 20
      When Green throws 20
      Then Green should have B A 20 a and Red should have B B B 30
      And it should be Red's throw
