Feature: Watching the machine break a code
  `npx kata play mastermind --watch` prints a line for each guess, with the codes that were possible before it.
  Source: document 000 for the game; strategies.feature for the strategies.

  Rule: The machine's guesses are shown with the codes that they leave
    Decided: what it thinks is part of the game, so that a person learns from it.

    Example: Knuth's strategy finds a code in four guesses
      When I try npx kata play mastermind --watch --secret YPOB --seed 1 --strategy worst-case
      Then it should print:
        """
        Mastermind: 4 pegs of 6 colours, 12 attempts (seed 1).
          1.   R   R   G   G          0 black, 0 white   11 left   1,296 codes possible
          2.   B   B   Y   P    ○○○   0 black, 3 white   10 left   256 codes possible
          3.   Y   O   P   B    ●●○○  2 black, 2 white   9 left   20 codes possible
          4.   Y   P   O   B    ●●●●  4 black, 0 white   8 left   2 codes possible
        B wins with guess 4 of 12.
        """

    Example: The slowest strategy needs nine
      When I try npx kata play mastermind --watch --secret OPPO --seed 1 --strategy first-consistent
      Then it should print:
        """
        Mastermind: 4 pegs of 6 colours, 12 attempts (seed 1).
          1.   R   R   R   R          0 black, 0 white   11 left   1,296 codes possible
          2.   G   G   G   G          0 black, 0 white   10 left   625 codes possible
          3.   B   B   B   B          0 black, 0 white   9 left   256 codes possible
          4.   Y   Y   Y   Y          0 black, 0 white   8 left   81 codes possible
          5.   P   P   P   P    ●●    2 black, 0 white   7 left   16 codes possible
          6.   P   P   O   O    ●●○○  2 black, 2 white   6 left   6 codes possible
          7.   P   O   P   O    ●●○○  2 black, 2 white   5 left   4 codes possible
          8.   P   O   O   P    ○○○○  0 black, 4 white   4 left   2 codes possible
          9.   O   P   P   O    ●●●●  4 black, 0 white   3 left   1 code possible
        B wins with guess 9 of 12.
        """

  Rule: A seed draws the secret and feeds the chance of the machine
    Decided: the seed is printed, so that any game can be seen again.

    Example: A secret and guesses by seed 7
      When I try npx kata play mastermind --watch --seed 7 --strategy random-consistent
      Then it should print:
        """
        Mastermind: 4 pegs of 6 colours, 12 attempts (seed 7).
          1.   R   R   B   Y    ●●    2 black, 0 white   11 left   1,296 codes possible
          2.   R   R   G   P    ●●●   3 black, 0 white   10 left   105 codes possible
          3.   R   R   O   P    ●●●●  4 black, 0 white   9 left   6 codes possible
        B wins with guess 3 of 12.
        """

    Example: Others by seed 8
      When I try npx kata play mastermind --watch --seed 8 --strategy random-consistent
      Then it should print:
        """
        Mastermind: 4 pegs of 6 colours, 12 attempts (seed 8).
          1.   R   O   Y   P    ●●○   2 black, 1 white   11 left   1,296 codes possible
          2.   Y   R   Y   P    ●○○   1 black, 2 white   10 left   48 codes possible
          3.   R   Y   B   P    ●●●   3 black, 0 white   9 left   9 codes possible
          4.   R   Y   P   P    ●●●   3 black, 0 white   8 left   3 codes possible
          5.   R   Y   G   P    ●●●●  4 black, 0 white   7 left   2 codes possible
        B wins with guess 5 of 12.
        """

  Rule: The best of the strategies that need no long thought is taken where none is named
    Decided: entropy thinks in a moment; the optimal ones think for seconds, so they are to be asked for.

    Example: Entropy is best
      When I try npx kata play mastermind --watch --seed 7
      Then it should print:
        """
        Mastermind: 4 pegs of 6 colours, 12 attempts (seed 7).
          1.   R   G   B   Y    ●     1 black, 0 white   11 left   1,296 codes possible
          2.   G   P   P   O    ○○    0 black, 2 white   10 left   108 codes possible
          3.   P   B   O   B    ●○    1 black, 1 white   9 left   14 codes possible
          4.   R   R   O   P    ●●●●  4 black, 0 white   8 left   3 codes possible
        B wins with guess 4 of 12.
        """
