Feature: Full house
  Two dice of one number and three of another. Source: Emily Bache's Yatzy kata (document 002).

  @transcribed
  Rule: On "full house" the player scores the sum of all the dice if they are two of a kind and three of a kind
    > If the dice are two of a kind and three of a kind, the player scores the sum of all the dice.

    Example: For example, when placed on "full house"
      When placed on "full house":
      * 1,1,2,2,2 scores 8 (1+1+2+2+2)
      * 2,2,3,3,4 scores 0
      * 4,4,4,4,4 scores 0

  Rule: "full house" scores two dice of one number together with three of another
    Decided: a full house is worth the sum of its dice, not a fixed number of points.

    Scenario Outline: <why>
      When <roll> is placed on full house
      Then it should score <score> points

      Examples:
        | why                                 | roll      | score |
        | the three may be the higher dice    | 3,3,5,5,5 | 21    |
        | the pair may be the higher dice     | 5,5,3,3,3 | 19    |
        | the best full house                 | 6,6,6,5,5 | 28    |
        | a pair of sixes                     | 1,1,1,6,6 | 15    |
        | three ones and two twos             | 1,2,1,2,1 | 7     |
        | two pairs are not enough            | 6,6,5,5,4 | 0     |
        | three of a kind alone is not enough | 6,6,6,5,4 | 0     |
        | four of a kind is not enough        | 6,6,6,6,5 | 0     |
        | five equal dice are no full house   | 6,6,6,6,6 | 0     |
        | five different dice score nothing   | 1,2,3,4,5 | 0     |
