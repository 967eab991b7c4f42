@stage-5
Feature: A report on the players of B
  `npx kata report mastermind-generalised` plays every draw of a board, or some that a seed draws, and prints a table.
  Source: document 001, stage 5; most-wins.feature and large-boards.feature have the numbers.

  Rule: A report has a line for each strategy: mean, worst, and games won within 2·n steps
    Decided: every secret counts as often as it is drawn; games go on beyond the limit, to be counted.

    Example: Two colours, four balls of each: depth wins games
      When I try npx kata report mastermind-generalised -n 2 -m 4 -k 4
      Then the report should be of "Generalised Mastermind: n = 2 colours, m = 4 balls of each, k = 4 drawn, 4 steps":
        | strategy        | mean  | worst | won  | of   |
        | best            | 3.014 | 5     | 1656 | 1680 |
        | entropy         | 3.014 | 5     | 1464 | 1680 |
        | expected-size   | 3.014 | 5     | 1656 | 1680 |
        | most-parts      | 3.443 | 5     | 1344 | 1680 |
        | worst-case      | 3.700 | 5     | 1392 | 1680 |
        | first-possible  | 3.443 | 5     | 1344 | 1680 |
        | random-possible | 3.014 | 5     | 1464 | 1680 |

    Example: Secrets drawn by a seed, and minimax, which is to be asked for
      When I try npx kata report mastermind-generalised -n 4 -m 2 --games 40 --seed 3 --strategies minimax,entropy
      Then the report should be of "Generalised Mastermind: n = 4 colours, m = 2 balls of each, k = 4 drawn, 8 steps":
        | strategy | mean  | worst | won | of |
        | minimax  | 5.175 | 6     | 40  | 40 |
        | entropy  | 4.750 | 6     | 40  | 40 |

    Example: Misplaced colours, where they are told
      When I try npx kata report mastermind-generalised -n 4 -m 2 --colours-too --strategies entropy
      Then the report should be of "Generalised Mastermind: n = 4 colours, m = 2 balls of each, k = 4 drawn, 8 steps, misplaced colours told":
        | strategy | mean  | worst | won  | of   |
        | entropy  | 3.490 | 5     | 1680 | 1680 |

  Rule: Ctrl-C leaves a report with what is known so far
    Decided: a million games take minutes; the table keeps the games that have ended, and 130 is what shells call it.

    Example: A million games
      When 3 seconds after its first line I interrupt npx kata report mastermind-generalised -m 8 -k 8 --games 1000000 --strategies random-possible
      Then random-possible should have been stopped after some of 1000000 games
      And its exit code should be 130
