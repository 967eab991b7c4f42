Feature: Positions in letters
  A player's pieces are written one after another: B, A, 1 to 39 and a to d, as the board names its fields.
  Source: the rule sheet that document 004 quotes names B, A and the goal; the rest is decided here.

  Rule: A piece is written as the field that it stands on, counted by its owner
    > Die Steine, die auf den B-Feldern stehen, können nur mit einer „6“ ins Spiel gebracht und damit auf das
    > Anfangsfeld A gesetzt werden.

    Scenario Outline: <why>
      When "<text>" is read as pieces of Ludo
      Then they should stand on <places>, and be written "<text>"

      Examples: Places are counted from B, which is -1
        | why                          | text      | places      |
        | on B and on A                | B B B A   | -1 -1 -1 0  |
        | on the track                 | 1 9 20 39 | 1 9 20 39   |
        | in the goal                  | a b c d   | 40 41 42 43 |
        | a single piece               | 7         | 7           |
        | in the order that is written | d 9 B A   | 43 9 -1 0   |

  Rule: What names no field is kept for the rules to refuse
    Decided: a reader that dropped a piece would turn a wrong position into another one.

    Scenario Outline: <why>
      When "<text>" is read as pieces of Ludo
      Then they should stand on <places>, and be written "<written>"

      Examples:
        | why                       | text     | places      | written  |
        | a field after d           | B B B 44 | -1 -1 -1 44 | B B B 44 |
        | a small b is a goal field | b B B B  | 41 -1 -1 -1 | b B B B  |
        | a number of a goal field  | B B B 40 | -1 -1 -1 40 | B B B a  |

  Rule: A position is written with both players' pieces
    Decided: failures and terminals show positions so.

    Example: the start of a game
      When a game of Ludo is set up
      Then the position should be written "Green: B B B A   Red: B B B A"
