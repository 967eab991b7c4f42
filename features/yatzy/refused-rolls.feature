Feature: What is not a roll, and what is no category
  A roll that cannot be is refused before it is scored; the first fault is named, dice counted from the left.
  Source: Emily Bache's Yatzy kata (document 002); the messages are decided here, the document is silent.

  Rule: A roll is five dice
    > Each player rolls five six-sided dice.

    Scenario Outline: <why>
      When <roll> is placed on chance
      Then it should be refused with "<message>"

      Examples:
        | why                                    | roll        | message                                |
        | four dice                              | 1,1,1,1     | A roll has 5 dice, not 4: 1,1,1,1.     |
        | six dice                               | 1,1,1,1,1,1 | A roll has 5 dice, not 6: 1,1,1,1,1,1. |
        | the dice are counted before their eyes | 7,1,1,1     | A roll has 5 dice, not 4: 7,1,1,1.     |

  Rule: A die shows a whole number from 1 to 6
    > Each player rolls five six-sided dice.

    Scenario Outline: <why>
      When <roll> is placed on chance
      Then it should be refused with "<message>"

      Examples:
        | why                                | roll         | message                                                                   |
        | no side has 0 eyes                 | 0,1,1,1,1    | A die shows a whole number from 1 to 6; die 1 of 0,1,1,1,1 shows 0.       |
        | no side has 7 eyes                 | 1,1,1,1,7    | A die shows a whole number from 1 to 6; die 5 of 1,1,1,1,7 shows 7.       |
        | a side has no eyes below zero      | 1,1,-3,1,1   | A die shows a whole number from 1 to 6; die 3 of 1,1,-3,1,1 shows -3.     |
        | no side has half an eye            | 1,1.5,1,1,1  | A die shows a whole number from 1 to 6; die 2 of 1,1.5,1,1,1 shows 1.5.   |
        | a text is not a number             | 1,1,1,1,"3"  | A die shows a whole number from 1 to 6; die 5 of 1,1,1,1,"3" shows "3".   |
        | nothing is not a number            | 1,1,1,null,1 | A die shows a whole number from 1 to 6; die 4 of 1,1,1,null,1 shows null. |
        | true is not a number               | true,1,1,1,1 | A die shows a whole number from 1 to 6; die 1 of true,1,1,1,1 shows true. |
        | the first of two bad dice is named | 1,8,1,9,1    | A die shows a whole number from 1 to 6; die 2 of 1,8,1,9,1 shows 8.       |

  Rule: A roll that fits no category is refused all the same where a die is wrong
    Decided: zero points are for rolls that do not fit; a wrong die is a mistake of whoever wrote it down.

    Scenario Outline: <why>
      When 3,3,3,3,7 is placed on <category>
      Then it should be refused with "A die shows a whole number from 1 to 6; die 5 of 3,3,3,3,7 shows 7."

      Examples:
        | why                                       | category        |
        | the other four dice would score           | four of a kind  |
        | no die would score                        | ones            |
        | five different dice would be needed       | large straight  |
        | the roll is looked at before the category | seven of a kind |

  Rule: There are fifteen categories, written in small letters
    > The player then places the roll in a category, such as ones, twos, fives, pair, two pairs etc (see below).

    Scenario Outline: <why>
      When 1,2,3,4,5 is placed on <category>
      Then it should be refused with "There is no category "<category>": place on chance, yatzy, ones, twos, threes, fours, fives, sixes, pair, two pairs, three of a kind, four of a kind, small straight, large straight or full house."

      Examples:
        | why                       | category    |
        | a category of other rules | upper bonus |
        | three pairs need six dice | three pairs |
        | a capital letter          | Chance      |
        | one category, not six     | one         |
        | a word that programs know | constructor |
