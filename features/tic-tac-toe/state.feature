Feature: The state of a game
  A board is written row by row from the top, with a dot for a blank cell: X../.O./... .
  X moves first. Source: Exercism, state-of-tic-tac-toe (document 003).

  Rule: Three marks of one player in a row, a column or a diagonal win
    > Das Spiel endet, wenn ein Spieler gewinnt, indem er drei seiner Markierungen in einer Reihe, einer
    Spalte oder einer Diagonale des Rasters platziert

    Scenario Outline: <why>
      When the board <board> is judged
      Then the state should be <state>

      Examples: Each of the eight lines wins
        | why                                       | board       | state |
        | X fills the top row                       | XXX/OO./... | win   |
        | X fills the middle row                    | OO./XXX/... | win   |
        | X fills the bottom row                    | OO./.../XXX | win   |
        | X fills the left column                   | XOO/X../X.. | win   |
        | X fills the middle column                 | OXO/.X./.X. | win   |
        | X fills the right column                  | OOX/..X/..X | win   |
        | X fills the diagonal from the top left    | XOO/.X./..X | win   |
        | X fills the diagonal from the bottom left | OOX/.X./X.. | win   |

      Examples: O wins by the same lines
        | why                                       | board       | state |
        | O fills the top row                       | OOO/XX./X.. | win   |
        | O fills the middle row                    | XX./OOO/X.. | win   |
        | O fills the bottom row                    | XX./X../OOO | win   |
        | O fills the left column                   | OXX/OX./O.. | win   |
        | O fills the middle column                 | XOX/XO./.O. | win   |
        | O fills the right column                  | XXO/X.O/..O | win   |
        | O fills the diagonal from the top left    | OXX/XO./..O | win   |
        | O fills the diagonal from the bottom left | XXO/XO./O.. | win   |

      Examples: Late wins
        | why                                            | board       | state |
        | the ninth mark completes a line                | XXX/OOX/XOO | win   |
        | one move completes two lines                   | XXX/XOO/XOO | win   |
        | one move completes both diagonals              | XOX/OXO/XOX | win   |
        | O's last mark completes a line, a cell is left | OOO/XXO/XX. | win   |

  Rule: Three marks of one player that are not in a line win nothing
    Decided: two marks and a gap, or three cells that only touch, are no line; the document names rows,
    columns and diagonals alone.

    Scenario Outline: <why>
      When the board <board> is judged
      Then the state should be <state>

      Examples:
        | why                                       | board       | state   |
        | three marks round a corner                | XX./XO./.O. | ongoing |
        | a row that X and O share                  | XXO/.O./X.. | ongoing |
        | a diagonal that runs over the edge        | .X./X.O/.OX | ongoing |
        | the last cell of one row and the next two | ..X/XXO/OO. | ongoing |

  Rule: A full grid without a line is a draw
    > oder wenn das gesamte Raster gefüllt ist

    Scenario Outline: <why>
      When the board <board> is judged
      Then the state should be <state>

      Examples:
        | why                              | board       | state |
        | X holds two corners side by side | XOX/XXO/OXO | draw  |
        | X holds the centre and two edges | XOX/OXX/OXO | draw  |
        | O holds the centre               | XOX/XOX/OXO | draw  |

  Rule: A game without a line goes on while a cell is free
    > Die Spieler setzen abwechselnd Xs und Os auf das Raster.

    Scenario Outline: <why>
      When the board <board> is judged
      Then the state should be <state>

      Examples:
        | why                               | board       | state   |
        | nobody has moved                  | .../.../... | ongoing |
        | X has moved once                  | .../.X./... | ongoing |
        | both have moved once              | O../.X./... | ongoing |
        | X has one mark more               | X../.XO/OX. | ongoing |
        | one cell is left and nobody leads | XOX/XO./OXO | ongoing |
        | the free cell would win           | XO./XO./... | ongoing |
