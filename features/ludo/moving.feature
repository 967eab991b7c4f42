Feature: Moving
  Each row shows Green's four pieces before and after one throw. Red stands on B B B 30, out of the way,
  where nothing else is said. Source: the rule sheet that document 004 quotes.

  Rule: A piece moves forward as many fields as the die shows
    > Der Spieler, der an der Reihe ist, würfelt und setzt seinen Spielstein Um die gewürfelte Augenzahl in
    > Pfeilrichtung auf der Laufbahn vor.

    Scenario Outline: <why>
      Given Green has <before> and Red has B B B 30
      When Green throws <eyes>
      Then Green should have <after> and Red should have B B B 30

      Examples:
        | why                               | before   | eyes | after    |
        | one field                         | 3 4 5 17 | 1    | 3 4 5 18 |
        | two fields                        | 3 4 5 17 | 2    | 3 4 5 19 |
        | three fields, onto Red's A        | 3 4 5 17 | 3    | 3 4 5 20 |
        | four fields                       | 3 4 5 17 | 4    | 3 4 5 21 |
        | five fields                       | 3 4 5 17 | 5    | 3 4 5 22 |
        | six fields                        | 3 4 5 17 | 6    | 3 4 5 23 |
        | from A                            | A b c d  | 1    | 1 b c d  |
        | to the last field of the track    | 3 4 5 38 | 1    | 3 4 5 39 |
        | from the last field into the goal | 3 4 5 39 | 1    | 3 4 5 a  |
        | from the track far into the goal  | 3 4 5 37 | 6    | 3 4 5 d  |

    Example: a die may show more than six
      Given Green has 3 4 5 17 and Red has B B B 30
      And Green's die has the faces 1 6 20
      When Green throws 20
      Then Green should have 3 4 5 37 and Red should have B B B 30

    Example: Red goes the same way round from the other side
      Given Green has B B B 30 and Red has 3 4 5 17
      When Red throws 4
      Then Green should have B B B 30 and Red should have 3 4 5 21

  Rule: Of several pieces the foremost that can move must move
    > Wer mehrere Spielsteine auf der Laufbahn stehen hat, muss mit dem vordersten Stein ziehen, der gezogen
    > werden kann.

    Scenario Outline: <why>
      Given Green has <before> and Red has B B B 30
      When Green throws <eyes>
      Then Green should have <after> and Red should have B B B 30

      Examples:
        | why                                            | before    | eyes | after      |
        | the foremost of four                           | 3 8 12 33 | 2    | 3 8 12 35  |
        | the foremost, though another one is on A       | A 8 12 33 | 2    | A 8 12 35  |
        | the only one on the track                      | B B B 33  | 2    | B B B 35   |
        | the foremost would pass d, so the second moves | 3 8 12 39 | 5    | 3 8 17 39  |
        | the first two would pass d, so the third moves | 3 8 38 39 | 6    | 3 14 38 39 |
        | the first three cannot move, so the last does  | 3 39 c d  | 4    | 7 39 c d   |

  Rule: Pieces jump over own and foreign pieces, and every field counts
    > Eigene und fremde Steine können übersprungen werden, die besetzten Felder werden aber mitgezählt.

    Scenario Outline: <why>
      Given Green has <before> and Red has <Red>
      When Green throws <eyes>
      Then Green should have <after> and Red should have <Red>

      Examples:
        | why                                          | before    | Red        | eyes | after    |
        | over a foreign piece, Red's 30 is Green's 10 | B B B 8   | B B B 30   | 4    | B B B 12 |
        | over three foreign pieces in a row           | B B B 8   | B 29 30 31 | 4    | B B B 12 |
        | over Red's piece on Red's A                  | B B B 18  | B B B A    | 4    | B B B 22 |
        | over an own piece, into the goal             | 3 4 36 39 | B B B 30   | 6    | 3 4 39 c |
        | from A over a row of own pieces              | B A 1 2   | B B B 30   | 5    | B 1 2 5  |

  Rule: No piece lands on an own piece, another one moves instead
    Decided: the document lets a piece capture foreign pieces only, and the contest's rules let one piece stand on a
    field; so the piece cannot move, and the rule of the foremost that can finds the next.

    Scenario Outline: <why>
      Given Green has <before> and Red has B B B 30
      When Green throws <eyes>
      Then Green should have <after> and Red should have B B B 30

      Examples:
        | why                                      | before    | eyes | after     |
        | an own piece in the goal is in the way   | 3 8 38 b  | 3    | 3 11 38 b |
        | an own piece on the track is in the way  | 1 3 34 39 | 5    | 1 8 34 39 |
        | behind it, the next piece has a free way | 3 8 37 c  | 5    | 3 13 37 c |

    Example: where every target is held, the throw is lost
      Given Green has 39 b c d and Red has B B B 30
      When Green throws 2
      Then Green should have 39 b c d and Red should have B B B 30
      And it should be Red's throw

  Rule: Fields of the other player's goal are never entered
    > Fremde Zielfelder darf man nicht betreten.

    Scenario Outline: <why>
      Given Green has <before> and Red has <Red>
      When Green throws <eyes>
      Then Green should have <after> and Red should have <Red>
      And the captured piece should be no piece

      Examples: Red's goal branches off after Red's 39, Green's 19
        | why                                        | before   | Red      | eyes | after    |
        | one field on is Red's A, not Red's a       | B B B 19 | B B B 30 | 1    | B B B 20 |
        | two fields on is Red's 1, not Red's b      | B B B 19 | B B B 30 | 2    | B B B 21 |
        | Red's goal does not count among the fields | B B B 17 | B B B 30 | 5    | B B B 22 |
        | Red's piece on a is out of reach           | B B B 18 | B B B a  | 2    | B B B 20 |
        | Red's piece on d is out of reach           | B B B 18 | B B B d  | 5    | B B B 23 |
