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
