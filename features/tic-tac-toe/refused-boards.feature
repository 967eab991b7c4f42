Feature: What is not a board
  A board is three rows of three cells; X and O are written in capitals, and a dot is a blank.
  The form is tested before the course of play. Source: decided here, document 003 is silent.

  Rule: The grid has three rows of three cells
    > Das Spiel wird auf einem 3×3-Raster gespielt.

    Scenario Outline: <why>
      When the board <board> is judged
      Then it should be refused with "<message>"

      Examples:
        | why                                  | board           | message                                    |
        | a row is missing                     | XO./.X.         | A board has 3 rows, not 2.                 |
        | there is a row too many              | XO./.X./.../... | A board has 3 rows, not 4.                 |
        | a row has a cell too many            | XO./.X.O/...    | A row has 3 cells, not 4: " X O" in row 2. |
        | rows are counted before cells        | XO.O/.X.        | A board has 3 rows, not 2.                 |
        | the shape is tested before the marks | XOZO/.X./...    | A row has 3 cells, not 4: "XOZO" in row 1. |
        | the shape is tested before the turns | OOOO/.../...    | A row has 3 cells, not 4: "OOOO" in row 1. |

  Rule: Marks are the capital letters X and O
    Decided: small letters are refused in words of their own, because they are the commonest slip; the first
    bad cell is named.

    Scenario Outline: <why>
      When the board <board> is judged
      Then it should be refused with "<message>"

      Examples:
        | why                                  | board       | message                                                   |
        | a small x                            | .../.x./... | Marks are capital letters: X, not "x" in row 2, column 2. |
        | a small o                            | X../.../..o | Marks are capital letters: O, not "o" in row 3, column 3. |
        | a letter that is no mark             | XZ./.../... | A cell holds X, O or nothing, not "Z" in row 1, column 2. |
        | the digit nought is not the letter O | X../0../... | A cell holds X, O or nothing, not "0" in row 2, column 1. |
        | marks are tested before turns        | OOz/.../... | A cell holds X, O or nothing, not "z" in row 1, column 3. |
        | marks are tested before lines        | XXX/OOO/..q | A cell holds X, O or nothing, not "q" in row 3, column 3. |
        | of two bad cells the first is named  | .y./.../x.. | A cell holds X, O or nothing, not "y" in row 1, column 2. |
