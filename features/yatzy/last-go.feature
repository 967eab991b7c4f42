Feature: The last go and the end
  After fourteen goes one category is left; after the fifteenth the game is over.
  Source: Emily Bache's Yatzy kata (document 002).

  Rule: The last go is placed on the only category that is left
    > Thus, for their last go in a game, a player must choose their only remaining category.

    Background:
      Given Ann starts a game of Yatzy
      And these goes are played:
        | category        | Ann       |
        | full house      | 1,1,2,2,2 |
        | large straight  | 2,3,4,5,6 |
        | small straight  | 1,2,3,4,5 |
        | four of a kind  | 2,2,2,2,5 |
        | three of a kind | 3,3,3,4,5 |
        | two pairs       | 1,1,2,3,3 |
        | pair            | 3,3,3,4,4 |
        | sixes           | 6,6,1,2,3 |
        | fives           | 5,6,5,5,2 |
        | fours           | 1,1,2,4,4 |
        | threes          | 1,1,2,4,4 |
        | twos            | 2,3,2,5,1 |
        | ones            | 3,3,3,4,5 |
        | yatzy           | 1,1,1,2,1 |

    Example: chance is left, and takes the roll
      Given 6,6,6,6,6 is thrown
      When the roll is placed on chance
      Then it should be nobody's go
      And Ann should have won

    Scenario Outline: <why>
      Given 6,6,6,6,6 is thrown
      When the roll is placed on <category>
      Then it should be refused with "<message>"
      And it should be Ann's go
      And nobody should have won

      Examples: Every other category is used
        | why                                    | category   | message                                                                    |
        | a zero may not be put right at the end | yatzy      | Ann has used yatzy already, for 0 points: each category is used once.      |
        | neither may a lower score              | sixes      | Ann has used sixes already, for 12 points: each category is used once.     |
        | nor the category of the first go       | full house | Ann has used full house already, for 8 points: each category is used once. |

  Rule: After fifteen goes nothing more can be thrown, held or placed
    > A full game consists of one go for each category.

    Background:
      Given Ann starts a game of Yatzy
      And these goes are played:
        | category        | Ann       |
        | full house      | 1,1,2,2,2 |
        | large straight  | 2,3,4,5,6 |
        | small straight  | 1,2,3,4,5 |
        | four of a kind  | 2,2,2,2,5 |
        | three of a kind | 3,3,3,4,5 |
        | two pairs       | 1,1,2,3,3 |
        | pair            | 3,3,3,4,4 |
        | sixes           | 6,6,1,2,3 |
        | fives           | 5,6,5,5,2 |
        | fours           | 1,1,2,4,4 |
        | threes          | 1,1,2,4,4 |
        | twos            | 2,3,2,5,1 |
        | ones            | 3,3,3,4,5 |
        | yatzy           | 1,1,1,2,1 |
        | chance          | 6,6,6,6,6 |

    Example: a sixteenth go
      When 1,1,1,1,1 is thrown
      Then it should be refused with "The game is over: every player has had 15 goes."

    Example: holding dice of the last roll
      When (6,6,6,6,6) is held
      Then it should be refused with "The game is over: every player has had 15 goes."

    Example: placing the last roll once more
      When the roll is placed on yatzy
      Then it should be refused with "The game is over: every player has had 15 goes."
      And the card should read:
        | category        | Ann |
        | chance          | 30  |
        | yatzy           | 0   |
        | ones            | 0   |
        | twos            | 4   |
        | threes          | 0   |
        | fours           | 8   |
        | fives           | 15  |
        | sixes           | 12  |
        | pair            | 8   |
        | two pairs       | 8   |
        | three of a kind | 9   |
        | four of a kind  | 8   |
        | small straight  | 15  |
        | large straight  | 20  |
        | full house      | 8   |
        | total           | 145 |
