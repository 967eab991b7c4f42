Feature: Four of a kind
  Four dice with the same number. Source: Emily Bache's Yatzy kata (document 002).

  @transcribed
  Rule: On "four of a kind" the player scores the sum of four dice with the same number
    > If there are four dice with the same number, the player scores the sum of these dice.

    Example: For example, when placed on "four of a kind"
      When placed on "four of a kind":
      * 2,2,2,2,5 scores 8 (2+2+2+2)
      * 2,2,2,5,5 scores 0
      * 2,2,2,2,2 scores 8 (2+2+2+2)

  Rule: "four of a kind" scores exactly four equal dice
    Decided: five equal dice still hold four, because the document finds them in 2,2,2,2,2.

    Scenario Outline: <why>
      When <roll> is placed on four of a kind
      Then it should score <score> points

      Examples:
        | why                               | roll      | score |
        | four ones                         | 1,1,1,1,6 | 4     |
        | four threes                       | 3,3,3,3,6 | 12    |
        | four fours                        | 4,4,4,4,1 | 16    |
        | four fives                        | 5,5,5,5,1 | 20    |
        | four sixes                        | 6,6,6,6,1 | 24    |
        | the odd die may lie first         | 1,6,6,6,6 | 24    |
        | the odd die may lie in the middle | 6,6,1,6,6 | 24    |
        | five sixes hold four              | 6,6,6,6,6 | 24    |
        | three of a kind is not enough     | 6,6,6,1,2 | 0     |
        | two pairs are not four of a kind  | 6,6,5,5,1 | 0     |
        | five different dice score nothing | 2,3,4,5,6 | 0     |
