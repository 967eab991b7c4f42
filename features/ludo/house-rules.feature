Feature: House rules
  The sheet can be read in more than one way at three points. Each is decided here, and players may agree otherwise.
  Red stands on B B B 30. Source: the rule sheet that document 004 quotes, and decisions where it is silent.

  Rule: Where the players do not agree that it gives another throw, a six that moves nothing is lost
    Decided: "hat nach seinem Zug einen weiteren Wurf frei" can be read to need a move; the other reading is the usual.

    Scenario Outline: <why>
      Given Green has <before> and Red has B B B 30
      And the players <agreed> that a six that moves nothing gives another throw
      When Green throws 6
      Then Green should have <after> and Red should have B B B 30
      And it should be <next>'s throw

      Examples:
        | why                                     | agreed       | before   | after    | next  |
        | agreed: it gives another throw          | agree        | 38 b c d | 38 b c d | Green |
        | not agreed: it is lost like any other   | do not agree | 38 b c d | 38 b c d | Red   |
        | a six that moves a piece is not touched | do not agree | B B B 9  | B B A 9  | Green |

  Rule: Where the players do not agree that they count as foremost, pieces in the goal move only when no other can
    Decided: "auf der Laufbahn" can be read for the track alone, and then the goal comes after it.

    Scenario Outline: <why>
      Given Green has <before> and Red has B B B 30
      And the players <agreed> that pieces in the goal count as foremost
      When Green throws <eyes>
      Then Green should have <after> and Red should have B B B 30

      Examples:
        | why                                             | agreed       | before   | eyes | after    |
        | agreed: the piece in the goal moves             | agree        | 3 8 12 a | 1    | 3 8 12 b |
        | not agreed: the foremost on the track moves     | do not agree | 3 8 12 a | 1    | 3 8 13 a |
        | the goal's turn comes when the track is stuck   | do not agree | B B B a  | 2    | B B B c  |
        | in the goal the foremost moves first            | do not agree | B B a c  | 1    | B B a d  |
        | the rearmost on the track comes before the goal | do not agree | 3 39 a b | 2    | 5 39 a b |

  Rule: Where the players do not agree that others move, a throw is lost while the piece on A is blocked
    Decided: the sheet demands that A be cleared and says nothing of a piece that cannot; it may hold up all others.

    Scenario Outline: <why>
      Given Green has <before> and Red has B B B 30
      And the players <agreed> that another piece moves while the one on A is blocked
      When Green throws <eyes>
      Then Green should have <after> and Red should have B B B 30
      And it should be <next>'s throw

      Examples:
        | why                                     | agreed       | before   | eyes | after    | next  |
        | agreed: the foremost moves              | agree        | B A 4 21 | 4    | B A 4 25 | Red   |
        | not agreed: the throw is lost           | do not agree | B A 4 21 | 4    | B A 4 21 | Red   |
        | a six is lost, too, and is thrown again | do not agree | B A 6 21 | 6    | B A 6 21 | Green |
        | an A that can be cleared is cleared     | do not agree | B A 4 21 | 3    | B 3 4 21 | Red   |
        | nobody waits, so A need not be cleared  | do not agree | A 4 9 21 | 4    | A 4 9 25 | Red   |
