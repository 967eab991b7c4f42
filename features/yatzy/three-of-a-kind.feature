Feature: Three of a kind
  Three dice with the same number. Source: Emily Bache's Yatzy kata (document 002).

  @transcribed
  Rule: On "three of a kind" the player scores the sum of three dice with the same number
    > If there are three dice with the same number, the player scores the sum of these dice.

    Example: For example, when placed on "three of a kind"
      When placed on "three of a kind":
      * 3,3,3,4,5 scores 9 (3+3+3)
      * 3,3,4,5,6 scores 0
      * 3,3,3,3,1 scores 9 (3+3+3)

  Rule: "three of a kind" scores exactly three equal dice
    Decided: what matches more than three times still holds three, because the document finds them in 3,3,3,3,1.

    Scenario Outline: <why>
      When <roll> is placed on three of a kind
      Then it should score <score> points

      Examples:
        | why                                     | roll      | score |
        | three ones                              | 1,1,1,5,6 | 3     |
        | three twos                              | 2,2,2,5,6 | 6     |
        | three fours                             | 4,4,4,1,2 | 12    |
        | three fives                             | 5,5,5,1,2 | 15    |
        | three sixes                             | 6,6,6,1,2 | 18    |
        | the pair of a full house does not count | 2,2,2,6,6 | 6     |
        | three dice that are not neighbours      | 3,6,3,5,3 | 9     |
        | a fourth equal die does not count       | 6,6,6,6,1 | 18    |
        | five equal dice hold three              | 4,4,4,4,4 | 12    |
        | five sixes hold three                   | 6,6,6,6,6 | 18    |
        | two pairs are not three of a kind       | 6,6,5,5,4 | 0     |
        | five different dice score nothing       | 1,2,3,4,5 | 0     |
