Feature: Capturing
  Green and Red each count the forty fields of the track from an A of their own; the two are twenty fields apart.
  So one field has two names: Green's 5 is Red's 25, Green's 25 is Red's 5, Green's 20 is Red's A.
  Source: the rule sheet that document 004 quotes.

  Rule: A piece that lands on a foreign piece sends it back to B and takes its place
    > Wer mit dem letzten Punkt seiner Augenzahl auf ein Feld trifft, das von einer fremden Spielfigur besetzt ist,
    > schlägt diese Figur und setzt seinen eigenen Stein auf ihren Platz.

    Scenario Outline: <why>
      Given Green has <Green> and Red has <Red>
      When <player> throws <eyes>
      Then Green should have <Green then> and Red should have <Red then>
      And the captured piece should be <captured>

      Examples: On the way
        | why                                           | player | Green    | Red       | eyes | Green then | Red then | captured   |
        | Green's 12 is Red's 32                        | Green  | B B B 8  | B 5 9 32  | 4    | B B B 12   | B B 5 9  | Red's 32   |
        | Green's 32 is Red's 12                        | Red    | B 5 9 32 | B B B 8   | 4    | B B 5 9    | B B B 12 | Green's 32 |
        | the captured piece joins those on B           | Green  | B B B 8  | B B B 32  | 4    | B B B 12   | B B B B  | Red's 32   |
        | the first one to come back to B               | Green  | B B B 8  | 1 5 9 32  | 4    | B B B 12   | B 1 5 9  | Red's 32   |
        | a piece that is only passed stays where it is | Green  | B B B 8  | B B 31 32 | 4    | B B B 12   | B B B 31 | Red's 32   |
        | a 6 captures, too                             | Green  | 1 2 3 8  | B 5 9 34  | 6    | 1 2 3 14   | B B 5 9  | Red's 34   |

      Examples: Across the seam, where a count ends
        | why                                | player | Green    | Red      | eyes | Green then | Red then | captured   |
        | Green's 19 is Red's last field, 39 | Green  | B B B 17 | B B 5 39 | 2    | B B B 19   | B B B 5  | Red's 39   |
        | Green's 20 is Red's A              | Green  | B B B 17 | B B 5 A  | 3    | B B B 20   | B B B 5  | Red's A    |
        | Green's 21 is Red's 1              | Green  | B B B 17 | B B 5 1  | 4    | B B B 21   | B B B 5  | Red's 1    |
        | Green's 39 is Red's 19             | Green  | B B B 37 | B B 5 19 | 2    | B B B 39   | B B B 5  | Red's 19   |
        | Green's 1 is Red's 21              | Green  | B B A 9  | B B 5 21 | 1    | B B 1 9    | B B B 5  | Red's 21   |
        | Red's 19 is Green's last field, 39 | Red    | B B 5 39 | B B B 17 | 2    | B B B 5    | B B B 19 | Green's 39 |
        | Red's 20 is Green's A              | Red    | B B 5 A  | B B B 17 | 3    | B B B 5    | B B B 20 | Green's A  |
        | Red's 21 is Green's 1              | Red    | B B 5 1  | B B B 17 | 4    | B B B 5    | B B B 21 | Green's 1  |
        | Red's 39 is Green's 19             | Red    | B B 5 19 | B B B 37 | 2    | B B B 5    | B B B 39 | Green's 19 |

  Rule: Pieces that stand on different fields do not meet
    Decided: the document speaks of one field that is occupied; equal counts of the two players are fields opposite
    each other, and B and the goal can be reached by their owner alone.

    Scenario Outline: <why>
      Given Green has <Green> and Red has <Red>
      When Green throws <eyes>
      Then Green should have <Green then> and Red should have <Red>
      And the captured piece should be no piece

      Examples:
        | why                               | Green    | Red      | eyes | Green then |
        | Green's 12 is not Red's 12        | B B B 8  | B B B 12 | 4    | B B B 12   |
        | Green's 25 is not Red's 25        | B B B 22 | B B B 25 | 3    | B B B 25   |
        | Green's 39 is not Red's 39        | B B B 37 | B B B 39 | 2    | B B B 39   |
        | Green's 30 is not Red's A         | B B B 28 | B B B A  | 2    | B B B 30   |
        | a piece that is jumped over stays | B B B 8  | B B B 31 | 4    | B B B 12   |
        | the piece just behind stays       | B B B 8  | B B B 27 | 4    | B B B 12   |
        | the piece just ahead stays        | B B B 8  | B B B 33 | 4    | B B B 12   |
        | a is not A, where Red's 20 stands | B B B 39 | B B B 20 | 1    | B B B a    |
        | d is not 3, where Red's 23 stands | B B B 38 | B B B 23 | 5    | B B B d    |
        | Green's d is not Red's d          | B B B 38 | B B B d  | 5    | B B B d    |
        | Red's a is not Green's 20         | B B B 18 | B B B a  | 2    | B B B 20   |
