Feature: A report on strategies, and matches
  `npx kata report mastermind` plays every secret and prints a table; `npx kata match` plays aigaming's game against an
  opponent of the house. Source: document 001's bonus; strategies.feature has the numbers and where they come from.

  Rule: A report has a line for each strategy: mean, worst, and games won within the attempts
    Decided: strategies are told apart by numbers that a reader can compare with the literature.

    Example: Two strategies
      When I try npx kata report mastermind --strategies first-consistent,most-parts
      Then the report should be of "Mastermind: 4 pegs of 6 colours, 12 attempts":
        | strategy         | mean  | worst | won  | of   |
        | first-consistent | 5.765 | 9     | 1296 | 1296 |
        | most-parts       | 4.373 | 6     | 1296 | 1296 |

    Example: The seed feeds the chance of a strategy
      When I try npx kata report mastermind --strategies random-consistent --seed 2
      Then the report should be of "Mastermind: 4 pegs of 6 colours, 12 attempts":
        | strategy          | mean  | worst | won  | of   |
        | random-consistent | 4.591 | 7     | 1296 | 1296 |

  Rule: A report may be drawn as a picture, with a histogram for each strategy
    Decided: the picture says in words what it shows, for those who cannot see it. The highest bar of all is 44 high,
    the others in proportion to their games, and one that stands for any game at all can be seen.

    Example: The same two strategies
      When I try npx kata report mastermind --strategies first-consistent,most-parts --svg reports/mastermind-report.svg
      Then reports/mastermind-report.svg should be a histogram that says "Mastermind: 4 pegs of 6 colours, 12 attempts. first-consistent: mean 5.765; 1 in 1, 4 in 2, 25 in 3, 108 in 4, 305 in 5, 602 in 6, 196 in 7, 49 in 8, 6 in 9. most-parts: mean 4.373; 1 in 1, 12 in 2, 72 in 3, 635 in 4, 569 in 5, 7 in 6"
      And its bars should have these heights:
        | heights              |
        | 1 1 2 7 21 42 14 3 1 |
        | 1 1 5 44 39 1        |

  Rule: Matches are counted by who won
    Decided: the same seed plays the same matches; match.feature has the rules.

    Example: Twenty matches
      When I try npx kata match --games 20 --seed 3
      Then it should print:
        """
        20 matches: 4 won, 10 lost, 6 drawn.
        0.40 wins for a loss.
        """

  Rule: What cannot be reported or played is refused in one line
    Decided: nothing is played before everything asked for is known to be possible.

    Scenario Outline: <why>
      When I try npx kata <words>
      Then the command should be refused with "<message>"

      Examples:
        | why                      | words                                          | message                                                                                                                                                  |
        | another game             | report chess                                   | kata: What can be played is mastermind or mastermind-generalised, not "chess".                                                                           |
        | the second strategy      | report mastermind --strategies entropy,minimax | kata: A strategy here is first-consistent, worst-case, entropy, expected-size, most-parts, random-consistent, optimal or optimal-in-five, not "minimax". |
        | fewer games than secrets | report mastermind --games 10                   | kata: --games is for mastermind-generalised: mastermind plays all 1296 secrets.                                                                          |
        | a seed that is a word    | report mastermind --seed x                     | kata: --seed takes a whole number of at most nine digits, not "x".                                                                                       |
        | no matches               | match --games 0                                | kata: --games takes a whole number from 1 to 1000000, not 0.                                                                                             |
        | less than no matches     | match --games -5                               | kata: --games takes a whole number from 1 to 1000000, not -5.                                                                                            |
        | a part of a match        | match --games 1.5                              | kata: --games takes a whole number of at most nine digits, not "1.5".                                                                                    |
        | too many matches         | match --games 1000001                          | kata: --games takes a whole number from 1 to 1000000, not 1000001.                                                                                       |
        | a strategy unknown       | match --strategy best                          | kata: A strategy here is first-consistent, worst-case, entropy, expected-size, most-parts, random-consistent, optimal or optimal-in-five, not "best".    |
