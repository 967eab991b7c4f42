Feature: Whatever is drawn
  Rules that hold for all boards, each tried with a hundred cases drawn by chance.
  The hundred are the same in every run; one that fails is made small and shown as a row to paste.
  Source: Exercism, state-of-tic-tac-toe (document 003).

  @any-case
  Rule: A board that is turned or mirrored is in the same state, or has the same fault
    Decided: rows, columns and diagonals count alike, so the side from which a board is looked at makes no difference.

    Example: Any board from each of eight sides
      When any board is judged
      Then it should come to the same from every side

  @any-case
  Rule: A board reads the same whichever way it is written
    Decided: a dot, a blank and an empty cell between bars are one and the same.

    Example: Any board in rows, between bars and in a frame
      When any board is written
      Then it should read the same in rows, between bars and in a frame

  @any-case
  Rule: Whatever text is given for a board, it is judged or refused
    > Wenn das gegebene Spielfeld ungültig ist, wirf einen passenden Fehler.

    Example: Any text that looks like a board or does not
      When any text is read as a board
      Then each text should be read or refused, and no error should come of it

    Example: Any text is judged as the board that it is read as
      When any text is read as a board
      Then each board should be judged or refused, and no error should come of it
