@stage-5
Feature: Minimax with alpha-beta pruning
  B maximises, A minimises: a leaf is won when B has proposed the secret, and lost when no step is left. n = colours,
  m = balls of each, k = balls drawn; the last proposal is the secret itself. Source: document 001, stage 5.

  Rule: B needs exactly so many proposals against the worst answers
    > Implementați o strategie pentru B folosind algoritmul MINIMAX cu retezarea ALPHA-BETA.

    Scenario Outline: <why>
      When minimax looks for the worst case of <sizes>
      Then B should need <steps> proposals, which is proven

      Examples: Two positions: one more than there are colours
        | why                 | sizes               | steps |
        | n = 2, m = 2, k = 2 | n = 2, m = 2, k = 2 | 3     |
        | n = 3, m = 2, k = 2 | n = 3, m = 2, k = 2 | 4     |
        | n = 4, m = 2, k = 2 | n = 4, m = 2, k = 2 | 5     |
        | n = 5, m = 2, k = 2 | n = 5, m = 2, k = 2 | 6     |
        | n = 6, m = 2, k = 2 | n = 6, m = 2, k = 2 | 7     |
        | n = 7, m = 2, k = 2 | n = 7, m = 2, k = 2 | 8     |
        | n = 8, m = 2, k = 2 | n = 8, m = 2, k = 2 | 9     |

      Examples: Three positions: two more than there are colours
        | why                 | sizes               | steps |
        | n = 2, m = 3, k = 3 | n = 2, m = 3, k = 3 | 4     |
        | n = 3, m = 3, k = 3 | n = 3, m = 3, k = 3 | 5     |
        | n = 4, m = 3, k = 3 | n = 4, m = 3, k = 3 | 6     |
        | n = 5, m = 3, k = 3 | n = 5, m = 3, k = 3 | 7     |
        | n = 6, m = 3, k = 3 | n = 6, m = 3, k = 3 | 8     |
        | n = 7, m = 3, k = 3 | n = 7, m = 3, k = 3 | 9     |
        | n = 8, m = 3, k = 3 | n = 8, m = 3, k = 3 | 10    |

      Examples: Four positions
        | why                 | sizes               | steps |
        | n = 2, m = 4, k = 4 | n = 2, m = 4, k = 4 | 5     |
        | n = 3, m = 4, k = 4 | n = 3, m = 4, k = 4 | 5     |
        | n = 4, m = 4, k = 4 | n = 4, m = 4, k = 4 | 6     |
        | n = 5, m = 4, k = 4 | n = 5, m = 4, k = 4 | 8     |
        | n = 6, m = 4, k = 4 | n = 6, m = 4, k = 4 | 9     |

  Rule: The classic board, and boards on which colours run short, have an exact worst case too
    Decided: worked out here; with colours told too, the board of six colours in four positions is the classic one, for
    which Knuth's five guesses cannot be undercut.

    Scenario Outline: <why>
      When minimax looks for the worst case of <sizes>
      Then B should need <steps> proposals, which is proven

      Examples:
        | why                        | sizes                               | steps |
        | all colours different      | n = 6, m = 1, k = 4                 | 7     |
        | at most two of a colour    | n = 4, m = 2, k = 4                 | 6     |
        | misplaced colours are told | n = 3, m = 4, k = 4 and colours too | 4     |
        | the classic board          | n = 6, m = 4, k = 4 and colours too | 5     |

  @long
  Rule: Seven and eight colours in four positions, as in the document's demo, take ten and eleven
    Decided: nobody has published these; the exact search finds them in a few seconds.

    Scenario Outline: <why>
      When minimax looks for the worst case of <sizes>
      Then B should need <steps> proposals, which is proven

      Examples:
        | why                      | sizes               | steps |
        | seven colours            | n = 7, m = 4, k = 4 | 10    |
        | the demo's eight colours | n = 8, m = 4, k = 4 | 11    |

  Rule: Pruning never changes the value, and saves nodes
    Decided: minimax without pruning, memory and symmetry is there to be compared with, on boards of a few codes.

    Scenario Outline: <why>
      When minimax looks for the worst case of <sizes>
      Then minimax without pruning should find the same value
      And it should need <plain> nodes where pruning needs <pruned>

      Examples:
        | why                 | sizes               | plain | pruned |
        | n = 2, m = 2, k = 2 | n = 2, m = 2, k = 2 | 47    | 1      |
        | n = 3, m = 2, k = 2 | n = 3, m = 2, k = 2 | 4360  | 3      |
        | n = 2, m = 3, k = 3 | n = 2, m = 3, k = 3 | 2580  | 3      |
        | n = 3, m = 1, k = 3 | n = 3, m = 1, k = 3 | 604   | 3      |
        | n = 2, m = 2, k = 4 | n = 2, m = 2, k = 4 | 754   | 5      |
        | n = 4, m = 1, k = 2 | n = 4, m = 1, k = 2 | 10624 | 5      |

  Rule: The search spends a budget of positions, not of time
    Decided: so the answer is the same on every machine; what is not proven is said to be a lower bound.

    Scenario Outline: <why>
      When minimax looks for the worst case of <sizes>
      Then B should need <steps> proposals, found in <nodes> nodes

      Examples:
        | why                                    | sizes               | steps | nodes |
        | each position renames its own colours  | n = 5, m = 3, k = 3 | 7     | 38    |
        | four of a colour cannot be, so none do | n = 3, m = 3, k = 4 | 5     | 19    |
        | three of a colour cannot be            | n = 6, m = 2, k = 3 | 8     | 791   |

    Example: A budget that does not suffice
      When minimax looks for the worst case of n = 5, m = 4, k = 4 in 100 nodes
      Then B should need 7 proposals or more

  Rule: A board too large for the exact search is refused with the number of its codes
    Decided: nobody is left waiting.

    Scenario Outline: <why>
      When minimax looks for the worst case of <sizes>
      Then it should be refused with "<message>"

      Examples:
        | why                 | sizes               | message                                                                              |
        | n = 8, m = 2, k = 6 | n = 8, m = 2, k = 6 | The exact search takes boards of at most 5000 codes; n = 8, m = 2, k = 6 has 201600. |
        | n = 0, m = 2, k = 6 | n = 0, m = 2, k = 6 | n (colours) is a whole number of at least 1, not 0.                                  |
        | n = 2, m = 2, k = 5 | n = 2, m = 2, k = 5 | k (balls drawn) is at most m·n = 4, not 5.                                           |
