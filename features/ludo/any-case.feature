Feature: Whatever dice are thrown
  Rules that hold for all positions, dice and games, each tried with a hundred cases drawn by chance.
  The hundred are the same in every run; one that fails is made small and shown as a row to paste.
  Source: the rule sheet that document 004 quotes.

  @any-case
  Rule: A throw moves one piece forward at most and sends one back at most, and no field ever holds two
    > schlägt diese Figur und setzt seinen eigenen Stein auf ihren Platz.

    Example: Any throws of any dice, from any position
      When any dice are thrown in any position
      Then no two pieces should ever stand on one field
      And each throw should move what it says, and nothing else
      And no piece should ever go back but to B

  @any-case
  Rule: A game depends on its setup alone: set up again after any throw, it goes on in the same way
    Decided: who takes over a game needs to know where the pieces stand, who is to throw, and the dice; not how it came
    about.

    Example: Any game, interrupted after each throw
      When any dice are thrown in any position
      Then a game set up as each throw left it should go on in the same way

  @any-case
  Rule: In an undecided game nothing moves any more, and a game that is won is not undecided
    Decided: undecided means that no throw can change anything.

    Example: Any position, and every face of both dice
      When any dice are thrown in any position
      Then no face should move a piece in a game that is undecided
      And no game should be both won and undecided

  @any-case
  Rule: What is written can be read back, and what cannot be read is refused
    Decided: a position or a list of dice that is saved and loaded is the same.

    Example: Any position and any list of dice
      When any dice are thrown in any position
      Then its position and its dice should read back the same
      And a file of its dice should read the same from any system

    Scenario Outline: <why>
      When any text is read as <thing> of Ludo
      Then each text should be read or refused, and no error should come of it

      Examples:
        | why                  | thing       |
        | a file from anywhere | a dice file |
        | where pieces stand   | pieces      |
        | what somebody threw  | throws      |
        | the faces of a die   | faces       |
