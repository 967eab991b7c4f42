Feature: Turns
  A piece waits on B, enters on A, goes over the fields 1 to 39 as its owner counts them, and ends on a, b, c or d.
  Green and Red sit opposite each other on one track: Green's 5 is Red's 25. B B A 7 are the four pieces of a player.
  Source: the rule sheet that document 004 quotes.

  Rule: At the start each player has one piece on A and three on B
    Decided: document 004 is silent; the contest that set its task (Bundeswettbewerb Informatik 40, round 1) begins
    so, and not with four pieces on B.

    Example: Green begins unless something else is said
      When a game of Ludo is set up
      Then Green should have B B B A and Red should have B B B A
      And it should be Green's throw

    Example: Red begins where the setup says so
      When a game of Ludo is set up with Red to throw
      Then Green should have B B B A and Red should have B B B A
      And it should be Red's throw

  Rule: After a throw other than 6 the other player throws
    > Der Spieler, der an der Reihe ist, würfelt
    Decided: the document does not say when a turn ends; it ends with a throw that gives no other.

    Scenario Outline: <why>
      Given Green has B B 9 20 and Red has B B 5 30
      When the dice fall <eyes>, <player> first
      Then it should be <next>'s throw

      Examples:
        | why                                                     | player | eyes  | next  |
        | a 1 is one throw                                        | Green  | 1     | Red   |
        | a 5 is one throw                                        | Green  | 5     | Red   |
        | Red passes the die on, too                              | Red    | 4     | Green |
        | after two throws it is back                             | Green  | 4 3   | Green |
        | three throws are Green's turn, Red's, and Green's again | Green  | 4 3 2 | Red   |

  Rule: A 6 gives another throw after the move, again and again
    > Wer eine „6“ würfelt, hat nach seinem Zug einen weiteren Wurf frei.
    > Erzielt er dabei wieder eine „6“, darf er erneut nach dem Ziehen würfeln.

    Scenario Outline: <why>
      Given Green has <before> and Red has B B B 5
      When Green throws <throws>
      Then Green should have <after> and Red should have B B B 5
      And it should be <next>'s throw

      Examples:
        | why                                 | before  | throws  | after    | next  |
        | a 6 that moves a piece              | 1 2 3 9 | 6       | 1 2 3 15 | Green |
        | a 6 that brings a piece in          | B B B 9 | 6       | B B A 9  | Green |
        | the next throw is no 6              | B B B 9 | 6 3     | B B 3 9  | Red   |
        | a second 6                          | 1 2 3 9 | 6 6     | 1 2 3 21 | Green |
        | a third 6 is no foul                | 1 2 3 9 | 6 6 6   | 1 2 3 27 | Green |
        | the throw after three sixes is no 6 | 1 2 3 9 | 6 6 6 2 | 1 2 3 29 | Red   |

    Example: Red throws again, too
      Given Green has B B B 8 and Red has 1 2 3 9
      When Red throws 6 6 4
      Then Green should have B B B 8 and Red should have 1 2 3 25
      And it should be Green's throw

  Rule: The throw that wins is the last one, even if it is a 6
    > Wer seine vier Spielsteine als erster „nach Hause“ gebracht hat, gewinnt das Spiel

    Example: a 6 that brings the last piece home gives no other throw
      Given Green has 37 a b c and Red has B B B 5
      When Green throws 6
      Then the throws should go like this:
        | throw                   | Green   | Red     |
        | Green throws 6: 37 to d | a b c d | B B B 5 |
      And the game of Ludo should be won by Green

    Example: the winner does not throw on
      Given Green has 37 a b c and Red has B B B 5
      When Green throws 6 6
      Then it should be refused with "Green has won: nobody throws any more."
      And Green should still have a b c d and Red should still have B B B 5

    Example: nor does the other player
      Given Green has a b c d and Red has B B B 5
      When Red throws 4
      Then it should be refused with "Green has won: nobody throws any more."
      And Green should still have a b c d and Red should still have B B B 5
