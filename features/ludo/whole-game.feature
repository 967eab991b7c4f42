Feature: A game, throw by throw
  The throws tell the whole game: a player never chooses. Each line says who throws what, which piece moves from
  where to where, and where Green's and Red's pieces stand then. Source: the rule sheet that document 004 quotes.

  Rule: Every throw moves one piece at most, and the rules say which
    Decided: the quoted sentences say "muss" or "nur"; where one says "darf", the rule of the foremost piece
    settles it.

    Example: the opening, with all four pieces
      Given Green has B B B A and Red has B B B A
      When the dice fall 3 6 4 5 6 2 5 6 6 1 2, Green first
      Then the throws should go like this:
        | throw                              | Green    | Red      |
        | Green throws 3: A to 3             | B B B 3  | B B B A  |
        | Red throws 6: A to 6, throws again | B B B 3  | B B B 6  |
        | Red throws 4: 6 to 10              | B B B 3  | B B B 10 |
        | Green throws 5: 3 to 8             | B B B 8  | B B B 10 |
        | Red throws 6: B to A, throws again | B B B 8  | B B A 10 |
        | Red throws 2: A to 2               | B B B 8  | B B 2 10 |
        | Green throws 5: 8 to 13            | B B B 13 | B B 2 10 |
        | Red throws 6: B to A, throws again | B B B 13 | B A 2 10 |
        | Red throws 6: A to 6, throws again | B B B 13 | B 2 6 10 |
        | Red throws 1: 10 to 11             | B B B 13 | B 2 6 11 |
        | Green throws 2: 13 to 15           | B B B 15 | B 2 6 11 |

    Example: the end of a short game, with two pieces each
      Given Green has 9 39 and Red has 34 c
      When the dice fall 5 4 6 6 1 6 1 6 6 5, Green first
      Then the throws should go like this:
        | throw                                      | Green | Red |
        | Green throws 5: 9 to 14, captures Red's 34 | 14 39 | B c |
        | Red throws 4: no piece moves               | 14 39 | B c |
        | Green throws 6: 14 to 20, throws again     | 20 39 | B c |
        | Green throws 6: 20 to 26, throws again     | 26 39 | B c |
        | Green throws 1: 39 to a                    | 26 a  | B c |
        | Red throws 6: B to A, throws again         | 26 a  | A c |
        | Red throws 1: c to d                       | 26 a  | A d |
        | Green throws 6: 26 to 32, throws again     | 32 a  | A d |
        | Green throws 6: 32 to 38, throws again     | 38 a  | A d |
        | Green throws 5: 38 to d                    | a d   | A d |
      And the game of Ludo should be won by Green
