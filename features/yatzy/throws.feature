Feature: Throws
  A go begins with a throw of five dice; after it the player may hold dice and throw the others again.
  Held dice stand in brackets at their places, with a dash for each other die: (-,-,5,5,-).
  Source: Emily Bache's Yatzy kata (document 002).

  Rule: A go has up to three throws, the first one of all five dice
    > Each player rolls five six-sided dice.
    > They can re-roll some or all of the dice up to three times (including the original roll).
    > You do NOT have to program the random dice rolling.

    Example: before the first throw there are three
      When Ann starts a game of Yatzy
      Then 3 throws should be left

    Example: the first throw is one of the three
      Given Ann starts a game of Yatzy
      When 3,4,5,5,2 is thrown
      Then the dice should read 3,4,5,5,2
      And 2 throws should be left

    Example: the third throw is the last
      Given Ann starts a game of Yatzy
      When these moves are made:
        | throw | 3,4,5,5,2   |
        | hold  | (-,-,5,5,-) |
        | throw | 5,1,5,5,3   |
        | hold  | (5,-,5,5,-) |
        | throw | 5,6,5,5,2   |
      Then the dice should read 5,6,5,5,2
      And 0 throws should be left

    Scenario Outline: <why>
      Given Ann starts a game of Yatzy
      When these moves are made:
        | throw | 3,4,5,5,2 |
        | hold  | <held>    |
        | throw | <throw>   |
      Then the dice should read <throw>
      And 1 throw should be left

      Examples: Some or all of the dice
        | why                                 | held        | throw     |
        | all five dice are thrown again      | (-,-,-,-,-) | 1,6,6,2,4 |
        | four dice are thrown again          | (-,4,-,-,-) | 1,4,6,2,4 |
        | one die is thrown again             | (3,4,5,-,2) | 3,4,5,1,2 |
        | the first and the last die are held | (3,-,-,-,2) | 3,6,6,6,2 |
        | a die may fall as it lay            | (-,-,5,5,-) | 3,4,5,5,1 |
        | every die thrown may fall as it lay | (-,-,5,5,-) | 3,4,5,5,2 |

    Example: who holds nothing throws all five dice again
      Given Ann starts a game of Yatzy
      When these moves are made:
        | throw | 3,4,5,5,2 |
        | throw | 1,6,6,2,4 |
      Then the dice should read 1,6,6,2,4
      And 1 throw should be left

  Rule: A player may place the roll after any throw
    Decided: the document says "can re-roll" and "up to three times"; nobody has to use all throws.

    Example: after the first throw
      Given Ann starts a game of Yatzy
      When these moves are made:
        | throw | 2,3,4,5,6      |
        | place | large straight |
      Then the card should read:
        | category       | Ann |
        | large straight | 20  |
        | total          | 20  |

    Example: after the second throw
      Given Ann starts a game of Yatzy
      When these moves are made:
        | throw | 2,3,4,5,1      |
        | hold  | (2,3,4,5,-)    |
        | throw | 2,3,4,5,6      |
        | place | large straight |
      Then the card should read:
        | category       | Ann |
        | large straight | 20  |
        | total          | 20  |

    Example: dice that are held are placed like the others
      Given Ann starts a game of Yatzy
      When these moves are made:
        | throw | 6,6,1,6,2   |
        | hold  | (6,6,-,6,-) |
        | place | chance      |
      Then the card should read:
        | category | Ann |
        | chance   | 21  |
        | total    | 21  |

  Rule: A hold is for the next throw alone, and names every die that stays
    Decided: in the document the player names the held dice anew before each throw, the fives held before too.

    Example: after a throw nothing is held
      Given Ann starts a game of Yatzy
      When these moves are made:
        | throw | 3,4,5,5,2   |
        | hold  | (-,-,5,5,-) |
        | throw | 5,1,5,5,3   |
      Then (-,-,-,-,-) should be held

    Example: a die that was held may be thrown again
      Given Ann starts a game of Yatzy
      When these moves are made:
        | throw | 3,4,5,5,2   |
        | hold  | (-,-,5,5,-) |
        | throw | 6,6,5,5,6   |
        | hold  | (6,6,-,-,6) |
        | throw | 6,6,1,6,6   |
      Then the dice should read 6,6,1,6,6

    Example: the last hold before a throw is the one that counts
      Given Ann starts a game of Yatzy
      When these moves are made:
        | throw | 3,4,5,5,2   |
        | hold  | (3,4,-,-,2) |
        | hold  | (-,-,5,5,-) |
        | throw | 6,6,5,5,6   |
      Then the dice should read 6,6,5,5,6
