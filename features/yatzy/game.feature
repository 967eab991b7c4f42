Feature: A whole game
  A game of one player, from the first go to the last. Each row of a table of goes is one go: what was thrown, and
  the category that it was placed on. Source: Emily Bache's Yatzy kata (document 002).

  Rule: A full game is fifteen goes, one for each category
    > A full game consists of one go for each category.

    Example: the best game there can be scores 324
      Given Ann starts a game of Yatzy
      When these goes are played:
        | category        | Ann       |
        | chance          | 6,6,6,6,6 |
        | yatzy           | 6,6,6,6,6 |
        | ones            | 1,1,1,1,1 |
        | twos            | 2,2,2,2,2 |
        | threes          | 3,3,3,3,3 |
        | fours           | 4,4,4,4,4 |
        | fives           | 5,5,5,5,5 |
        | sixes           | 6,6,6,6,6 |
        | pair            | 6,6,6,6,6 |
        | two pairs       | 6,6,5,5,6 |
        | three of a kind | 6,6,6,6,6 |
        | four of a kind  | 6,6,6,6,6 |
        | small straight  | 1,2,3,4,5 |
        | large straight  | 2,3,4,5,6 |
        | full house      | 6,6,6,5,5 |
      Then the card should read:
        | category        | Ann |
        | chance          | 30  |
        | yatzy           | 50  |
        | ones            | 5   |
        | twos            | 10  |
        | threes          | 15  |
        | fours           | 20  |
        | fives           | 25  |
        | sixes           | 30  |
        | pair            | 12  |
        | two pairs       | 22  |
        | three of a kind | 18  |
        | four of a kind  | 24  |
        | small straight  | 15  |
        | large straight  | 20  |
        | full house      | 28  |
        | total           | 324 |
      And it should be nobody's go
      And Ann should have won

  Rule: Nothing is added for the categories from ones to sixes
    Decided: the document knows no bonus; other rules give one from 63 points in these six categories.

    Example: three of each is 63 points and no more
      Given Ann starts a game of Yatzy
      When these goes are played:
        | category | Ann       |
        | ones     | 1,1,1,2,3 |
        | twos     | 2,2,2,3,4 |
        | threes   | 3,3,3,4,5 |
        | fours    | 4,4,4,5,6 |
        | fives    | 5,5,5,6,1 |
        | sixes    | 6,6,6,1,2 |
      Then the card should read:
        | category | Ann |
        | ones     | 3   |
        | twos     | 6   |
        | threes   | 9   |
        | fours    | 12  |
        | fives    | 15  |
        | sixes    | 18  |
        | total    | 63  |
