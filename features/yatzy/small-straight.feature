Feature: Small straight
  The dice 1 to 5, in any order. Source: Emily Bache's Yatzy kata (document 002).

  @transcribed
  Rule: On "small straight" the player scores 15 if the dice read 1,2,3,4,5
    > When placed on "small straight", if the dice read 1,2,3,4,5, the player scores 15 (the sum of all the dice).

    Example: The sum of all the dice
      When placed on "small straight", if the dice read 1,2,3,4,5, the player scores 15 (the sum of all the dice)

  Rule: "small straight" scores 1, 2, 3, 4 and 5, and no other five dice
    Decided: dice have no order on a table, so the order they are written in does not matter.

    Scenario Outline: <why>
      When <roll> is placed on small straight
      Then it should score <score> points

      Examples:
        | why                                         | roll      | score |
        | the dice may lie in any order               | 3,1,5,4,2 | 15    |
        | from the highest down                       | 5,4,3,2,1 | 15    |
        | the large straight is another category      | 2,3,4,5,6 | 0     |
        | five different dice with a gap before the 6 | 1,2,3,4,6 | 0     |
        | five different dice without a 2             | 1,3,4,5,6 | 0     |
        | five different dice without a 3             | 1,2,4,5,6 | 0     |
        | five different dice without a 4             | 1,2,3,5,6 | 0     |
        | four in a row and one twice                 | 1,2,3,4,4 | 0     |
        | from 1 to 5, but one is missing             | 1,2,2,4,5 | 0     |
        | a sum of 15 is not enough                   | 3,3,3,3,3 | 0     |
        | 1 twice and no 2                            | 1,1,3,4,5 | 0     |
