Feature: Refused moves
  A move that the rules do not allow is refused, and leaves the dice, the throws and the card as they were.
  Source: Emily Bache's Yatzy kata (document 002); the messages are decided here.

  Rule: There is no fourth throw
    > They can re-roll some or all of the dice up to three times (including the original roll).

    Background:
      Given Ann starts a game of Yatzy
      And these moves are made:
        | throw | 3,4,5,5,2   |
        | hold  | (-,-,5,5,-) |
        | throw | 5,1,5,5,3   |
        | hold  | (5,-,5,5,-) |
        | throw | 5,6,5,5,2   |

    Example: a fourth throw
      When 5,5,5,5,5 is thrown
      Then it should be refused with "A go has at most 3 throws: place 5,6,5,5,2 on a category."
      And the dice should read 5,6,5,5,2
      And 0 throws should be left

    Example: a hold for a fourth throw
      When (5,-,5,5,-) is held
      Then it should be refused with "Dice are held for the next throw, and there is none left: place 5,6,5,5,2 on a category."
      And (-,-,-,-,-) should be held

  Rule: A throw leaves the dice that are held as they are
    > They hold (-,-,5,5,-) and re-roll (3,4,-,-,2):

    Background:
      Given Ann starts a game of Yatzy
      And these moves are made:
        | throw | 3,4,5,5,2   |
        | hold  | (-,-,5,5,-) |

    Scenario Outline: <why>
      When <throw> is thrown
      Then it should be refused with "<message>"
      And the dice should read 3,4,5,5,2
      And (-,-,5,5,-) should be held
      And 2 throws should be left

      Examples:
        | why                                 | throw     | message                                                             |
        | a held die shows something else     | 1,2,5,6,3 | Die 4 is held and shows 5: a throw cannot turn it to 6.             |
        | the first of two such dice is named | 5,5,1,2,3 | Die 3 is held and shows 5: a throw cannot turn it to 1.             |
        | only the dice thrown are given      | 1,1,3     | A roll has 5 dice, not 3: 1,1,3.                                    |
        | a die that cannot be                | 1,1,5,5,7 | A die shows a whole number from 1 to 6; die 5 of 1,1,5,5,7 shows 7. |
        | a die that was held and cannot be   | 1,1,5,8,2 | A die shows a whole number from 1 to 6; die 4 of 1,1,5,8,2 shows 8. |

  Rule: A throw throws at least one die
    Decided: the document re-rolls "some or all" of the dice; who is content with all five places them.

    Example: all five dice are held
      Given Ann starts a game of Yatzy
      And these moves are made:
        | throw | 2,3,4,5,6   |
        | hold  | (2,3,4,5,6) |
      When 2,3,4,5,6 is thrown
      Then it should be refused with "All dice of 2,3,4,5,6 are held: a throw needs a die to throw."
      And 2 throws should be left

  Rule: Only dice that were thrown can be held
    Decided: a hold gives the eyes of the dice it keeps, so that a slip of the pen is noticed.

    Example: before the first throw
      Given Ann starts a game of Yatzy
      When (-,-,5,5,-) is held
      Then it should be refused with "Throw the dice before you hold any: (-,-,5,5,-) was not thrown."

    Example: before the first throw of the next go
      Given Ann starts a game of Yatzy
      And these goes are played:
        | category | Ann       |
        | fives    | 5,6,5,5,2 |
      When (5,-,-,-,-) is held
      Then it should be refused with "Throw the dice before you hold any: (5,-,-,-,-) was not thrown."

    Scenario Outline: <why>
      Given Ann starts a game of Yatzy
      And 3,4,5,5,2 is thrown
      When <hold> is held
      Then it should be refused with "<message>"
      And (-,-,-,-,-) should be held

      Examples:
        | why                                 | hold           | message                                                      |
        | the die shows something else        | (-,-,6,5,-)    | Die 3 shows 5: it cannot be held as 6.                       |
        | the first of two such dice is named | (4,3,-,-,-)    | Die 1 shows 3: it cannot be held as 4.                       |
        | eyes that no die can show           | (-,-,-,-,7)    | Die 5 shows 2: it cannot be held as 7.                       |
        | a text is not a number              | (-,"4",-,-,-)  | Die 2 shows 4: it cannot be held as "4".                     |
        | there is no sixth die               | (-,-,5,5,-,6)  | A hold names 5 dice, held or not, and (-,-,5,5,-,6) names 6. |
        | a die is left out                   | (-,-,5,5)      | A hold names 5 dice, held or not, and (-,-,5,5) names 4.     |
        | a word                              | (-,-,five,-,-) | A hold is written like (-,-,5,5,-); "five" is not a die.     |

  Rule: A roll is placed after it was thrown, and on a category that exists
    > The player then places the roll in a category, such as ones, twos, fives, pair, two pairs etc (see below).

    Example: before the first throw
      Given Ann starts a game of Yatzy
      When the roll is placed on fives
      Then it should be refused with "Throw the dice before you place them on fives."
      And 3 throws should be left

    Example: on no category
      Given Ann starts a game of Yatzy
      And 3,4,5,5,2 is thrown
      When the roll is placed on upper bonus
      Then it should be refused with "There is no category "upper bonus": place on chance, yatzy, ones, twos, threes, fours, fives, sixes, pair, two pairs, three of a kind, four of a kind, small straight, large straight or full house."
      And the dice should read 3,4,5,5,2

  Rule: A game has players, each with a name of their own
    Decided: a score card has a column for each player; without one there is nothing to play for.

    Example: nobody plays
      When nobody starts a game of Yatzy
      Then it should be refused with "A game needs one player or more, not 0."

    Example: two players of one name
      When Ann, Bob and Ann start a game of Yatzy
      Then it should be refused with "Every player needs a name of their own, not "Ann" twice."
