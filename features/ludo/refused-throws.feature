Feature: Throws that are refused
  A throw is the eyes that the player's own die shows. A refused throw changes nothing.
  Source: decided here, document 004 throws its dice itself.

  Rule: Only eyes of the player's own die can be thrown
    Decided: whoever throws for a game reports the face that lies on top; anything else is a slip, and moves nobody.

    Scenario Outline: <why>
      Given Green has B B 9 20 and Red has B B B 5
      When Green throws <eyes>
      Then it should be refused with "Green's die shows 1, 2, 3, 4, 5 or 6, not <quoted>."
      And Green should still have B B 9 20 and Red should still have B B B 5

      Examples:
        | why               | eyes | quoted |
        | a 0               | 0    | 0      |
        | a 7               | 7    | 7      |
        | a negative number | -1   | -1     |
        | a fraction        | 1.5  | 1.5    |
        | a text            | "3"  | "3"    |
        | a word            | six  | "six"  |
        | nothing           | null | null   |

    Example: another die has other eyes
      Given Green has B B 9 20 and Red has B B B 5
      And Green's die has the faces 6 1 1 1 6 6
      When Green throws 3
      Then it should be refused with "Green's die shows 1 or 6, not 3."
      And Green should still have B B 9 20 and Red should still have B B B 5

    Example: a die with a 7 can throw it
      Given Green has B B 9 20 and Red has B B B 5
      And Green's die has the faces 6 7 8
      When Green throws 7
      Then Green should have B B 9 27 and Red should have B B B 5

    Example: the other player's die does not count
      Given Green has B B 9 20 and Red has B B B 5
      And Green's die has the faces 6 7 8
      When Red throws 7
      Then it should be refused with "Red's die shows 1, 2, 3, 4, 5 or 6, not 7."

    Example: the throws before a refused one stand
      Given Green has B B 9 20 and Red has B B B 5
      When the dice fall 4 3 9, Green first
      Then it should be refused with "Green's die shows 1, 2, 3, 4, 5 or 6, not 9."
      And Green should still have B B 9 24 and Red should still have B B B 8
