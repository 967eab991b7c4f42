@stage-5
Feature: Winning where no win can be forced
  Codes are weighted by the draw: a code with colours in equal numbers comes up more often than one of a single
  colour.
  B has 2·n steps. Source: document 001, stage 5; the numbers were worked out by exhaustive search.

  Rule: The best player wins the most draws that can be won
    Decided: with two colours and four balls the worst case, five proposals, exceeds the four steps.

    Scenario Outline: <why>
      When all games of <sizes> are played out
      Then B should win <won> of <draws> draws at best

      Examples:
        | why                          | sizes               | won   | draws |
        | 69 of 70, lost is one colour | n = 2, m = 4, k = 4 | 1656  | 1680  |
        | every win can be forced      | n = 2, m = 2, k = 4 | 24    | 24    |
        | five balls: five of six      | n = 2, m = 5, k = 5 | 25200 | 30240 |

  Rule: A win that can be forced is forced
    Decided: entropy is followed only as long as the game is still won in time after it.

    Scenario Outline: <why>
      When <strategy> plays every draw of n = 2, m = 3, k = 4
      Then it should win <won> of 360 games

      Examples:
        | why                           | strategy | won |
        | four steps always suffice     | best     | 360 |
        | what teaches most is too slow | entropy  | 324 |

  Rule: Depth wins games that one step ahead loses
    Decided: the one-step player makes the largest part smallest and takes a possible code where several do.

    Scenario Outline: <why>
      When <strategy> plays every draw of n = 2, m = 4, k = 4
      Then it should win <won> of 1680 games

      Examples:
        | why            | strategy       | won  |
        | best           | best           | 1656 |
        | worst-case     | worst-case     | 1392 |
        | expected-size  | expected-size  | 1656 |
        | first-possible | first-possible | 1344 |
