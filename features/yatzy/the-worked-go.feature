Feature: A go, as the document plays it
  Dice that are held stand in brackets at their places, with a dash for each of the others: (-,-,5,5,-).
  Source: Emily Bache's Yatzy kata (document 002).

  @transcribed
  Rule: A player rolls, holds and re-rolls twice, and then places the roll
    > For example, suppose a players rolls:
    > They hold (-,-,5,5,-) and re-roll (3,4,-,-,2):
    > They hold (5,-,5,5,-) and re-roll (-,1,-,-,3):
    > For example, suppose a player scores 5,6,5,5,2 in the fives category they would score 15 (three fives).

    Example: Three fives
      Given a player rolls: 3,4,5,5,2
      When they hold (-,-,5,5,-) and re-roll (3,4,-,-,2): 5,1,5,5,3
      And they hold (5,-,5,5,-) and re-roll (-,1,-,-,3): 5,6,5,5,2
      And the player scores 5,6,5,5,2 in the fives category
      Then they would score 15 (three fives)
