Feature: Every board there is
  Nine cells that hold X, O or nothing make 3⁹ = 19,683 boards; here all of them are judged, not a sample.
  Source: document 003; finished boards: D. W. Aha, Tic-Tac-Toe Endgame data set (UCI repository, 1991), 958 of them.

  @every-case
  Rule: Every board has one state or one fault, and a state exactly where play by the rules can reach it
    > Wenn das gegebene Spielfeld ungültig ist, wirf einen passenden Fehler.

    Decided: the document's faults name the boards that play cannot reach, so all boards that it reaches have a state.

    Example: all boards, and all games that start with an empty grid
      When every board is judged
      Then the boards should come out so often:
        | state or fault                                                  | won by | boards |
        | ongoing                                                         |        | 4520   |
        | win                                                             | X      | 626    |
        | win                                                             | O      | 316    |
        | draw                                                            |        | 16     |
        | Wrong turn order: O started                                     |        | 8272   |
        | Wrong turn order: X went twice                                  |        | 5365   |
        | Impossible board: game should have ended after the game was won |        | 568    |
      And the boards with a state should be the 5478 that play reaches
      And each of them should be in the state in which play left it
