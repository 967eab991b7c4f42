Feature: Tournaments
  Every die of a list plays every other; whoever wins most games is best. Dice are numbered from 1 as they are listed.
  Source: document 004 and the contest's task behind it.

  Rule: Each pair of dice plays the wished number of games, of which each begins half, and the lower-numbered the odd one
    > Gibt an, wie oft jede Spielkombination gespielt werden soll.

    Scenario Outline: <why>
      Given a tournament of these dice:
        | 1 2 3 4 5 6 |
        | 1 1 1 6 6 6 |
        | 1 2 3 4     |
      When <games> games of each pair are played
      Then the lower-numbered die of each pair should have begun <lower>, the other <higher>

      Examples:
        | why                        | games | lower | higher |
        | the odd game               | 1     | 1     | 0      |
        | one each                   | 2     | 1     | 1      |
        | an odd number              | 7     | 4     | 3      |
        | as the document plays them | 50    | 25    | 25     |

  Rule: The die that wins most games is ranked first, and of equal ones the lower-numbered
    Decided: the document orders by wins and is silent about equal ones; an undecided game is a win for nobody.

    Example: One die of three can win
      Given a tournament of these dice:
        | 0           |
        | 50          |
        | 1 2 3 4 5 6 |
      When 10 games of each pair are played
      Then the ranking should be 3 1 2
      And their wins should be 20 0 0
      And their undecided games should be 0 10 10

  Rule: The same seed gives the same games, and another seed gives others
    Decided: a result that nobody can reproduce proves nothing.

    Scenario Outline: <why>
      Given a tournament of the dice in wuerfel0.txt
      When 50 games of each pair are played with seed <seed>
      Then seed <other seed> should give <what>

      Examples:
        | why                | seed       | other seed | what            |
        | the same once more | 7          | 7          | the same scores |
        | the next seed      | 7          | 8          | other scores    |
        | the least seed     | 0          | 1          | other scores    |
        | the greatest seed  | 4294967295 | 0          | other scores    |

  Rule: Games do not depend on what else is played
    Decided: dice that are added at the end, and games that are played in parts or by threads, change no game.

    Example: A die is added at the end of the list
      Given a tournament of these dice:
        | 1 2 3 4 5 6 |
        | 1 1 1 6 6 6 |
        | 2 4 6       |
      When 50 games of each pair are played
      Then the first two dice alone should have the same scores against each other

    Example: The games are played in parts
      Given a tournament of the dice in wuerfel0.txt
      When 50 games of each pair are played
      Then they should have the same scores when played in parts of 7 games

  Rule: Games are played in rounds, so that the scores can be looked at in between
    Decided: rounds grow, because looks cost time, and are even, so that both dice of a pair begin equally often.

    Scenario Outline: <why>
      When <games> games are divided into rounds
      Then the rounds should have these games: <rounds>

      Examples:
        | why                         | games | rounds                                                                     |
        | less than a round           | 50    | 50                                                                         |
        | exactly a round             | 1000  | 1000                                                                       |
        | a thousand at first         | 2500  | 1000 1000 500                                                              |
        | then a tenth more, but even | 16000 | 1000 1000 1000 1000 1000 1000 1000 1000 1000 1000 1000 1100 1210 1332 1358 |

  Rule: A game is broken off after a million throws, if nothing else is wished
    Decided: slow dice need some thousand throws, and must not lose their games for it.

    Example: Two slow dice
      Given a tournament of these dice:
        | 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 1 6 |
        | 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 1 6 |
      When 10 games of each pair are played
      Then their wins should be 5 5
