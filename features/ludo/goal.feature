Feature: The goal
  A piece that has gone round turns into its goal after 39: a, b, c, d count on as 40 to 43.
  Each row shows Green's four pieces before and after one throw. Source: the rule sheet that document 004 quotes.

  Rule: A piece in the goal may move on, and counts as the foremost
    Decided: the contest lets pieces move on inside the goal, and the sentence quoted in moving.feature can be read for
    the track alone; the goal lies ahead of it. Players may agree otherwise: see house-rules.feature.

    Scenario Outline: <why>
      Given Green has <before> and Red has B B B 30
      When Green throws <eyes>
      Then Green should have <after> and Red should have B B B 30

      Examples:
        | why                                           | before   | eyes | after    |
        | from a to b, before the piece on the track    | 3 8 12 a | 1    | 3 8 12 b |
        | from a to d                                   | 3 8 12 a | 3    | 3 8 12 d |
        | from c to d, while pieces wait on B           | B B 12 c | 1    | B B 12 d |
        | the piece ahead in the goal first             | 3 8 a c  | 1    | 3 8 a d  |
        | the piece behind where the one ahead cannot   | 3 8 a d  | 2    | 3 8 c d  |
        | the piece on the track where the goal is full | 3 8 c d  | 1    | 3 9 c d  |

  Rule: Pieces jump in the goal, too, and its occupied fields count
    > Eigene und fremde Steine können übersprungen werden, die besetzten Felder werden aber mitgezählt.

    Scenario Outline: <why>
      Given Green has <before> and Red has B B B 30
      When Green throws <eyes>
      Then Green should have <after> and Red should have B B B 30

      Examples:
        | why                                              | before   | eyes | after    |
        | over b from a, where c is full                   | 3 a b c  | 3    | 3 b c d  |
        | over a from the track                            | 3 4 38 a | 4    | 3 4 a c  |
        | over a, b and c from the last field of the track | 39 a b c | 4    | a b c d  |
        | an occupied field is not skipped                 | 3 38 c d | 4    | 7 38 c d |

  Rule: No piece moves past d
    Decided: the document is silent; the contest's rules let a piece go home only with eyes that end in the goal. So a
    piece needs a throw that fits, and another one moves if it can.

    Scenario Outline: <why>
      Given Green has <before> and Red has B B B 30
      When Green throws <eyes>
      Then Green should have <after> and Red should have B B B 30

      Examples:
        | why                                       | before    | eyes | after     |
        | the last field that fits is d             | 3 8 12 39 | 4    | 3 8 12 d  |
        | one more is too far, another piece moves  | 3 8 12 39 | 5    | 3 8 17 39 |
        | a 6 from 38 is one too far                | 3 8 12 38 | 6    | 3 8 18 38 |
        | from c one field is left                  | B B 12 c  | 1    | B B 12 d  |
        | from c two are too many                   | B B 12 c  | 2    | B B 14 c  |
        | d is the end                              | B B 12 d  | 1    | B B 13 d  |
        | nobody turns round on d to come back to c | 12 a b d  | 4    | 16 a b d  |

  Rule: Whoever first has all pieces home has won
    > Wer seine vier Spielsteine als erster „nach Hause“ gebracht hat, gewinnt das Spiel

    Scenario Outline: <why>
      Given Green has <Green> and Red has <Red>
      When <player> throws <eyes>
      Then the game of Ludo should be <outcome>

      Examples:
        | why                                         | player | Green    | Red      | eyes | outcome      |
        | the fourth piece comes home on a            | Green  | 39 b c d | B B B 30 | 1    | won by Green |
        | the fourth piece comes home over the others | Green  | 39 a b c | B B B 30 | 4    | won by Green |
        | Red's fourth piece comes home               | Red    | B B B 30 | 38 a b d | 4    | won by Red   |
        | three pieces are home, the fourth on 39     | Green  | 37 b c d | B B B 30 | 2    | going on     |
        | three pieces are home, the fourth on B      | Green  | B a b c  | B B B 30 | 1    | going on     |
        | two pieces are home for each player         | Green  | 5 9 c d  | 1 2 c d  | 3    | going on     |

  Rule: With fewer pieces whoever has all of them home has won, on whatever fields of the goal
    Decided: games with one, two or three pieces each are played to reckon with; they are won as the whole game is, and
    the goal keeps its four fields.

    Scenario Outline: <why>
      Given Green has <Green> and Red has <Red>
      When Green throws <eyes>
      Then Green should have <Green then> and Red should have <Red>
      And the game of Ludo should be <outcome>

      Examples:
        | why                                     | Green  | Red   | eyes | Green then | outcome      |
        | one piece each, home on a               | 36     | 30    | 4    | a          | won by Green |
        | one piece each, home on c               | 36     | 30    | 6    | c          | won by Green |
        | one piece each, and d is not passed     | 39     | 30    | 5    | 39         | going on     |
        | one piece each, and a 6 brings it in    | B      | 30    | 6    | A          | going on     |
        | two pieces each, the second comes home  | 37 c   | 12 30 | 4    | b c        | won by Green |
        | two pieces each, one is home            | 12 c   | 12 30 | 4    | 16 c       | going on     |
        | three pieces each, the third comes home | 39 a d | A 1 2 | 3    | a c d      | won by Green |
