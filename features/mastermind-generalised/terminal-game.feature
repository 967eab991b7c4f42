@stage-4
Feature: A generalised game in the terminal
  `npx kata play mastermind-generalised -n 4 -m 2 -k 4` plays with a human B. What is typed comes first here, then all
  that is printed. Source: document 001, stage 4; the rest is decided here.

  Rule: B types colours and is told the matches, and at the end the winner and the secret
    > Implementați o interfață pentru jucătorul B uman, cu posibilitatea introducerii unei secvențe de culori,
    > afișarea numărului de potriviri și afișarea câștigătorului jocului.

    Example: B wins by initials, names and numbers; proposals that are refused cost no step
      When I type into npx kata play mastermind-generalised -n 4 -m 2 -k 4 --secret YGGB --seed 1:
        """
        RGBY
        yellow yellow green green
        4 2 3 2
        RRRG
        RGB
        RGBP
        RGB5
        R,G,?,Y
        help
        4,2,2,3
        """
      Then it should print:
        """
        Generalised Mastermind: n = 4 colours, m = 2 balls of each, k = 4 drawn, 8 steps (seed 1).
        Type a guess, or: hint, help, quit.
          1.   R   G   B   Y    1 match   7 left
          2.   Y   Y   G   G    2 matches   6 left
          3.   Y   G   B   G    2 matches   5 left
        A proposal has at most m = 2 of a colour, not 3 of R. No attempt is used.
        A proposal has k = 4 colours, not 3: RGB. No attempt is used.
        A colour is R, G, B or Y, not P. No attempt is used.
        A colour is R, G, B or Y, not P. No attempt is used.
        A colour is R, G, B or Y, not "?". No attempt is used.
        Colours: R, G, B, Y: type initials, names or numbers, none more than 2 times. Or: hint, help, quit.
          4.   Y   G   G   B    4 matches   4 left
        B wins: the secret was  Y   G   G   B .
        """

    Example: A wins when the last step is wrong
      When I type into npx kata play mastermind-generalised --colours 2 --balls 2 --length 2 --secret RG --seed 1:
        """
        RR
        GG
        GR
        RR
        RG
        """
      Then it should print:
        """
        Generalised Mastermind: n = 2 colours, m = 2 balls of each, k = 2 drawn, 4 steps (seed 1).
        Type a guess, or: hint, help, quit.
          1.   R   R    1 match   3 left
          2.   G   G    1 match   2 left
          3.   G   R    0 matches   1 left
          4.   R   R    1 match   0 left
        A wins: the secret was  R   G .
        """

    Example: B wins with the last step
      When I type into npx kata play mastermind-generalised --colours 2 --balls 2 --length 2 --secret RG --seed 1:
        """
        RR
        GG
        GR
        RG
        """
      Then it should print:
        """
        Generalised Mastermind: n = 2 colours, m = 2 balls of each, k = 2 drawn, 4 steps (seed 1).
        Type a guess, or: hint, help, quit.
          1.   R   R    1 match   3 left
          2.   G   G    1 match   2 left
          3.   G   R    0 matches   1 left
          4.   R   G    2 matches   0 left
        B wins: the secret was  R   G .
        """

  Rule: Misplaced colours are told where that is asked for
    > Demo online pentru n=8, k= 4,6 sau 8 care include și indicarea culorii corecte fără a fi și poziția corectă

    Example: The demo's board, left by the end of the input
      When I type into npx kata play mastermind-generalised -m 4 --colours-too --secret RRGC --seed 1:
        """
        RRRG
        CGRR
        """
      Then it should print:
        """
        Generalised Mastermind: n = 8 colours, m = 4 balls of each, k = 4 drawn, 16 steps, misplaced colours told (seed 1).
        Type a guess, or: hint, help, quit.
          1.   R   R   R   G    2 matches, 1 misplaced   15 left
          2.   C   G   R   R    0 matches, 4 misplaced   14 left
        The game is left: the secret was  R   R   G   C .
        """

  Rule: A hint tells what the exact search has found, where it is the strategy
    Decided: the value is the worst case from here on; nodes and cut-offs show the work.

    Example: Minimax before each proposal
      When I type into npx kata play mastermind-generalised -n 4 -m 4 --secret RRYB --seed 1 --hint --strategy minimax:
        """
        RRRR
        RGGG
        quit
        """
      Then it should print:
        """
        Generalised Mastermind: n = 4 colours, m = 4 balls of each, k = 4 drawn, 8 steps (seed 1).
        Type a guess, or: hint, help, quit.
        Hint:  R   R   R   R    (256 codes possible; value: solved in 6 at most; 57 nodes; cut-offs: 6 alpha, 1550 beta)
          1.   R   R   R   R    2 matches   7 left
        Hint:  R   G   G   G    (54 codes possible; value: solved in 5 at most; 5 nodes; cut-offs: 12 alpha, 14 beta)
          2.   R   G   G   G    1 match   6 left
        Hint:  R   B   B   B    (21 codes possible; value: solved in 4 at most; 2 nodes; cut-offs: 0 alpha, 51 beta)
        The game is left: the secret was  R   R   Y   B .
        """
