@stage-5
Feature: The machine plays B, a person answers as A
  `npx kata play mastermind-generalised --answer`: a person draws a code and types the number of matches. What is typed
  comes first, then all that is printed. Source: document 001, stage 5; the rest is decided here.

  Rule: A answers each proposal with a number from 0 to k
    > Jucătorul A indică o valoare între 0 și k corespunzătoare numărului de potriviri de culori și poziții

    Example: Answers that are none are refused, and a contradiction is mended
      When I type into npx kata play mastermind-generalised -n 3 -m 2 -k 3 --answer --seed 1 --strategy first-possible:
        """
        4
        -1
        1 1
        two
        1
        0
        2
        1
        fix 2
        1
        3
        """
      Then it should print:
        """
        Generalised Mastermind: n = 3 colours, m = 2 balls of each, k = 3 drawn, 6 steps (seed 1).
        Hide a code and answer each guess: the number of matches. To mend an answer: back, or fix and its number. To leave: quit.
          1.   R   R   G    24 codes possible
        An answer is the number of matches, from 0 to 3 in all, not "4".
        An answer is the number of matches, from 0 to 3 in all, not "-1".
        An answer is the number of matches, from 0 to 3 in all, not "1 1".
        An answer is the number of matches, from 0 to 3 in all, not "two".
          2.   R   G   R    11 codes possible
          3.   G   R   B    4 codes possible
          4.   B   R   B    1 code possible
        No secret gives these answers: 1 for BRB in step 4 contradicts those before it.
          1.   R   R   G    1 match   5 left
          2.   R   G   R    0 matches   4 left
          3.   G   R   B    2 matches   3 left
          4.   B   R   B    1 match   2 left
          5.   G   R   R    1 code possible
        The machine wins with guess 5 of 6.
        """

  Rule: A wins when the machine has used up its steps
    Decided: an answer that contradicts the others is no win, whenever it comes.

    Example: The last answer is impossible, and mended
      When I type into npx kata play mastermind-generalised -n 2 -m 4 --answer --seed 1:
        """
        2
        2
        2
        1
        fix 4
        0
        """
      Then it should print:
        """
        Generalised Mastermind: n = 2 colours, m = 4 balls of each, k = 4 drawn, 4 steps (seed 1).
        Hide a code and answer each guess: the number of matches. To mend an answer: back, or fix and its number. To leave: quit.
          1.   R   R   G   G    16 codes possible; value: solved in 5 at most; 5 nodes; cut-offs: 3 alpha, 20 beta; wins 1656 of 1680 draws
          2.   R   G   R   G    6 codes possible; value: solved in 4 at most; 2 nodes; cut-offs: 14 alpha, 13 beta; wins 600 of 624 draws
          3.   R   G   G   R    4 codes possible; value: solved in 3 at most; 2 nodes; cut-offs: 0 alpha, 7 beta; wins 312 of 336 draws
          4.   R   R   R   R    2 codes possible; value: solved in 2 at most; 1 node; cut-offs: 0 alpha, 3 beta; wins 24 of 48 draws
        No secret gives these answers: 1 for RRRR in step 4 contradicts those before it.
          1.   R   R   G   G    2 matches   3 left
          2.   R   G   R   G    2 matches   2 left
          3.   R   G   G   R    2 matches   1 left
          4.   R   R   R   R    1 match   0 left
        You win: the machine has used up its guesses.
        """

  Rule: Misplaced colours are a second number where they are told
    Decided: matches first, then misplaced colours; both together are k at most.

    Example: One number, too much, then two that fit
      When I type into npx kata play mastermind-generalised -n 4 -m 2 -k 3 --colours-too --answer --seed 1 --strategy entropy:
        """
        1
        2 2
        1 2
        3 0
        """
      Then it should print:
        """
        Generalised Mastermind: n = 4 colours, m = 2 balls of each, k = 3 drawn, 8 steps, misplaced colours told (seed 1).
        Hide a code and answer each guess: exact and misplaced, as in "2 1". To mend an answer: back, or fix and its number. To leave: quit.
          1.   R   G   B    60 codes possible
        An answer is two numbers, matches and misplaced colours, from 0 to 3 in all, not "1".
        An answer is two numbers, matches and misplaced colours, from 0 to 3 in all, not "2 2".
          2.   R   R   G    3 codes possible
        No secret gives these answers: 3 and 0 misplaced for RRG in step 2 contradicts those before it.
          1.   R   G   B    1 match, 2 misplaced   7 left
          2.   R   R   G    3 matches, 0 misplaced   6 left
        The game is left.
        """
