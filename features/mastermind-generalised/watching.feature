@stage-5
Feature: Watching the machine play B
  `npx kata play mastermind-generalised --watch` prints a line for each proposal, with what the machine thought
  before it. Source: document 001, stage 5.

  Rule: Minimax shows its value, its nodes and its cut-offs
    > Implementați o strategie pentru B folosind algoritmul MINIMAX cu retezarea ALPHA-BETA.

    Example: Four colours in four positions
      When I try npx kata play mastermind-generalised --watch -n 4 -m 4 --secret RRYB --seed 1 --strategy minimax
      Then it should print:
        """
        Generalised Mastermind: n = 4 colours, m = 4 balls of each, k = 4 drawn, 8 steps (seed 1).
          1.   R   R   R   R    2 matches   7 left   256 codes possible; value: solved in 6 at most; 57 nodes; cut-offs: 6 alpha, 1550 beta
          2.   R   G   G   G    1 match   6 left   54 codes possible; value: solved in 5 at most; 5 nodes; cut-offs: 12 alpha, 14 beta
          3.   R   B   B   B    2 matches   5 left   21 codes possible; value: solved in 4 at most; 2 nodes; cut-offs: 0 alpha, 51 beta
          4.   R   R   R   B    3 matches   4 left   6 codes possible; value: solved in 3 at most; 1 node; cut-offs: 0 alpha, 59 beta
          5.   R   R   Y   B    4 matches   3 left   2 codes possible; value: solved in 2 at most; 1 node; cut-offs: 0 alpha, 3 beta
        B wins with guess 5 of 8.
        """

  Rule: Where what teaches most might come too late, the best player searches and forces the win
    Decided: it shows what it has searched; with three balls of each colour four steps always suffice, if well chosen.

    Example: The second proposal is searched for
      When I try npx kata play mastermind-generalised --watch -n 2 -m 3 --secret GGGR --seed 1
      Then it should print:
        """
        Generalised Mastermind: n = 2 colours, m = 3 balls of each, k = 4 drawn, 4 steps (seed 1).
          1.   R   R   G   G    1 match   3 left   14 codes possible
          2.   R   G   R   G    1 match   2 left   4 codes possible; value: solved in 3 at most; 2 nodes; cut-offs: 0 alpha, 11 beta
          3.   G   R   R   R    2 matches   1 left   2 codes possible
          4.   G   G   G   R    4 matches   0 left   1 code possible
        B wins with guess 4 of 4.
        """

  Rule: Where no win can be forced, the best player tells in how many draws it will win
    Decided: with two colours and four balls five proposals may be needed, and there are four steps.

    Example: A secret that it finds in time
      When I try npx kata play mastermind-generalised --watch -n 2 -m 4 --secret RGGR --seed 1
      Then it should print:
        """
        Generalised Mastermind: n = 2 colours, m = 4 balls of each, k = 4 drawn, 4 steps (seed 1).
          1.   R   R   G   G    2 matches   3 left   16 codes possible; value: solved in 5 at most; 5 nodes; cut-offs: 3 alpha, 20 beta; wins 1656 of 1680 draws
          2.   R   G   R   G    2 matches   2 left   6 codes possible; value: solved in 4 at most; 2 nodes; cut-offs: 14 alpha, 13 beta; wins 600 of 624 draws
          3.   R   G   G   R    4 matches   1 left   4 codes possible; value: solved in 3 at most; 2 nodes; cut-offs: 0 alpha, 7 beta; wins 312 of 336 draws
        B wins with guess 3 of 4.
        """

    Example: The one code in seventy that it does not find
      When I try npx kata play mastermind-generalised --watch -n 2 -m 4 --secret GGGG --seed 1
      Then it should print:
        """
        Generalised Mastermind: n = 2 colours, m = 4 balls of each, k = 4 drawn, 4 steps (seed 1).
          1.   R   R   G   G    2 matches   3 left   16 codes possible; value: solved in 5 at most; 5 nodes; cut-offs: 3 alpha, 20 beta; wins 1656 of 1680 draws
          2.   R   G   R   G    2 matches   2 left   6 codes possible; value: solved in 4 at most; 2 nodes; cut-offs: 14 alpha, 13 beta; wins 600 of 624 draws
          3.   R   G   G   R    2 matches   1 left   4 codes possible; value: solved in 3 at most; 2 nodes; cut-offs: 0 alpha, 7 beta; wins 312 of 336 draws
          4.   R   R   R   R    0 matches   0 left   2 codes possible; value: solved in 2 at most; 1 node; cut-offs: 0 alpha, 3 beta; wins 24 of 48 draws
        A wins: the secret was  G   G   G   G .
        """

    Example: With one code left and one step there is nothing to search
      When I try npx kata play mastermind-generalised --watch -n 2 -m 4 --secret GRRG --seed 1
      Then it should print:
        """
        Generalised Mastermind: n = 2 colours, m = 4 balls of each, k = 4 drawn, 4 steps (seed 1).
          1.   R   R   G   G    2 matches   3 left   16 codes possible; value: solved in 5 at most; 5 nodes; cut-offs: 3 alpha, 20 beta; wins 1656 of 1680 draws
          2.   R   G   R   G    2 matches   2 left   6 codes possible; value: solved in 4 at most; 2 nodes; cut-offs: 14 alpha, 13 beta; wins 600 of 624 draws
          3.   R   G   G   R    0 matches   1 left   4 codes possible; value: solved in 3 at most; 2 nodes; cut-offs: 0 alpha, 7 beta; wins 312 of 336 draws
          4.   G   R   R   G    4 matches   0 left   1 code possible
        B wins with guess 4 of 4.
        """

  Rule: Boards with more codes than can be searched are played by what can be learnt
    Decided: the best player goes by entropy there; the seed decides which codes it tries.

    Example: The demo's eight colours in six positions, misplaced colours told
      When I try npx kata play mastermind-generalised --watch -k 6 --colours-too --seed 7
      Then it should print:
        """
        Generalised Mastermind: n = 8 colours, m = 2 balls of each, k = 6 drawn, 16 steps, misplaced colours told (seed 7).
          1.   C   P   R   C   G   P    0 matches, 3 misplaced   15 left   201,600 codes possible
          2.   Y   R   G   W   P   Y    3 matches, 0 misplaced   14 left   28,656 codes possible
          3.   W   C   G   O   C   Y    2 matches, 1 misplaced   13 left   388 codes possible
          4.   B   C   R   W   R   G    0 matches, 3 misplaced   12 left   46 codes possible
          5.   R   R   C   O   P   Y    6 matches, 0 misplaced   11 left   3 codes possible
        B wins with guess 5 of 16.
        """

    Example: Eight colours in eight positions, none of them twice
      When I try npx kata play mastermind-generalised --watch -m 1 -k 8 --seed 7
      Then it should print:
        """
        Generalised Mastermind: n = 8 colours, m = 1 ball of each, k = 8 drawn, 16 steps (seed 7).
          1.   B   Y   W   O   G   R   C   P    1 match   15 left   40,320 codes possible
          2.   R   B   Y   O   P   C   G   W    4 matches   14 left   14,832 codes possible
          3.   W   B   Y   O   C   P   R   G    1 match   13 left   245 codes possible
          4.   R   G   P   O   Y   B   C   W    4 matches   12 left   78 codes possible
          5.   R   G   Y   B   P   O   C   W    4 matches   11 left   7 codes possible
          6.   R   G   C   O   P   Y   B   W    8 matches   10 left   1 code possible
        B wins with guess 6 of 16.
        """

  @long
  Rule: Where the search has spent its budget, it says what it has ruled out
    Decided: 5000 positions take some seconds; then a possible code is proposed.

    Example: Five colours, twice each, of which five are drawn
      When I try npx kata play mastermind-generalised --watch -n 5 -m 2 -k 5 --secret RRGGB --seed 1 --strategy minimax
      Then it should print:
        """
        Generalised Mastermind: n = 5 colours, m = 2 balls of each, k = 5 drawn, 10 steps (seed 1).
          1.   R   R   G   G   B    5 matches   9 left   2,220 codes possible; value: not solved in 6; 5,000 nodes; cut-offs: 63702 alpha, 0 beta
        B wins with guess 1 of 10.
        """
