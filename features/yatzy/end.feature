Feature: The end of a game of two
  When every player has used every category, the card shows the totals and who has won.
  Source: Emily Bache's Yatzy kata (document 002); who wins is decided here.

  Rule: The game goes on until the last player has had fifteen goes
    > A full game consists of one go for each category.

    Example: Ann has had her last go, and Bob has not
      Given Ann and Bob start a game of Yatzy
      When these goes are played:
        | category        | Ann       | Bob       |
        | chance          | 6,6,6,6,6 | 6,6,6,6,6 |
        | yatzy           | 6,6,6,6,6 | 1,1,1,2,1 |
        | ones            | 1,1,1,1,1 | 3,3,3,4,5 |
        | twos            | 2,2,2,2,2 | 2,3,2,5,1 |
        | threes          | 3,3,3,3,3 | 1,1,2,4,4 |
        | fours           | 4,4,4,4,4 | 1,1,2,4,4 |
        | fives           | 5,5,5,5,5 | 5,6,5,5,2 |
        | sixes           | 6,6,6,6,6 | 6,6,1,2,3 |
        | pair            | 6,6,6,6,6 | 3,3,3,4,4 |
        | two pairs       | 6,6,5,5,6 | 1,1,2,3,3 |
        | three of a kind | 6,6,6,6,6 | 3,3,3,4,5 |
        | four of a kind  | 6,6,6,6,6 | 2,2,2,2,5 |
        | small straight  | 1,2,3,4,5 | 1,2,3,4,5 |
        | large straight  | 2,3,4,5,6 | 2,3,4,5,6 |
        | full house      | 6,6,6,5,5 |           |
      Then it should be Bob's go
      And nobody should have won

  Rule: The highest total wins, and equal totals win together
    Decided: the document adds up totals and names no winner; in every set of rules the highest total wins.

    Example: Bob scores more than Ann
      Given Ann and Bob start a game of Yatzy
      When these goes are played:
        | category        | Ann       | Bob       |
        | chance          | 6,6,6,6,6 | 6,6,6,6,6 |
        | yatzy           | 1,1,1,2,1 | 6,6,6,6,6 |
        | ones            | 3,3,3,4,5 | 1,1,1,1,1 |
        | twos            | 2,3,2,5,1 | 2,2,2,2,2 |
        | threes          | 1,1,2,4,4 | 3,3,3,3,3 |
        | fours           | 1,1,2,4,4 | 4,4,4,4,4 |
        | fives           | 5,6,5,5,2 | 5,5,5,5,5 |
        | sixes           | 6,6,1,2,3 | 6,6,6,6,6 |
        | pair            | 3,3,3,4,4 | 6,6,6,6,6 |
        | two pairs       | 1,1,2,3,3 | 6,6,5,5,6 |
        | three of a kind | 3,3,3,4,5 | 6,6,6,6,6 |
        | four of a kind  | 2,2,2,2,5 | 6,6,6,6,6 |
        | small straight  | 1,2,3,4,5 | 1,2,3,4,5 |
        | large straight  | 2,3,4,5,6 | 2,3,4,5,6 |
        | full house      | 1,1,2,2,2 | 6,6,6,5,5 |
      Then it should be nobody's go
      And Bob should have won

    Example: Ann and Bob score the same in different goes
      Given Ann and Bob start a game of Yatzy
      When these goes are played:
        | category        | Ann       | Bob       |
        | chance          | 6,6,6,6,6 | 6,6,6,6,6 |
        | yatzy           | 1,1,1,2,1 | 1,1,1,2,1 |
        | ones            | 3,3,3,4,5 | 3,3,3,4,5 |
        | twos            | 2,3,2,5,1 | 2,3,2,5,1 |
        | threes          | 1,1,2,4,4 | 1,1,2,4,4 |
        | fours           | 1,1,2,4,4 | 4,4,4,1,2 |
        | fives           | 5,6,5,5,2 | 5,6,5,5,2 |
        | sixes           | 6,6,1,2,3 | 6,6,1,2,3 |
        | pair            | 3,3,3,4,4 | 2,2,1,3,6 |
        | two pairs       | 1,1,2,3,3 | 1,1,2,3,3 |
        | three of a kind | 3,3,3,4,5 | 3,3,3,4,5 |
        | four of a kind  | 2,2,2,2,5 | 2,2,2,2,5 |
        | small straight  | 1,2,3,4,5 | 1,2,3,4,5 |
        | large straight  | 2,3,4,5,6 | 2,3,4,5,6 |
        | full house      | 1,1,2,2,2 | 1,1,2,2,2 |
      Then it should be nobody's go
      And Ann and Bob should have won
