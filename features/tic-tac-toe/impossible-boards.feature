Feature: Boards that cannot be reached
  A board is judged by the marks it shows; each message is the document's, to the letter.
  Source: Exercism, state-of-tic-tac-toe (document 003).

  Rule: X moves first, so O never has more marks than X
    > In dieser Übung gehen wir davon aus, dass X beginnt.
    > dass er den ersten Zug gespielt hat, obwohl ihm der zweite Zug zugewiesen war

    Scenario Outline: <why>
      When the board <board> is judged
      Then it should be refused with "Wrong turn order: O started"

      Examples:
        | why                          | board       |
        | O has moved and X has not    | O../.../... |
        | O has two marks, X has one   | OOX/.../... |
        | O has five marks, X has four | OXO/XOX/OXO |
        | O has all the marks          | OOO/OOO/OOO |

  Rule: Moves alternate, so X never has two marks more than O
    > wenn bei einem Spieler festgestellt wird, dass er zwei Züge hintereinander gespielt hat

    Scenario Outline: <why>
      When the board <board> is judged
      Then it should be refused with "Wrong turn order: X went twice"

      Examples:
        | why                        | board       |
        | X has moved twice, O never | XX./.../... |
        | X has four marks, O two    | X.X/.O./XOX |
        | X has all the marks        | XXX/XXX/XXX |

  Rule: Nobody moves after a player has won
    > Das Spiel wurde fortgesetzt, nachdem es bereits beendet war.
    > Ein gültiges Spiel Tic Tac Toe endet, wenn ein Spieler gewinnt.

    Scenario Outline: <why>
      When the board <board> is judged
      Then it should be refused with "Impossible board: game should have ended after the game was won"

      Examples:
        | why                                    | board       |
        | X and O both have a line               | XXX/OOO/... |
        | both have a column                     | XO./XO./XO. |
        | O answers X's winning row              | XXX/OO./O.. |
        | O answers X's winning diagonal         | XOO/OX./..X |
        | X answers O's winning row              | OOO/XXX/X.. |
        | X answers O's winning column           | XOX/XOX/.O. |
        | X answers O's winning row with no line | OOO/XX./XX. |
        | X fills the last cell after O has won  | OOO/XXO/XXX |

  Rule: A board with a wrong number of marks is called so even where play went on after a win
    Decided: turns are counted before lines are looked at, as the published Python exercise does for the board
    XXX/OOO/... with one O more.

    Scenario Outline: <why>
      When the board <board> is judged
      Then it should be refused with "<message>"

      Examples:
        | why                                    | board       | message                        |
        | O has won with one mark too many       | OOO/X.X/... | Wrong turn order: O started    |
        | X has won with one mark too many       | XXX/X.O/O.. | Wrong turn order: X went twice |
        | both have a line, and O has more marks | OOO/XXX/O.. | Wrong turn order: O started    |
        | both have a line, and X has two more   | XXX/OOO/XX. | Wrong turn order: X went twice |
