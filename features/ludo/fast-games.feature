Feature: Games played fast
  A tournament looks up moves that the plain rules have worked out once. Every game has a stream of throws of its own,
  so the plain rules can play it again. Games are broken off after 1000 throws here. Source: decided here.

  Rule: A game played fast goes throw by throw as by the plain rules
    Decided: fast games stand for the rules only where every position is the same; the rules are played through the
    same door as in all other features.

    Scenario Outline: <why>
      Given Green with the die <Green's die> plays Red with <Red's die>, both from <pieces>
      When <games> games are played fast
      Then each of them should go the same way by the plain rules
      And they should end like this: <ends>

      Examples:
        | why                              | Green's die                       | Red's die                         | games | pieces  | ends                          |
        | two ordinary dice                | 1 2 3 4 5 6                       | 1 2 3 4 5 6                       | 30    | B B B A | Green 17, Red 13              |
        | captures all the time            | 1 1 1 1 1 6                       | 1 1 1 1 6 6                       | 20    | B B B A | Red 20                        |
        | a die with no 6                  | 1 2 3 4                           | 0 1 2 3 4 5 6 7 8 9               | 20    | B B B A | Red 20                        |
        | many faces                       | 1 2 3 4 5 6 7 8 9 10              | 0 1 2 3 4 5 6 7 8 9 10 11 12      | 20    | B B B A | Green 14, Red 6               |
        | games without end                | 5 6 7 8 9 10                      | 6 7 8 9 10 11                     | 30    | B B B A | Green 3, Red 4, undecided 23  |
        | faces of 0 and beyond the goal   | 0 1 6 44 100                      | 1 6 50 51 52 53                   | 30    | B B A   | Green 25, Red 5               |
        | one face alone, sixes for ever   | 6                                 | 1 6                               | 20    | B B B A | undecided 20                  |
        | nothing ever moves               | 0                                 | 50                                | 4     | B B B A | undecided 4                   |
        | one piece each                   | 1 2 3 4 5 6                       | 1 1 1 6 6 6                       | 30    | A       | Green 8, Red 22               |
        | two pieces each                  | 6 14 34                           | 6 14 34                           | 30    | B A     | Green 10, Red 8, undecided 12 |
        | slow dice, some games broken off | 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 1 6 | 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 1 6 | 10    | B B B A | Green 5, Red 1, broken off 4  |

  Rule: House rules hold in games played fast, too
    Decided: tournaments are played under them to see whether they matter.

    Scenario Outline: <why>
      Given Green with the die 1 2 3 4 5 6 plays Red with 1 2 5 6, both from B B B A
      And the players <agreed> that <house rule>
      When 20 games are played fast
      Then each of them should go the same way by the plain rules
      And they should end like this: <ends>

      Examples:
        | why                                 | agreed       | house rule                                        | ends            |
        | the usual rules                     | agree        | a six that moves nothing gives another throw      | Green 7, Red 13 |
        | a six that moves nothing is lost    | do not agree | a six that moves nothing gives another throw      | Green 8, Red 12 |
        | the track comes before the goal     | do not agree | pieces in the goal count as foremost              | Green 11, Red 9 |
        | nobody moves while A is not cleared | do not agree | another piece moves while the one on A is blocked | Green 4, Red 16 |

  Rule: Seed, pair and game settle all throws of a game, on every machine
    Decided: the generator is sfc32 by Chris Doty-Humphrey (PractRand); the rows were worked out by a program in C.

    Scenario Outline: <why>
      When a die with <faces> faces is thrown 15 times in game <game> of pair <pair> with seed <seed>
      Then it should show its faces <first throws>

      Examples: Faces are counted from 1, games and pairs from 0
        | why               | faces | seed       | pair | game | first throws                        |
        | the first game    | 6     | 1          | 0    | 0    | 5 2 5 4 1 4 1 1 4 1 5 6 4 4 6       |
        | another game      | 6     | 1          | 2    | 3    | 6 1 2 1 5 1 6 2 3 1 4 6 6 3 6       |
        | the greatest seed | 20    | 4294967295 | 5    | 77   | 2 2 1 17 3 6 12 4 1 6 18 11 5 11 20 |

  Rule: All faces of a die are equally likely
    Decided: a number of faces that does not divide the generator's range must not favour the first ones; the greatest
    deviation that chance allows in 999 of 1000 cases (chi-squared).

    Scenario Outline: <why>
      When a die with <faces> faces is thrown <throws> times in game 0 of pair 0 with seed 1
      Then each face should fall as often as on a fair die

      Examples:
        | why                                             | faces | throws  |
        | a coin                                          | 2     | 100000  |
        | an ordinary die                                 | 6     | 1000000 |
        | the greatest die of the contest                 | 20    | 1000000 |
        | a number of faces that hardly divides the range | 1000  | 1000000 |
