Feature: Whatever is guessed
  Rules that hold for all codes and all games, each tried with a hundred cases drawn by chance.
  The hundred are the same in every run; one that fails is made small and shown as a row to paste.
  Source: jakzal/mastermind (document 000).

  @any-case
  Rule: An answer does not depend on which colours and positions there are, but on how the two codes agree
    Decided: the document tells no colour and no hole from the others.

    Example: Any code guessed for any secret
      When any code is guessed for any secret
      Then the answer should stay when colours are renamed in both alike
      And the answer should stay when the pegs of both are moved alike

  @any-case
  Rule: A game goes on by rows: a guess fills one, a refused guess none, and nothing else changes
    > Nach der Platzierung bietet der Kodemaker Feedback, indem er mit der Vermutung null bis vier Schlüsselstifte in
    > den kleinen Löchern der Zeile platziert.

    Example: Any guesses, allowed or not, before, in and after any game
      When any game of Mastermind is played, with any mistakes
      Then every accepted guess should fill the next row, and nothing else any row
      And the shield should be open exactly when the game has ended
      And its events should lead to the same game when they are played again

  @any-case
  Rule: What is written can be read back, and what cannot be read is refused
    Decided: a code that is saved and loaded is the same code; a slip of the pen is answered in words, whatever it is.

    Example: Any code in colours, initials and small letters
      When any code is written
      Then it should read back as the same code

    Scenario Outline: <why>
      When any text is read as <thing> of Mastermind
      Then each text should be read or refused, and no error should come of it

      Examples:
        | why                       | thing    |
        | what a code breaker types | a code   |
        | what a code maker types   | key pegs |
