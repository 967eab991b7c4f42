Feature: How sure a ranking is
  A share of games won is only near a die's chance to win. Each share has an interval, and neighbours in the ranking
  that the games do not part are called tied. Source: decided here; each rule names its method.

  Rule: The interval of a share is Wilson's score interval at 95 %
    Decided: it holds for few games, too, and for shares of 0 and 1; the rows are those of Newcombe 1998, table
    I; the last two are n / (n + 1.96²), where rounding must not pass 0 and 1.

    Scenario Outline: <why>
      Then the interval for <wins> of <games> games should reach from <low> to <high>

      Examples:
        | why          | wins | games | low    | high   |
        | some of many | 81   | 263   | 0.2553 | 0.3662 |
        | a tenth      | 15   | 148   | 0.0624 | 0.1605 |
        | none         | 0    | 20    | 0      | 0.1611 |
        | one          | 1    | 29    | 0.0061 | 0.1718 |
        | all          | 29   | 29    | 0.8830 | 1      |
        | no less      | 0    | 27    | 0      | 0.1246 |
        | no more      | 16   | 16    | 0.8064 | 1      |

  Rule: In 95 of 100 tournaments or more the interval holds the die's exact share
    Decided: it would be 95 against one opponent; games against several vary less, so then it is more often right.

    Scenario Outline: <why>
      Given a tournament of these dice:
        | 1 1 1 6 6 6 |
        | 1 2 3 4 5 6 |
        | <third die> |
      And each player has 1 piece
      When 1000 tournaments are played, with <games> games of each pair
      Then <least> to 1000 of them should have each die's exact share in its interval

      Examples:
        | why                   | third die | games | least |
        | a few games           | 2 4 6     | 10    | 940   |
        | some more             | 2 4 6     | 100   | 940   |
        | a die that never wins | 50        | 100   | 940   |

  Rule: Dice are called apart only where the games decide it at 95 %
    Decided: better-dice.feature says where the line runs. Equal dice may be called apart in 5 of 100 tournaments, 60 of
    1000 with bad luck.

    Scenario Outline: <why>
      Given a tournament of these dice:
        | 1 2 3 4 5 6 |
        | 6 5 4 3 2 1 |
      And each player has 1 piece
      When 1000 tournaments are played, with <games> games of each pair
      Then at most 60 of them should call a die better than the next

      Examples:
        | why                     | games |
        | equal dice, two games   | 2     |
        | equal dice, ten games   | 10    |
        | equal dice, fifty games | 50    |
        | equal dice, many games  | 500   |

    Example: Dice of which one is much better
      Given a tournament of these dice:
        | 1 1 1 6 6 6 |
        | 1 2 3 4 5 6 |
      And each player has 1 piece
      When 100 tournaments are played, with 50 games of each pair
      Then at least 95 of them should call a die better than the next

  Rule: The order is certain at 99.9 %, however often somebody looks
    Decided: Robbins' mixture bound of 1970, as a confidence sequence of Howard, Ramdas, McAuliffe and Sekhon 2021. A
    test for one look would call equal dice apart sooner or later if it were asked again and again.

    Example: Equal dice do not become certain
      Given a tournament of these dice:
        | 1 2 3 4 5 6 |
        | 6 5 4 3 2 1 |
      And each player has 1 piece
      When 100 tournaments are played until their order is certain, with 5000 games of each pair at most
      Then 0 of them should have become certain

    Scenario Outline: <why>
      Given a tournament of these dice:
        | 1 2 3 4 5 6 |
        | <other die> |
      And each player has 1 piece
      When 4 tournaments are played until their order is certain, with 100000 games of each pair at most
      Then they should have taken <games> games of each pair

      Examples:
        | why                                 | other die     | games               |
        | two sixes: a thousand games will do | 1 2 3 4 6 6   | 1000 1000 1000 1000 |
        | a 1 instead of the 2 is little      | 1 1 3 4 5 6   | 4000 2000 1000 1000 |
        | a second 5 beside the 6 is less     | 1 2 3 4 5 5 6 | 5000 4000 8000 5000 |

  Rule: A ranking depends on a house rule where turning it makes two dice change places, both times surely
    Decided: surely is at 99.9 % here, because many pairs of dice are compared.

    Scenario Outline: <why>
      Given a tournament of the dice in <file>
      When 1000 games of each pair are played
      Then without agreeing that <house rule> there should be <ranking>: <dice>

      Examples:
        | why                           | file         | house rule                                        | ranking          | dice        |
        | a lost six ends the turn      | wuerfel2.txt | a six that moves nothing gives another throw      | another ranking  | 4 3 5 2 1   |
        | the goal comes last           | wuerfel2.txt | pieces in the goal count as foremost              | the same ranking | 5 4 3 2 1   |
        | all wait for A                | wuerfel2.txt | another piece moves while the one on A is blocked | another ranking  | 4 3 5 2 1   |
        | a lost six matters less there | wuerfel1.txt | a six that moves nothing gives another throw      | the same ranking | 1 2 3 4 5 6 |
