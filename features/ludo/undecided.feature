Feature: Games without end
  With some dice a position can arise in which nothing ever moves again. Such a game is undecided, and a win for
  nobody. Faces are listed as they are on a die. Source: decided here, the contest's rules are silent.

  Rule: A game is undecided when neither player can move a piece with any face of the own die
    Decided: nothing can change any more; foreign pieces never stand in the way, so own pieces and die settle it.

    Scenario Outline: <why>
      Given Green has <Green> and Red has <Red>
      And Green's die has the faces <Green's die>
      And Red's die has the faces <Red's die>
      When a game of Ludo is set up
      Then the game of Ludo should be <outcome>

      Examples: Nobody can move
        | why                                  | Green     | Red      | Green's die | Red's die   | outcome   |
        | pieces on B and no 6                 | B B B B   | B B c d  | 1 2 3 4 5   | 3 4 5       | undecided |
        | every face passes d                  | B B 39 d  | B B 39 d | 5 7 8 9 10  | 7 8 9 10 11 | undecided |
        | own pieces hold what the faces reach | 39 b c d  | B b c d  | 2 3 4       | 1 2 3 4 5   | undecided |
        | a face of 0 moves nobody             | 3 8 12 33 | 1 2 9 30 | 0           | 0 0         | undecided |

      Examples: Somebody can move
        | why                                            | Green    | Red      | Green's die | Red's die | outcome   |
        | Green still needs a 1, and has it              | 39 b c d | B B c d  | 1 2 3 4     | 3 4 5     | going on  |
        | Red still needs a 6, and has it                | B B B B  | B B c d  | 1 2 3 4 5   | 3 4 6     | going on  |
        | each needs what only the other's die shows     | 39 b c d | B B B B  | 2 3 6       | 1 2 3     | undecided |
        | Green's piece on A can go, though Red is stuck | B B A 39 | B B c d  | 12          | 3 4 5     | going on  |
        | Red's 25 on Green's 5 is no hindrance          | A b c d  | B c d 25 | 5           | 40        | going on  |

  Rule: A game is undecided at once when the player to throw has only sixes and can move no piece
    Decided: a 6 that moves nothing gives another throw, so this player throws for ever and the other never.

    Scenario Outline: <why>
      Given Green has <Green> and Red has B B B 30
      And Green's die has the faces <Green's die>
      And the players <agreed> that a six that moves nothing gives another throw
      When a game of Ludo is set up with <player> to throw
      Then the game of Ludo should be <outcome>

      Examples:
        | why                                          | Green    | Green's die | agreed       | player | outcome   |
        | Green throws sixes for ever                  | 38 b c d | 6 6 6       | agree        | Green  | undecided |
        | Red could win before Green's turn comes      | 38 b c d | 6 6 6       | agree        | Red    | going on  |
        | a 6 brings a piece in                        | B b c d  | 6           | agree        | Green  | going on  |
        | a single other face passes the die on        | 38 b c d | 6 6 7       | agree        | Green  | going on  |
        | every face is the same, but no 6             | 38 b c d | 7 7         | agree        | Green  | going on  |
        | the lost 6 passes the die on where so agreed | 38 b c d | 6 6 6       | do not agree | Green  | going on  |

  Rule: A game may become undecided by a throw
    Decided: what can happen next is judged after every throw, for both players.

    Scenario Outline: <why>
      Given Green has <Green> and Red has B B c d
      And Green's die has the faces <Green's die>
      And Red's die has the faces 1 2 3
      When Green throws <eyes>
      Then the game of Ludo should be <outcome>

      Examples:
        | why                                       | Green    | Green's die | eyes | outcome   |
        | the last move leaves every face too large | 33 b c d | 5 7         | 5    | undecided |
        | Green's next face would still fit         | 33 b c d | 2 5         | 5    | going on  |
        | a lost throw changes nothing              | 38 b c d | 6 2         | 6    | going on  |

  Rule: An undecided game has no winner, and a won game is not undecided
    > Wer seine vier Spielsteine als erster „nach Hause“ gebracht hat, gewinnt das Spiel

    Scenario Outline: <why>
      Given Green has <Green> and Red has <Red>
      And Green's die has the faces 4 6
      And Red's die has the faces 4 5
      When a game of Ludo is set up
      Then the game of Ludo should be <outcome>

      Examples:
        | why                                     | Green    | Red     | outcome      |
        | Green is ahead, but cannot move         | 39 b c d | B B B B | undecided    |
        | Green has won, and Red cannot move      | a b c d  | B B B B | won by Green |
        | Red has won, and Green could still move | B B B B  | a b c d | won by Red   |
