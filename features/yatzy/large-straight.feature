Feature: Large straight
  The dice 2 to 6, in any order. Source: Emily Bache's Yatzy kata (document 002).

  @transcribed
  Rule: On "large straight" the player scores 20 if the dice read 2,3,4,5,6
    > When placed on "large straight", if the dice read 2,3,4,5,6, the player scores 20 (the sum of all the dice).

    Example: The sum of all the dice
      When placed on "large straight", if the dice read 2,3,4,5,6, the player scores 20 (the sum of all the dice)

  Rule: "large straight" scores 2, 3, 4, 5 and 6, and no other five dice
    Decided: dice have no order on a table, so the order they are written in does not matter.

    Scenario Outline: <why>
      When <roll> is placed on large straight
      Then it should score <score> points

      Examples:
        | why                                        | roll      | score |
        | the dice may lie in any order              | 4,6,2,5,3 | 20    |
        | from the highest down                      | 6,5,4,3,2 | 20    |
        | the small straight is another category     | 1,2,3,4,5 | 0     |
        | five different dice with a gap after the 1 | 1,3,4,5,6 | 0     |
        | five different dice without a 3            | 1,2,4,5,6 | 0     |
        | five different dice without a 4            | 1,2,3,5,6 | 0     |
        | five different dice without a 5            | 1,2,3,4,6 | 0     |
        | four in a row and one twice                | 3,3,4,5,6 | 0     |
        | from 2 to 6, but one is missing            | 2,3,4,6,6 | 0     |
        | a sum of 20 is not enough                  | 4,4,4,4,4 | 0     |
