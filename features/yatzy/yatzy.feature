Feature: Yatzy
  Five equal dice score 50 points, whatever they show.
  Source: Emily Bache's Yatzy kata (document 002).

  @transcribed
  Rule: On "yatzy" five equal dice score 50 points
    > If all dice have the same number, the player scores 50 points.

    Example: For example, placed on "yatzy"
      * 1,1,1,1,1 placed on "yatzy" scores 50
      * 1,1,1,2,1 placed on "yatzy" scores 0

  Rule: "yatzy" scores 50 points for every number of eyes, and for five equal dice alone
    Decided: the document's examples show ones only; 50 is not the sum of any dice, so it is the same for all.

    Scenario Outline: <why>
      When <roll> is placed on yatzy
      Then it should score <score> points

      Examples: Five equal dice
        | why         | roll      | score |
        | five twos   | 2,2,2,2,2 | 50    |
        | five threes | 3,3,3,3,3 | 50    |
        | five fours  | 4,4,4,4,4 | 50    |
        | five fives  | 5,5,5,5,5 | 50    |
        | five sixes  | 6,6,6,6,6 | 50    |

      Examples: One die is different
        | why                               | roll      | score |
        | the first die is different        | 5,6,6,6,6 | 0     |
        | the second die is different       | 6,5,6,6,6 | 0     |
        | the third die is different        | 6,6,5,6,6 | 0     |
        | the last die is different         | 6,6,6,6,5 | 0     |
        | a full house has no five equal    | 3,3,3,2,2 | 0     |
        | five different dice score nothing | 1,2,3,4,5 | 0     |
