Feature: Used categories
  A category that a player has used, with points or with zero, is closed for the rest of the game.
  Source: Emily Bache's Yatzy kata (document 002).

  Rule: A player uses each category once in a game, a zero included
    > The score for that go is then added to their total and the category cannot be used again in the remaining
    > goes for that game.

    Example: used with points
      Given Ann starts a game of Yatzy
      And these goes are played:
        | category | Ann       |
        | fives    | 5,6,5,5,2 |
      And 5,5,5,5,5 is thrown
      When the roll is placed on fives
      Then it should be refused with "Ann has used fives already, for 15 points: each category is used once."

    Example: used with zero
      Given Ann starts a game of Yatzy
      And these goes are played:
        | category | Ann       |
        | yatzy    | 1,1,1,2,1 |
      And 1,1,1,1,1 is thrown
      When the roll is placed on yatzy
      Then it should be refused with "Ann has used yatzy already, for 0 points: each category is used once."

    Example: used some goes ago
      Given Ann starts a game of Yatzy
      And these goes are played:
        | category  | Ann       |
        | two pairs | 1,1,2,3,3 |
        | yatzy     | 1,1,1,2,1 |
        | chance    | 1,1,3,3,6 |
      And 6,6,5,5,1 is thrown
      When the roll is placed on two pairs
      Then it should be refused with "Ann has used two pairs already, for 8 points: each category is used once."

  Rule: A roll that could not be placed stays on the table, and the card as it was
    Decided: the go is not lost, because a refused move changes nothing; another category takes the roll.

    Background:
      Given Ann starts a game of Yatzy
      And these moves are made:
        | throw | 6,6,6,6,6 |
        | place | yatzy     |
        | throw | 1,1,1,1,1 |

    Example: the dice stay
      When the roll is placed on yatzy
      Then it should be refused with "Ann has used yatzy already, for 50 points: each category is used once."
      And the dice should read 1,1,1,1,1
      And 2 throws should be left

    Example: the card stays
      When the roll is placed on yatzy
      Then it should be refused with "Ann has used yatzy already, for 50 points: each category is used once."
      And the card should read:
        | category | Ann |
        | yatzy    | 50  |
        | total    | 50  |
