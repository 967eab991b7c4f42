Feature: Two pairs
  Two dice of one number and two of another. Source: Emily Bache's Yatzy kata (document 002).

  @transcribed
  Rule: On "two pairs" the player scores the sum of the dice in both pairs
    > If there are two pairs of dice with the same number, the player scores the sum of these dice.

    Example: For example, when placed on "two pairs"
      When placed on "two pairs":
      * 1,1,2,3,3 scores 8 (1+1+3+3)
      * 1,1,2,3,4 scores 0
      * 1,1,2,2,2 scores 6 (1+1+2+2)

  Rule: "two pairs" scores the sum of two pairs of different eyes
    Decided: the document does not say whether four equal dice are two pairs; here they are one.

    Scenario Outline: <why>
      When <roll> is placed on two pairs
      Then it should score <score> points

      Examples:
        | why                                    | roll      | score |
        | the fifth die does not count           | 1,1,2,3,3 | 8     |
        | a pair inside three of a kind counts   | 1,1,2,2,2 | 6     |
        | four equal dice are only one pair      | 2,2,2,2,5 | 0     |
        | four threes are no two pairs, either   | 3,3,3,3,1 | 0     |
        | five equal dice are only one pair      | 4,4,4,4,4 | 0     |
        | one pair is not enough                 | 6,6,1,2,3 | 0     |
        | three of a kind is not enough          | 5,5,5,1,2 | 0     |
        | a high fifth die does not count        | 1,1,2,2,6 | 6     |
        | the lower pair may be inside three     | 2,2,2,5,5 | 14    |
        | a pair of sixes counts                 | 6,6,1,1,3 | 14    |
        | the best two pairs                     | 6,6,5,5,4 | 22    |
        | a pair of sixes inside three of a kind | 6,6,6,5,5 | 22    |
        | five different dice hold no pair       | 2,3,4,5,6 | 0     |
