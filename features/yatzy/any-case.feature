Feature: Whatever is rolled and played
  Rules that hold for all rolls and all games, each tried with a hundred cases drawn by chance.
  The hundred are the same in every run; one that fails is made small and shown as a row to paste.
  Source: Emily Bache's Yatzy kata (document 002).

  @any-case
  Rule: The order in which the dice lie makes no difference to any score
    Decided: the document writes its dice in any order.

    Example: Any roll, and the same dice in another order
      When any roll is placed on any category
      Then it should score the same in any other order

  @any-case
  Rule: A move changes the go or the card of the player whose go it is, and of that only what it may
    > The score for that go is then added to their total and the category cannot be used again in the remaining goes for
    > that game.

    Example: Any moves of up to three players, allowed or not
      When any game of Yatzy is played, with any mistakes
      Then no total should ever fall, and each should be the sum of its scores
      And a move should change no other card, and no score that is there
      And dice that are held should lie as they did after the next throw
      And throws should be counted down from 3, and begin again with each go

  @any-case
  Rule: What is written can be read back, and what cannot be read is refused
    Decided: a roll or a hold that is saved and loaded is the same; a slip of the pen is answered in words.

    Example: Any roll, any hold and any players
      When any roll is placed on any category
      Then its roll, a hold of its dice and its players should read back the same

    Scenario Outline: <why>
      When any text is read as <thing> of Yatzy
      Then each text should be read or refused, and no error should come of it

      Examples:
        | why                 | thing   |
        | what somebody threw | a roll  |
        | what somebody holds | a hold  |
        | who wants to play   | players |
