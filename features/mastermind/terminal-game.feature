Feature: A game in the terminal
  `npx kata play mastermind` plays with a person; what is typed comes first here, then all that is printed. Without a
  terminal, as here, no question is printed. Source: document 000; the rest is decided here.

  Rule: A guess may be typed as names, initials or numbers, and one that is refused costs nothing
    Decided: whoever plays should not have to learn a notation first, and a slip of the keyboard is no attempt.

    Example: The fifth guess breaks the code, after six lines that were none
      When I type into npx kata play mastermind --secret RRGG --seed 1:
        """
        RGBY
        red Red BLUE blue
        3 3 2 2

        RG
        RGBX
        RGBYP
        1 2 3 9
        hlep
        rbgg
        R,R,G,G
        """
      Then it should print:
        """
        Mastermind: 4 pegs of 6 colours, 12 attempts (seed 1).
        Type a guess, or: hint, help, quit.
          1.   R   G   B   Y    ●○    1 black, 1 white   11 left
          2.   R   R   B   B    ●●    2 black, 0 white   10 left
          3.   B   B   G   G    ●●    2 black, 0 white   9 left
        Colours: Red, Green, Blue, Yellow, Purple, Orange: type names, initials (RGBY) or numbers (1234). Or: hint, help, quit.
        Guess Too Short: a guess has 4 pegs, not 2. No attempt is used.
        Invalid Peg In Guess: a peg is Red, Green, Blue, Yellow, Purple or Orange, not "X" in hole 4. No attempt is used.
        Guess Too Long: a guess has 4 pegs, not 5. No attempt is used.
        Invalid Peg In Guess: a peg is Red, Green, Blue, Yellow, Purple or Orange, not "9" in hole 4. No attempt is used.
        Invalid Peg In Guess: a peg is Red, Green, Blue, Yellow, Purple or Orange, not "h" in hole 1. No attempt is used.
          4.   R   B   G   G    ●●●   3 black, 0 white   8 left
          5.   R   R   G   G    ●●●●  4 black, 0 white   7 left
        B wins: the secret was  R   R   G   G .
        """

  Rule: Whoever makes twelve guesses without the code has lost and is told the secret
    > CodeBreaker - versucht, den geheimen Code mit zwölf Wendungen in Reihenfolge und Farbe zu erraten.

    Example: The twelfth guess is wrong
      When I type into npx kata play mastermind --secret OOPP --seed 1:
        """
        RRRR
        GGGG
        BBBB
        YYYY
        RGBY
        RGBY
        RGBY
        RGBY
        RGBY
        RGBY
        RGBY
        POPO
        """
      Then it should print:
        """
        Mastermind: 4 pegs of 6 colours, 12 attempts (seed 1).
        Type a guess, or: hint, help, quit.
          1.   R   R   R   R          0 black, 0 white   11 left
          2.   G   G   G   G          0 black, 0 white   10 left
          3.   B   B   B   B          0 black, 0 white   9 left
          4.   Y   Y   Y   Y          0 black, 0 white   8 left
          5.   R   G   B   Y          0 black, 0 white   7 left
          6.   R   G   B   Y          0 black, 0 white   6 left
          7.   R   G   B   Y          0 black, 0 white   5 left
          8.   R   G   B   Y          0 black, 0 white   4 left
          9.   R   G   B   Y          0 black, 0 white   3 left
         10.   R   G   B   Y          0 black, 0 white   2 left
         11.   R   G   B   Y          0 black, 0 white   1 left
         12.   P   O   P   O    ●●○○  2 black, 2 white   0 left
        A wins: the secret was  O   O   P   P .
        """

    Example: The twelfth guess is right
      When I type into npx kata play mastermind --secret OOPP --seed 1:
        """
        RRRR
        GGGG
        BBBB
        YYYY
        RGBY
        RGBY
        RGBY
        RGBY
        RGBY
        RGBY
        RGBY
        OOPP
        """
      Then it should print:
        """
        Mastermind: 4 pegs of 6 colours, 12 attempts (seed 1).
        Type a guess, or: hint, help, quit.
          1.   R   R   R   R          0 black, 0 white   11 left
          2.   G   G   G   G          0 black, 0 white   10 left
          3.   B   B   B   B          0 black, 0 white   9 left
          4.   Y   Y   Y   Y          0 black, 0 white   8 left
          5.   R   G   B   Y          0 black, 0 white   7 left
          6.   R   G   B   Y          0 black, 0 white   6 left
          7.   R   G   B   Y          0 black, 0 white   5 left
          8.   R   G   B   Y          0 black, 0 white   4 left
          9.   R   G   B   Y          0 black, 0 white   3 left
         10.   R   G   B   Y          0 black, 0 white   2 left
         11.   R   G   B   Y          0 black, 0 white   1 left
         12.   O   O   P   P    ●●●●  4 black, 0 white   0 left
        B wins: the secret was  O   O   P   P .
        """
