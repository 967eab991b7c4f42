Feature: When a die is called better than another
  Wins are compared over all games of both dice, those against others too. Each example has three dice, and says how the
  games of each pair ended for its lower-numbered die. Source: decided here; each rule names its method.

  Rule: The lead, less one game, must be more than 1.96 of its standard deviations
    Decided: less one game after Yates, because wins are whole numbers. Each score counts with a win and a loss more
    (Agresti and Caffo 2000), so that a few games do not look certain because all went one way.

    Scenario Outline: <why>
      Given games of dice 1 and 2 that ended <1 and 2>, of 1 and 3 <1 and 3>, and of 2 and 3 <2 and 3>
      Then dice 1 and 2 should be <verdict>

      Examples:
        | why                                   | 1 and 2                 | 1 and 3  | 2 and 3  | verdict            |
        | 61 of a hundred games                 | 61 to 39                | 0 to 0   | 0 to 0   | apart, 1 is better |
        | 60 are too few                        | 60 to 40                | 0 to 0   | 0 to 0   | tied               |
        | the second may be better              | 39 to 61                | 0 to 0   | 0 to 0   | apart, 2 is better |
        | four of four games                    | 4 to 0                  | 0 to 0   | 0 to 0   | apart, 1 is better |
        | three of three are too few            | 3 to 0                  | 0 to 0   | 0 to 0   | tied               |
        | the same lead among many games        | 4 to 0 and 96 undecided | 0 to 0   | 0 to 0   | tied               |
        | the lead comes from a third die alone | 50 to 50                | 63 to 37 | 37 to 63 | apart, 1 is better |
        | both are uncertain there              | 50 to 50                | 62 to 38 | 38 to 62 | tied               |
        | all games won there, all games lost   | 3 to 3                  | 6 to 0   | 0 to 6   | tied               |

  Rule: A house rule makes another ranking where both orders of two dice are decided at 99.9 %
    Decided: many pairs of dice and three house rules are compared, so 95 % would find some by chance.

    Scenario Outline: <why>
      Given games of dice 1 and 2 that ended <before>, of 1 and 3 0 to 0, and of 2 and 3 0 to 0
      Then with a house rule turned, <after> should make <ranking>

      Examples:
        | why                                 | before   | after    | ranking          |
        | surely better before, and worse now | 67 to 33 | 33 to 67 | another ranking  |
        | sure at 95 % is not enough          | 61 to 39 | 39 to 61 | the same ranking |
        | they are tied now                   | 67 to 33 | 50 to 50 | the same ranking |
        | they were tied before               | 50 to 50 | 33 to 67 | the same ranking |
        | the lead grows                      | 67 to 33 | 95 to 5  | the same ranking |

  Rule: The order is certain where every lead is beyond Robbins' mixture bound
    Decided: for three dice and a thousand games of each pair it is 197.97; three pairs share the risk of 0.1 %. See
    certainty.feature for the source.

    Scenario Outline: <why>
      Given games of dice 1 and 2 that ended <1 and 2>, of 1 and 3 <1 and 3>, and of 2 and 3 <2 and 3>
      Then the order of all three should be <verdict>

      Examples:
        | why                                   | 1 and 2    | 1 and 3   | 2 and 3    | verdict         |
        | 198 games more than the second        | 500 to 500 | 952 to 48 | 754 to 246 | certain         |
        | 197 games more                        | 500 to 500 | 951 to 49 | 754 to 246 | not yet certain |
        | the second and the third are too near | 1000 to 0  | 1000 to 0 | 598 to 402 | not yet certain |

  Rule: How far many counts may be off is judged by chi-squared
    Decided: chance exceeds the bound in one of 1000 cases, so it hardly ever accuses right numbers. The rows are from
    printed tables; the approximation of Wilson and Hilferty 1931 is good to 0.3.

    Scenario Outline: <why>
      Then chance should explain a chi-squared of <bound> with <free> free counts, but no more

      Examples:
        | why                                | free | bound  |
        | the faces of a die with four sides | 3    | 16.266 |
        | the faces of an ordinary die       | 5    | 20.515 |
        | ten counts                         | 10   | 29.588 |
        | a tournament of six dice           | 50   | 86.661 |
