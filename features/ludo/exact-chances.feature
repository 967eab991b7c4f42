Feature: Exact chances
  Nobody ever chooses, so the chances of a game follow from linear equations, without playing. Each player has one to
  four pieces; chances are exact to 1e-9. Source: worked out here, and checked as each rule says.

  Rule: The chances of small games are those that another program has found
    Decided: it shares nothing with this one. With three pieces home and a 1 missing, 5/9 can be had by hand.

    Scenario Outline: <why>
      Given Green with the die <Green's die> plays Red with 1 2 3 4 5 6, both from <pieces>
      When the chances are worked out
      Then Green's chances should be <first> when throwing first and <second> when not
      And they should have settled to less than 1E-10

      Examples:
        | why                               | Green's die | pieces   | first          | second         |
        | one piece each, two ordinary dice | 1 2 3 4 5 6 | A        | 0.551657380325 | 0.448342619675 |
        | one piece each, ones and sixes    | 1 1 1 6 6 6 | A        | 0.827466145336 | 0.772841161056 |
        | only a 1 is missing               | 1 2 3 4 5 6 | 39 b c d | 0.555555555556 | 0.444444444444 |

  Rule: Played games end as often in each way as the chances say
    Decided: equations and games come from the same rules in different ways; they may differ as far as luck explains
    in 999 of 1000 cases (chi-squared).

    Scenario Outline: <why>
      Given Green with the die <Green's die> plays Red with <Red's die>, both from <pieces>
      When the chances are worked out
      Then 20000 games should end in each way as often as they say

      Examples:
        | why                              | Green's die          | Red's die       | pieces  |
        | one piece each                   | 1 2 3 4 5 6          | 5 6 7 8         | A       |
        | two pieces each                  | 1 2 3 4 5 6          | 1 1 1 6 6 6     | B A     |
        | two pieces each, often undecided | 6 14 34              | 6 14 20         | B A     |
        | three pieces each                | 6 14 20              | 6 10 11         | B B A   |
        | the whole game, few faces help   | 6 34 35 36 37        | 6 40 41 42 43   | B B B A |
        | the whole game, equal dice       | 6 6 40 41 42 43      | 6 40 6 41 42 43 | B B B A |
        | a die with no 6                  | 1 2 3 4              | 6 34 35 36 37   | B B B A |
        | faces that never move a piece    | 0 6 6 40 41 42 43 99 | 6 40 41 42 43   | B B B A |
        | sixes for ever                   | 6                    | 3 6             | B B A   |

  Rule: Where both dice have a 1 and a 6, somebody always wins
    Decided: such dice always keep a move; each player's chances are worked out apart from the other's, so that they
    add up to 1 is no matter of course.

    Scenario Outline: <why>
      Given Green with the die <Green's die> plays Red with <Red's die>, both from <pieces>
      When the chances are worked out
      Then Green's and Red's chances should add up to 1

      Examples:
        | why                    | Green's die | Red's die   | pieces |
        | two pieces each        | 1 2 3 4 5 6 | 1 1 1 6 6 6 | B A    |
        | three pieces each      | 1 1 1 1 1 6 | 1 6 6 6 6 6 | B B A  |
        | many faces beside 1, 6 | 1 6 9 12 20 | 1 3 6       | B A    |

  Rule: The players may stand in different places
    Decided: Green needs a 1, and a 6 gives another throw, so each of Green's turns wins with 1/5; Red has far to go.
    Where no dice are named, both have the faces 1 to 6.

    Example: Green is nearly home, Red has a piece on B
      Given Green has 39 b c d and Red has B b c d
      When the chances are worked out
      Then Green's chances should be 0.933474267812 when throwing first and 0.916842834765 when not
      And Green's and Red's chances should add up to 1

    Example: Sixes for ever, unless Red's first throw captures
      Given Green has 37 d and Red has 13 d
      And Green's die has the faces 6
      And Red's die has the faces 4 6
      When the chances are worked out
      Then Green's chances should be 0 when throwing first and 0.5 when not

  Rule: House rules change the chances
    Decided: the chances were worked out here; games that are played under the same house rules agree with them.

    Scenario Outline: <why>
      Given Green with the die <Green's die> plays Red with <Red's die>, both from <pieces>
      And the players <agreed> that <house rule>
      When the chances are worked out
      Then Green's chances should be <first> when throwing first and <second> when not
      And 20000 games should end in each way as often as they say

      Examples: Ones and sixes
        | why                              | Green's die | Red's die   | pieces | agreed       | house rule                                   | first          | second         |
        | the usual rules                  | 1 1 6 6 6 6 | 1 6 6 6 6 6 | B A    | agree        | a six that moves nothing gives another throw | 0.189101157398 | 0.082149963304 |
        | a six that moves nothing is lost | 1 1 6 6 6 6 | 1 6 6 6 6 6 | B A    | do not agree | a six that moves nothing gives another throw | 0.435279412731 | 0.399870870317 |
        | the track comes before the goal  | 1 1 6 6 6 6 | 1 6 6 6 6 6 | B A    | do not agree | pieces in the goal count as foremost         | 0.167404114755 | 0.094325236531 |

      Examples: The whole game
        | why                                 | Green's die   | Red's die     | pieces  | agreed       | house rule                                        | first          | second         |
        | another piece moves                 | 6 34 35 36 37 | 6 40 41 42 43 | B B B A | agree        | another piece moves while the one on A is blocked | 0.318203199378 | 0.315037267552 |
        | nobody moves while A is not cleared | 6 34 35 36 37 | 6 40 41 42 43 | B B B A | do not agree | another piece moves while the one on A is blocked | 0.320424256962 | 0.317162900205 |

  Rule: It is known before the work begins how much it takes
    Decided: a position is both players' pieces and who is to throw; each has a chance of eight bytes, and the chances
    of all positions must fit into memory. The whole game of two ordinary dice was solved in 3.5 GB: 0.511293819049.

    Scenario Outline: <why>
      Given Green with the die <Green's die> plays Red with <Red's die>, both from <pieces>
      When it is asked what the chances take
      Then they should take <positions> positions and <bytes> bytes

      Examples:
        | why                               | Green's die | Red's die   | pieces  | positions | bytes      |
        | one piece each, two ordinary dice | 1 2 3 4 5 6 | 1 2 3 4 5 6 | A       | 4050      | 32400      |
        | the whole game, ones and sixes    | 1 1 1 6 6 6 | 1 6 6 6 6 6 | B B B A | 50020002  | 400160016  |
        | the whole game, two ordinary dice | 1 2 3 4 5 6 | 1 2 3 4 5 6 | B B B A | 437961608 | 3503692864 |
