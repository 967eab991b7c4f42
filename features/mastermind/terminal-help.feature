Feature: Help in the terminal, and leaving
  `npx kata play mastermind` tells what a person wants to know. What is typed comes first here, then what is printed.
  Source: document 000; the rest is decided here.

  Rule: Whoever leaves is told the secret
    Decided: quit, Ctrl-D and the end of what is piped leave alike, with exit code 0: nothing has gone wrong. Ctrl-C
    leaves too, with 130, as shells expect.

    Example: By a word, after asking for help
      When I type into npx kata play mastermind --seed 7:
        """
        help
        RGBY
        quit
        RRRR
        """
      Then it should print:
        """
        Mastermind: 4 pegs of 6 colours, 12 attempts (seed 7).
        Type a guess, or: hint, help, quit.
        Colours: Red, Green, Blue, Yellow, Purple, Orange: type names, initials (RGBY) or numbers (1234). Or: hint, help, quit.
          1.   R   G   B   Y    ●     1 black, 0 white   11 left
        The game is left: the secret was  R   R   O   P .
        """

    Example: By the end of the input, in lines as Windows ends them
      When I type, with line ends of Windows, into npx kata play mastermind --seed 7:
        """
        RGBY
        rrgg
        """
      Then it should print:
        """
        Mastermind: 4 pegs of 6 colours, 12 attempts (seed 7).
        Type a guess, or: hint, help, quit.
          1.   R   G   B   Y    ●     1 black, 0 white   11 left
          2.   R   R   G   G    ●●    2 black, 0 white   10 left
        The game is left: the secret was  R   R   O   P .
        """
      And its exit code should be 0

  Rule: The machine says what it would guess, always or when asked
    Decided: a hint is what the chosen strategy would guess, with the number of codes that fit all answers.

    Example: A hint before every guess
      When I type into npx kata play mastermind --secret OYBB --seed 1 --hint --strategy worst-case:
        """
        RRRR
        """
      Then it should print:
        """
        Mastermind: 4 pegs of 6 colours, 12 attempts (seed 1).
        Type a guess, or: hint, help, quit.
        Hint:  R   R   G   G    (1,296 codes possible)
          1.   R   R   R   R          0 black, 0 white   11 left
        Hint:  G   G   B   B    (625 codes possible)
        The game is left: the secret was  O   Y   B   B .
        """

    Example: A hint when asked
      When I type into npx kata play mastermind --secret OYBB --seed 1:
        """
        RGBY
        hint
        RBPO
        hint
        """
      Then it should print:
        """
        Mastermind: 4 pegs of 6 colours, 12 attempts (seed 1).
        Type a guess, or: hint, help, quit.
          1.   R   G   B   Y    ●○    1 black, 1 white   11 left
        Hint:  R   B   P   O    (252 codes possible)
          2.   R   B   P   O    ○○    0 black, 2 white   10 left
        Hint:  O   G   G   B    (57 codes possible)
        The game is left: the secret was  O   Y   B   B .
        """

  Rule: A second person may type the secret, which is asked for until it is a code
    Decided: at a terminal it does not show while it is typed, and the arrow keys do not bring it back.

    Example: A slip, then a secret, then the guesses
      When I type into npx kata play mastermind --secret --seed 1:
        """
        RRG
        GROB
        OGRB
        GROB
        """
      Then it should print:
        """
        Mastermind: 4 pegs of 6 colours, 12 attempts (seed 1).
        Guess Too Short: a guess has 4 pegs, not 3.
        Type a guess, or: hint, help, quit.
          1.   O   G   R   B    ●○○○  1 black, 3 white   11 left
          2.   G   R   O   B    ●●●●  4 black, 0 white   10 left
        B wins: the secret was  G   R   O   B .
        """
