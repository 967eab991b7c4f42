@stage-2
Feature: The draw
  Stage 2 of the document (0.2 points, laboratory 5): A draws k of the m·n balls, and their colours are the secret.
  Balls are numbered, colours are letters: R G B Y P O W C, and numbers from the ninth on. Source: document 001.

  Rule: There are m balls of each of the n colours, numbered colour by colour from 1 to m·n
    > Jucătorul A are bile de n culori diferite, câte m bile de fiecare culoare.
    Decided: the document does not number the balls; equal balls must differ in something to be drawn one by one.

    Scenario Outline: <why>
      Given a game of n = <n>, m = <m>, k = 1
      When A draws the balls <ball>
      Then A's secret should be <colour>

      Examples:
        | why                                 | n | m | ball | colour |
        | the first ball has the first colour | 3 | 2 | 1    | R      |
        | the last ball of the first colour   | 3 | 2 | 2    | R      |
        | the first ball of the second colour | 3 | 2 | 3    | G      |
        | the last ball has the last colour   | 3 | 2 | 6    | B      |
        | many balls of few colours           | 2 | 5 | 5    | R      |
        | one ball of each colour             | 8 | 1 | 8    | C      |
        | all balls of one colour             | 1 | 4 | 4    | R      |

  Rule: The secret is the colours of k balls in the order in which they are drawn
    > Jucătorul A alege k bile, fără ca alegerea să fie vizibilă pentru jucătorul B.

    Scenario Outline: <why>
      Given a game of n = <n>, m = <m>, k = <k>
      When A draws the balls <balls>
      Then A's secret should be <secret>

      Examples:
        | why                          | n  | m | k | balls           | secret   |
        | two colours                  | 2  | 2 | 2 | 1,3             | RG       |
        | the same balls the other way | 2  | 2 | 2 | 3,1             | GR       |
        | two balls of one colour      | 2  | 2 | 2 | 4,3             | GG       |
        | all the balls                | 3  | 2 | 6 | 6,1,4,3,2,5     | BRGGRB   |
        | eight colours, eight balls   | 8  | 1 | 8 | 8,7,6,5,4,3,2,1 | CWOPYBGR |
        | a ninth and a tenth colour   | 10 | 2 | 3 | 20,17,1         | 10,9,R   |

  @every-case
  Rule: Every ball is drawn as often as every other, so that secrets are not equally likely
    > Implementați o funcție care alege aleator k bile din cele m*n disponibile.
    Decided: chance is not the rules' affair. All draws are made once, and it is counted which secrets they give.

    Example: two of four balls in two colours
      Given a game of n = 2, m = 2, k = 2
      When A makes every possible draw once
      Then the secrets should come up so often:
        | secret | ways | of |
        | RR     | 2    | 12 |
        | RG     | 4    | 12 |
        | GR     | 4    | 12 |
        | GG     | 2    | 12 |

    Example: three of four balls in two colours
      Given a game of n = 2, m = 2, k = 3
      When A makes every possible draw once
      Then the secrets should come up so often:
        | secret | ways | of |
        | RRG    | 4    | 24 |
        | RGR    | 4    | 24 |
        | RGG    | 4    | 24 |
        | GRR    | 4    | 24 |
        | GRG    | 4    | 24 |
        | GGR    | 4    | 24 |

    Scenario Outline: <why>
      Given a game of n = <n>, m = <m>, k = <k>
      When A makes every possible draw once
      Then <equal> of <all> draws should give one colour alone

      Examples:
        | why                                                    | n | m | k | equal | all |
        | two equal balls: one in three, where colours give half | 2 | 2 | 2 | 4     | 12  |
        | more balls of each colour: two in five                 | 2 | 3 | 2 | 12    | 30  |
        | more colours: one in five                              | 3 | 2 | 2 | 6     | 30  |
        | one ball of each colour: never                         | 4 | 1 | 2 | 0     | 12  |
        | a single colour: always                                | 1 | 3 | 2 | 6     | 6   |
        | three balls where each colour has two: never           | 2 | 2 | 3 | 0     | 24  |
        | three balls where each colour has three: one in ten    | 2 | 3 | 3 | 12    | 120 |
