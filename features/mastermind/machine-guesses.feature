Feature: The machine guesses, a person answers
  `npx kata play mastermind --answer`: a person hides a code and types key pegs, as letters or as the numbers of black
  and white ones. What is typed comes first, then all that is printed. Source: document 000; the rest is decided here.

  Rule: The machine guesses until it has found the code
    > Nach der Platzierung bietet der Kodemaker Feedback, indem er mit der Vermutung null bis vier Schlüsselstifte in
    > den kleinen Löchern der Zeile platziert.

    Decided: answers are read as letters or numbers; what no guess can earn is refused and asked for again.

    Example: Answers in letters and in numbers, and some that are none
      When I type into npx kata play mastermind --answer --seed 1 --strategy worst-case:
        """
        BW
        3 1
        5 0
        BX
        1,1
        W W
        fix 9
        4 0
        """
      Then it should print:
        """
        Mastermind: 4 pegs of 6 colours, 12 attempts (seed 1).
        Hide a code and answer each guess: exact and misplaced, as in "2 1". To mend an answer: back, or fix and its number. To leave: quit.
          1.   R   R   G   G    1,296 codes possible
          2.   R   R   B   Y    208 codes possible
        No guess earns 3 black and 1 white key pegs, as in "3 1".
        No guess earns 5 black and 0 white key pegs, as in "5 0".
        A key peg is B or W, not "X".
          3.   R   P   R   O    32 codes possible
          4.   G   R   Y   P    3 codes possible
        There are answers 1 to 3 to mend, not 9.
        The machine wins with guess 4 of 12.
        """

  Rule: Answers that contradict each other are shown, with the guess that made them impossible, and can be mended
    Decided: whoever answers may err; the machine says so as soon as no code is left, and goes on from what was mended.

    Example: The first answer was wrong
      When I type into npx kata play mastermind --answer --seed 1 --strategy first-consistent:
        """
        back
        fix 1
        0 0
        0 4
        hm
        fix 2
        1 0
        2 0
        back
        quit
        """
      Then it should print:
        """
        Mastermind: 4 pegs of 6 colours, 12 attempts (seed 1).
        Hide a code and answer each guess: exact and misplaced, as in "2 1". To mend an answer: back, or fix and its number. To leave: quit.
          1.   R   R   R   R    1,296 codes possible
        There is no answer yet to take back.
        There is no answer yet to mend.
          2.   G   G   G   G    625 codes possible
        No secret gives these answers: 0 black and 4 white for guess 2 contradicts those before it.
          1.   R   R   R   R          0 black, 0 white   11 left
          2.   G   G   G   G    ○○○○  0 black, 4 white   10 left
        Those answers contradict each other: mend one of them first, by back or fix and its number.
          3.   G   B   B   B    256 codes possible
          4.   G   B   Y   Y    27 codes possible
          3.   G   B   B   B    256 codes possible
        The game is left.
        """

    Example: Four black pegs for a guess that is no possible code, and an answer taken back
      When I type into npx kata play mastermind --answer --seed 1 --strategy worst-case:
        """
        0 2
        0 0
        4 0
        back
        0 2
        quit
        """
      Then it should print:
        """
        Mastermind: 4 pegs of 6 colours, 12 attempts (seed 1).
        Hide a code and answer each guess: exact and misplaced, as in "2 1". To mend an answer: back, or fix and its number. To leave: quit.
          1.   R   R   G   G    1,296 codes possible
          2.   G   B   Y   Y    96 codes possible
          3.   R   P   R   P    4 codes possible
        No secret gives these answers: 4 black and 0 white for guess 3 contradicts those before it.
          1.   R   R   G   G    ○○    0 black, 2 white   11 left
          2.   G   B   Y   Y          0 black, 0 white   10 left
          3.   R   P   R   P    ●●●●  4 black, 0 white   9 left
          3.   R   P   R   P    4 codes possible
        No secret gives these answers: 0 black and 2 white for guess 3 contradicts those before it.
          1.   R   R   G   G    ○○    0 black, 2 white   11 left
          2.   G   B   Y   Y          0 black, 0 white   10 left
          3.   R   P   R   P    ○○    0 black, 2 white   9 left
        The game is left.
        """
