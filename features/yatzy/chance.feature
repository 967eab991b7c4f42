Feature: Chance
  A roll is five dice, written with commas between them; the player places it on a category.
  Source: Emily Bache's Yatzy kata (document 002).

  @transcribed
  Rule: On "chance" the player scores the sum of all dice
    > The player scores the sum of all dice, no matter what they read.

    Example: For example, placed on "chance"
      * 1,1,3,3,6 placed on "chance" scores 14 (1+1+3+3+6)
      * 4,5,5,6,1 placed on "chance" scores 21 (4+5+5+6+1)

  Rule: "chance" takes every roll, also one that would fit elsewhere
    Decided: "no matter what they read" has no exception; the player may waste a better roll.

    Scenario Outline: <why>
      When <roll> is placed on chance
      Then it should score <score> points

      Examples:
        | why                                          | roll      | score |
        | the lowest roll there is                     | 1,1,1,1,1 | 5     |
        | the highest roll is no more than its sum     | 6,6,6,6,6 | 30    |
        | five different dice all count                | 1,2,4,5,6 | 18    |
        | a small straight is worth its sum            | 1,2,3,4,5 | 15    |
        | dice that match count like those that do not | 2,2,3,3,3 | 13    |
