Feature: Reading a board
  A board may be drawn with bars, squeezed as copies of document 003 are, or written as three plain rows.
  All three are read alike. Source: the drawings of document 003.

  Rule: A board that lost its blanks reads like the drawn one
    Decided: cells are what stands between bars, because copies of the document lost every run of blanks.

    Example: the squeezed copy of the running game
      When this board is judged:
        """
        | |
        X | |
        ___|___|___
        | |
        | X | O
        ___|___|___
        | |
        O | X |
        | |
        """
      Then the board should read as X../.XO/OX.
      And the state should be ongoing

    Example: a row without a mark is a row
      When this board is judged:
        """
        | |
        | |
        ___|___|___
        | |
        | X | O
        ___|___|___
        | |
        | |
        | |
        """
      Then the board should read as .../.XO/...

    Example: bars without a frame, one line a row
      When this board is judged:
        """
        X | O | X
          |   |
          | X | O
        """
      Then the board should read as XOX/.../.XO

  Rule: A line of underscores, bars and blanks alone is frame
    Decided: rows are parted by such lines in the document's drawings; a line that holds anything else is a row.

    Example: a frame without bars
      When this board is judged:
        """
         X | O | X
        ___________
           | X |
        ___________
           |   | O
        """
      Then the board should read as XOX/.X./..O

    Example: underscores for blanks beside the marks
      When this board is judged:
        """
        _X_|___|_O_
        ___|_X_|___
        _O_|___|_X_
        """
      Then it should be refused with "A row has 3 cells, not 9: "_X_____O_" in row 1."

  Rule: In plain rows a dot or a space is a blank
    Decided: editors strip blanks at the end of a line, so a short row is filled up with blanks.

    Example: dots for blanks
      When this board is judged:
        """
        X.O
        .X.
        ...
        """
      Then the board should read as X.O/.X./...

    Example: spaces for blanks, stripped at the ends of rows
      When this board is judged:
        """
        X O
         X

        """
      Then the board should read as X.O/.X./...

  Rule: A board may come from a file of any system
    Decided: Windows ends lines in two characters, and most files end in a line end; neither adds a cell or a
    row.

    Example: three plain rows from Windows
      When this board is read from a file with Windows line ends:
        """
        X.O
        .X.
        ...
        """
      Then the board should read as X.O/.X./...

    Example: a drawing from Windows
      When this board is read from a file with Windows line ends:
        """
         X | O |
        ___|___|___
           | X |
        ___|___|___
           |   | O
        """
      Then the board should read as XO./.X./..O

  Rule: A board is shown as three rows with bars between the cells
    Decided: terminals and messages need no frame.

    Example: blanks keep their room
      When the board X.O/.OX/O.X is judged
      Then the board should be shown as:
        """
         X |   | O
           | O | X
         O |   | X
        """
