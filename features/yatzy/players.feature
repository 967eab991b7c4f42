Feature: Several players
  Each player has a column on the score card. A table of goes is read row by row, from left to right: one go a cell.
  Source: Emily Bache's Yatzy kata (document 002); the order of play and the winner are decided here.

  Rule: One player or more can play
    > Each player rolls five six-sided dice.

    Scenario Outline: <why>
      When <players> start a game of Yatzy
      Then it should be <first>'s go
      And 3 throws should be left

      Examples:
        | why                        | players          | first |
        | two players                | Ann and Bob      | Ann   |
        | the first one named begins | Bob and Ann      | Bob   |
        | three players              | Cid, Ann and Bob | Cid   |

    Example: a player alone
      When Ann starts a game of Yatzy
      Then it should be Ann's go

  Rule: The players take their goes in turn, in the order in which they are named
    Decided: the document leaves the order open; in turn is how the game is played at a table.

    Example: a go lasts until the roll is placed
      Given Ann and Bob start a game of Yatzy
      When these moves are made:
        | throw | 3,4,5,5,2   |
        | hold  | (-,-,5,5,-) |
        | throw | 5,1,5,5,3   |
      Then it should be Ann's go
      And 1 throw should be left

    Example: after Ann it is Bob's go
      Given Ann and Bob start a game of Yatzy
      When these goes are played:
        | category | Ann       | Bob |
        | fives    | 5,6,5,5,2 |     |
      Then it should be Bob's go

    Example: after the last player it is the first one's go again
      Given Ann, Bob and Cid start a game of Yatzy
      When these goes are played:
        | category | Ann       | Bob       | Cid       |
        | chance   | 1,1,3,3,6 | 4,5,5,6,1 | 1,2,3,4,5 |
      Then it should be Ann's go

  Rule: Each player has a card of their own
    > The score for that go is then added to their total and the category cannot be used again in the remaining
    > goes for that game.

    Example: a category that Ann has used is still open for Bob
      Given Ann and Bob start a game of Yatzy
      When these goes are played:
        | category | Ann       | Bob       |
        | fives    | 5,6,5,5,2 | 5,5,1,2,3 |
      Then the card should read:
        | category | Ann | Bob |
        | fives    | 15  | 10  |
        | total    | 15  | 10  |

    Example: players need not use the same category
      Given Ann and Bob start a game of Yatzy
      When these goes are played:
        | category | Ann       | Bob       |
        | yatzy    | 1,1,1,1,1 |           |
        | chance   |           | 1,1,3,3,6 |
        | pair     | 1,1,6,2,6 |           |
        | yatzy    |           | 1,1,1,2,1 |
      Then the card should read:
        | category | Ann | Bob |
        | chance   |     | 14  |
        | yatzy    | 50  | 0   |
        | pair     | 12  |     |
        | total    | 62  | 14  |

    Example: Bob cannot use his own category twice
      Given Ann and Bob start a game of Yatzy
      And these goes are played:
        | category | Ann       | Bob       |
        | fives    | 5,6,5,5,2 | 5,5,1,2,3 |
        | chance   | 1,1,3,3,6 |           |
      And 5,5,5,5,1 is thrown
      When the roll is placed on fives
      Then it should be refused with "Bob has used fives already, for 10 points: each category is used once."
