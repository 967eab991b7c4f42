Feature: The optimum
  The fewest guesses over all secrets of the classic board together, found by a search that leaves out nothing that
  could be
  better. Source: Koyama & Lai, An optimal Mastermind strategy, 1993.

  @long
  Rule: 5625 guesses over all 1296 secrets are the fewest, and 5626 if no secret may take a sixth
    Decided: the searches prove this anew in seconds, so no table of guesses is kept.

    Scenario Outline: <why>
      When the machine breaks every secret by <strategy>
      Then it should need <guesses> guesses in all, <mean> on average and <worst> at worst

      Examples:
        | why                  | strategy        | guesses | mean  | worst |
        | two secrets take six | optimal         | 5625    | 4.340 | 6     |
        | no secret takes six  | optimal-in-five | 5626    | 4.341 | 5     |

  Rule: Smaller boards have an optimum too
    Decided: 2 pegs of 3 colours can be worked out by hand, and a plain search without bounds and renamings finds the
    same for 2 pegs; 3 pegs of 7 and 8 colours were found by this search alone, the others by two versions of it.

    Scenario Outline: <why>
      When the machine is asked to break every secret of <pegs> pegs and <colours> colours by <strategy>
      Then it should need <guesses> guesses in all, <mean> on average and <worst> at worst

      Examples:
        | why                          | pegs | colours | strategy        | guesses | mean   | worst |
        | 2 pegs of 3 colours          | 2    | 3       | optimal         | 21      | 2.333  | 3     |
        | 2 pegs of 7 colours, in six  | 2    | 7       | optimal         | 198     | 4.041  | 6     |
        | 2 pegs of 7 colours, in five | 2    | 7       | optimal-in-five | 198     | 4.041  | 5     |
        | 2 pegs of 8 colours          | 2    | 8       | optimal         | 284     | 4.4375 | 6     |
        | 3 pegs of 4 colours          | 3    | 4       | optimal         | 206     | 3.219  | 4     |
        | 3 pegs of 6 colours          | 3    | 6       | optimal         | 854     | 3.954  | 5     |
        | 3 pegs of 7 colours          | 3    | 7       | optimal         | 1474    | 4.297  | 6     |
        | 3 pegs of 8 colours          | 3    | 8       | optimal         | 2359    | 4.607  | 6     |
        | 4 pegs of 5 colours          | 4    | 5       | optimal         | 2463    | 3.941  | 5     |

  Rule: What cannot be done is refused
    Decided: larger boards take minutes or hours; a player's own guesses may have used up the five.

    Example: 4 pegs of 7 colours
      When the machine is asked to break every secret of 4 pegs and 7 colours by optimal
      Then it should be refused with "The optimum is searched for boards of at most 1296 codes; 4 pegs and 7 colours have 2401."

    Example: 2 pegs of 8 colours cannot be broken in five guesses
      When the machine is asked to break every secret of 2 pegs and 8 colours by optimal-in-five
      Then it should be refused with "After these guesses 5 do not suffice for every secret: choose another strategy."

    Example: Six guesses that taught nothing
      When the machine is asked for a guess by optimal-in-five after:
        | guess           | feedback |
        | Red Red Red Red |          |
        | Red Red Red Red |          |
        | Red Red Red Red |          |
        | Red Red Red Red |          |
        | Red Red Red Red |          |
        | Red Red Red Red |          |
      Then it should be refused with "After these guesses 5 do not suffice for every secret: choose another strategy."
