Feature: Every roll in every category
  Five dice fall in 6⁵ = 7,776 ways; each is placed on each of the fifteen categories, 116,640 scores in all.
  Source: Emily Bache's Yatzy kata (document 002); how often each combination falls is counted in many textbooks.

  @every-case
  Rule: A roll scores the best that some of its dice make of the category
    > If the roll is compatible with the category, the player gets a score for the roll according to the rules. If the
    > roll is not compatible with the category, the player scores zero for the roll.

    Example: rolls that score more than nothing, the best score, and the sum of all scores
      When every roll is placed on every category
      Then each score should be what its best dice are worth
      And the categories should come out like this:
        | category        | rolls | best | sum    |
        | chance          | 7776  | 30   | 136080 |
        | yatzy           | 6     | 50   | 300    |
        | ones            | 4651  | 5    | 6480   |
        | twos            | 4651  | 10   | 12960  |
        | threes          | 4651  | 15   | 19440  |
        | fours           | 4651  | 20   | 25920  |
        | fives           | 4651  | 25   | 32400  |
        | sixes           | 4651  | 30   | 38880  |
        | pair            | 7056  | 12   | 54292  |
        | two pairs       | 2100  | 22   | 29400  |
        | three of a kind | 1656  | 18   | 17388  |
        | four of a kind  | 156   | 24   | 2184   |
        | small straight  | 120   | 15   | 1800   |
        | large straight  | 120   | 20   | 2400   |
        | full house      | 300   | 28   | 5250   |
