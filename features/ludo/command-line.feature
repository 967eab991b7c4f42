Feature: npx kata ludo
  Finds the best of several dice. It takes the three words of the document's program, or a dice file and options with
  names. Source: document 004.

  Rule: The words showDebug, iterations and pathToFile are understood as the document has them
    > java -jar Exercise4.java <boolean showDebug> <int iterations> <string pathToFile>

    Example: Fifty games of each pair
      When I run npx kata ludo false 50 features/ludo/dice-files/wuerfel0.txt
      Then it should print:
        """
        Here are the wins of each dice ordered by quantity:
        1.) Dice 2 (246 Wins)
        2.) Dice 1 (157 Wins)
        3.) Dice 5 (137 Wins)
        4.) Dice 4 (122 Wins)
        5.) Dice 6 (88 Wins)
        6.) Dice 3 (0 Wins)

        die  faces           won  95 % interval  undecided  of games
          2  1 1 1 6 6 6  98.4 %  96.0 – 99.4 %          0       250
          1  1–6          62.8 %  56.7 – 68.6 %          0       250
          5  1–12         54.8 %  48.6 – 60.9 %          0       250  ≈ tied with the next
          4  0–9          48.8 %  42.7 – 55.0 %          0       250
          6  1–20         35.2 %  29.5 – 41.3 %          0       250
          3  1–4           0.0 %    0.0 – 1.5 %          0       250

        Games won by the die of the row against the die of the column, in %:
        die    2     1     5      4     6      3
          2    –  98.0  96.0  100.0  98.0  100.0
          1  2.0     –  62.0   76.0  74.0  100.0
          5  4.0  38.0     –   50.0  82.0  100.0
          4  0.0  24.0  50.0      –  70.0  100.0
          6  2.0  26.0  18.0   30.0     –  100.0
          3  0.0   0.0   0.0    0.0   0.0      –

        50 games a pair, each die begins half of them; seed 1. Intervals: Wilson's score interval.
        Dice 5 and 4 are tied: the games do not decide their order at 95 %.
        Die 3 has no 6: its waiting pieces never come in, so it never wins.
        As far as 500 games a pair show, the ranking does not depend on open points of the rule sheet: throw-again-after-dead-six, goal-pieces-count-as-foremost, others-move-while-a-is-blocked.
        """

  Rule: A dice file alone is enough
    Decided: ten thousand games of each pair take about a second, and part what can be parted.

    Example: Four faces against six
      When I try npx kata ludo fixtures/ludo/dice-files/two-dice.txt
      Then it should print lines like:
        """
        1.) Dice 1 (7202 Wins)
        2.) Dice 2 (2798 Wins)
        10,000 games a pair, each die begins half of them; seed 1. Intervals: Wilson's score interval.
        As far as 5,000 games a pair show, the ranking does not depend on open points of the rule sheet: throw-again-after-dead-six, goal-pieces-count-as-foremost, others-move-while-a-is-blocked.
        """

  Rule: Options with names say the same, and more
    Decided: --games is iterations and --debug is showDebug; --help explains all of them.

    Example: The numbers of games by name, with the scores of every pair
      When I try npx kata ludo --games 50 --seed 7 --details fixtures/ludo/dice-files/two-dice.txt
      Then it should print:
        """
        Here are the wins of each dice ordered by quantity:
        1.) Dice 1 (36 Wins)
        2.) Dice 2 (14 Wins)

        die  faces       won  95 % interval  undecided  of games
          1  1 2 5 6  72.0 %  58.3 – 82.5 %          0        50
          2  1–6      28.0 %  17.5 – 41.7 %          0        50

        Games won by the die of the row against the die of the column, in %:
        die     1     2
          1     –  72.0
          2  28.0     –

        dice     begins  games  won by the first  by the second  undecided  broken off
        1 and 2  die 1      25                17              8          0           0
        1 and 2  die 2      25                19              6          0           0

        50 games a pair, each die begins half of them; seed 7. Intervals: Wilson's score interval.
        As far as 500 games a pair show, the ranking does not depend on open points of the rule sheet: throw-again-after-dead-six, goal-pieces-count-as-foremost, others-move-while-a-is-blocked.
        """

    Example: Another reading of the rule sheet
      When I try npx kata ludo --rule throw-again-after-dead-six=no --games 2000 features/ludo/dice-files/wuerfel2.txt
      Then it should print lines like:
        """
        1.) Dice 4 (6941 Wins)
        2.) Dice 3 (5650 Wins)
        3.) Dice 5 (4644 Wins)
        The ranking depends on open points of the rule sheet: with --rule throw-again-after-dead-six=yes it is 5 4 3 2 1; with --rule others-move-while-a-is-blocked=no it is 3 4 2 5 1.
        """

  Rule: --until-certain plays on until the order is certain, or the greatest number of games is reached
    Decided: 1,000,000 games of each pair at most, if --games does not say otherwise.

    Scenario Outline: <why>
      When I try npx kata ludo --until-certain --games 3000 fixtures/ludo/dice-files/<file>
      Then it should print lines like:
        """
        <games> games a pair, each die begins half of them; seed 1. Intervals: Wilson's score interval.
        <conclusion>
        As far as <games> games a pair show, the ranking does not depend on open points of the rule sheet: throw-again-after-dead-six, goal-pieces-count-as-foremost, others-move-while-a-is-blocked.
        """

      Examples:
        | why                       | file           | games | conclusion                                                                 |
        | one die is clearly better | two-dice.txt   | 1,000 | The order of all neighbours is certain at 99.9 %, however often one looks. |
        | both dice are equal       | equal-dice.txt | 3,000 | The order of all neighbours is not yet certain at 99.9 %.                  |

    Example: More games than are usual
      When I try npx kata ludo --until-certain fixtures/ludo/dice-files/near-dice.txt
      Then it should print lines like:
        """
        25,938 games a pair, each die begins half of them; seed 1. Intervals: Wilson's score interval.
        The order of all neighbours is certain at 99.9 %, however often one looks.
        """

  Rule: Threads share the games out, and change none of them
    Decided: one for each processor, if --threads does not say otherwise; short tournaments are not worth their start.

    Scenario Outline: <why>
      When I try npx kata ludo --threads <threads> --games 400000 --pieces 1 --csv fixtures/ludo/dice-files/two-dice.txt
      Then it should print:
        """
        die,opponent,begins,games,wins,losses,undecided,broken_off
        1,2,yes,200000,124787,75213,0,0
        1,2,no,200000,107308,92692,0,0
        2,1,yes,200000,92692,107308,0,0
        2,1,no,200000,75213,124787,0,0
        """

      Examples:
        | why                   | threads |
        | no other thread       | 1       |
        | two threads           | 2       |
        | more than it is worth | 5       |
