Feature: The four official tournaments
  The dice files of the contest, 5000 games of each pair with seed 1. The shares of games won are compared with those
  of a million games of each pair, or with exact ones. Source: the contest's files; the shares were worked out here.

  Rule: In wuerfel0.txt the die with three ones and three sixes is best
    Decided: the document ranks die 1 first, but its program breaks rules that it quotes. A die without a 6 never wins.

    Example: wuerfel0.txt
      Given a tournament of the dice in wuerfel0.txt
      When 5000 games of each pair are played
      Then the ranking should be 2 1 4 5 6 3
      And the shares of games won should be within 0.015 of these:
        | die | faces       | share  |
        | 2   | 1 1 1 6 6 6 | 0.9854 |
        | 1   | 1 to 6      | 0.6396 |
        | 4   | 0 to 9      | 0.5350 |
        | 5   | 1 to 12     | 0.5254 |
        | 6   | 1 to 20     | 0.3147 |
        | 3   | 1 to 4      | 0      |

  Rule: In wuerfel1.txt the ordinary die is best, because greater faces overshoot the goal
    Decided: what the shares of two dice lack to 1 are games that end undecided.

    Example: wuerfel1.txt
      Given a tournament of the dice in wuerfel1.txt
      When 5000 games of each pair are played
      Then the ranking should be 1 2 3 4 5 6
      And the shares of games won should be within 0.015 of these:
        | die | faces   | share  |
        | 1   | 1 to 6  | 0.5984 |
        | 2   | 2 to 7  | 0.5450 |
        | 3   | 3 to 8  | 0.4551 |
        | 4   | 4 to 9  | 0.4090 |
        | 5   | 5 to 10 | 0.2489 |
        | 6   | 6 to 11 | 0.1424 |

  Rule: In wuerfel2.txt a die is the better, the more sixes it has
    Decided: these shares are exact; `npx kata ludo --exact` works them out in some minutes.

    Example: wuerfel2.txt
      Given a tournament of the dice in wuerfel2.txt
      When 5000 games of each pair are played
      Then the ranking should be 5 4 3 2 1
      And the shares of games won should be within 0.015 of these:
        | die | faces       | share        |
        | 5   | 1 6 6 6 6 6 | 0.9786706135 |
        | 4   | 1 1 6 6 6 6 | 0.7541520346 |
        | 3   | 1 1 1 6 6 6 | 0.5073367279 |
        | 2   | 1 1 1 1 6 6 | 0.2574205306 |
        | 1   | 1 1 1 1 1 6 | 0.0024200934 |

  Rule: In wuerfel3.txt the four-faced die with 1, 2, 5 and 6 is best, and eight faces beat six
    Decided: few faces and a 6 among them bring pieces in soon; a million games of each pair part all neighbours.

    Example: wuerfel3.txt
      Given a tournament of the dice in wuerfel3.txt
      When 5000 games of each pair are played
      Then the ranking should be 1 3 2 4 5 6
      And the shares of games won should be within 0.015 of these:
        | die | faces   | share  |
        | 1   | 1 2 5 6 | 0.7751 |
        | 3   | 1 to 8  | 0.6057 |
        | 2   | 1 to 6  | 0.5893 |
        | 4   | 0 to 9  | 0.4423 |
        | 5   | 1 to 12 | 0.4354 |
        | 6   | 1 to 20 | 0.1521 |
