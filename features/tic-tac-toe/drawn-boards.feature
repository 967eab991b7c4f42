Feature: The document's boards
  The five boards that document 003 draws, as it draws them, each with the state or the error that it gives.
  A drawn cell is three columns wide; X moves first. Source: Exercism, state-of-tic-tac-toe (document 003).

  @transcribed
  Rule: Every board that the document draws is in the state that the document says
    > Deine Aufgabe ist es, festzustellen, in welchem Zustand sich ein gegebenes Spiel befindet.
    > Es gibt drei mögliche Spielzustände: Das Spiel ist ongoing. Das Spiel endete mit dem Ergebnis draw. Das
    Spiel endete mit dem Ergebnis win.

    Example: Laufendes Spiel
      When this board is judged:
        """
           |   |
         X |   |
        ___|___|___
           |   |
           | X | O
        ___|___|___
           |   |
         O | X |
           |   |
        """
      Then the state should be ongoing

    Example: Unentschieden
      When this board is judged:
        """
           |   |
         X | O | X
        ___|___|___
           |   |
         X | X | O
        ___|___|___
           |   |
         O | X | O
           |   |
        """
      Then the state should be draw

    Example: Sieg
      When this board is judged:
        """
           |   |
         X | X | X
        ___|___|___
           |   |
           | O | O
        ___|___|___
           |   |
           |   |
           |   |
        """
      Then the state should be win

  @transcribed
  Rule: Every impossible board that the document draws is refused with the document's message
    > Wenn das gegebene Spielfeld ungültig ist, wirf einen passenden Fehler.
    > Die Tests prüfen auf eine exakte Übereinstimmung der Fehlermeldung.

    Example: Falsche Zugreihenfolge
      When this board is judged:
        """
           |   |
         O | O | X
        ___|___|___
           |   |
           |   |
        ___|___|___
           |   |
           |   |
           |   |
        """
      Then it should be refused with "Wrong turn order: O started"

    Example: Nach dem Sieg weitergespielt
      When this board is judged:
        """
           |   |
         X | X | X
        ___|___|___
           |   |
         O | O | O
        ___|___|___
           |   |
           |   |
           |   |
        """
      Then it should be refused with "Impossible board: game should have ended after the game was won"
