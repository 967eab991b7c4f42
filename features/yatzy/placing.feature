Feature: Placing a roll
  At the end of a go the player places the roll on a category of the score card.
  Source: Emily Bache's Yatzy kata (document 002).

  Rule: A roll that fits the category scores by its rules, and any other roll scores zero
    > The player then places the roll in a category, such as ones, twos, fives, pair, two pairs etc (see below).
    > If the roll is compatible with the category, the player gets a score for the roll according to the rules.
    > If the roll is not compatible with the category, the player scores zero for the roll.

    Scenario Outline: <why>
      Given Ann starts a game of Yatzy
      And 5,6,5,5,2 is thrown
      When the roll is placed on <category>
      Then the card should read:
        | category   | Ann     |
        | <category> | <score> |
        | total      | <score> |

      Examples:
        | why                             | category        | score |
        | three fives on fives            | fives           | 15    |
        | three fives are three of a kind | three of a kind | 15    |
        | two of the fives are a pair     | pair            | 10    |
        | all five dice on chance         | chance          | 23    |
        | three fives and no pair beside  | full house      | 0     |
        | a roll without ones on ones     | ones            | 0     |

  Rule: The player chooses the category, whatever another one would score
    > Your task is to score a GIVEN roll in a GIVEN category.
    > The game is NOT played by letting the computer choose the highest scoring category for a given roll.

    Example: five sixes are wasted on ones
      Given Ann starts a game of Yatzy
      And 6,6,6,6,6 is thrown
      When the roll is placed on ones
      Then the card should read:
        | category | Ann |
        | ones     | 0   |
        | total    | 0   |

    Example: the last category of the card may be used first
      Given Ann starts a game of Yatzy
      When these goes are played:
        | category   | Ann       |
        | full house | 1,1,2,2,2 |
        | pair       | 3,3,3,4,4 |
        | chance     | 4,5,5,6,1 |
      Then the card should read:
        | category   | Ann |
        | chance     | 21  |
        | pair       | 8   |
        | full house | 8   |
        | total      | 37  |

  Rule: The score of a go is added to the player's total
    > The score for that go is then added to their total

    Example: a new game has no points
      When Ann starts a game of Yatzy
      Then the card should read:
        | category | Ann |
        | total    | 0   |

    Example: three goes
      Given Ann starts a game of Yatzy
      When these goes are played:
        | category | Ann       |
        | fives    | 5,6,5,5,2 |
        | yatzy    | 1,1,1,2,1 |
        | chance   | 1,1,3,3,6 |
      Then the card should read:
        | category | Ann |
        | chance   | 14  |
        | yatzy    | 0   |
        | fives    | 15  |
        | total    | 29  |

    Example: placing ends the go, and the next one has three throws again
      Given Ann starts a game of Yatzy
      And these moves are made:
        | throw | 3,4,5,5,2   |
        | hold  | (-,-,5,5,-) |
        | throw | 5,1,5,5,3   |
      When the roll is placed on fives
      Then 3 throws should be left
      And (-,-,-,-,-) should be held
