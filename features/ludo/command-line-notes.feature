Feature: What npx kata ludo says about its results
  Below the tables stands what a reader should think of them, a line each. Source: decided here.

  Rule: Games that can never end are explained, and counted apart from wins
    Decided: the position tells that a game cannot end, never the clock.

    Example: Greater and greater faces
      When I try npx kata ludo --games 400 features/ludo/dice-files/wuerfel1.txt
      Then it should print lines like:
        """
        5  5–10   25.3 %  23.4 – 27.2 %        637     2,000
        6  6–11   13.4 %  12.0 – 15.0 %        673     2,000
        Games that can never end, with every face of both dice overshooting or blocked by an own piece: dice 5 and 6 (65.8 %), dice 4 and 6 (44.0 %), dice 4 and 5 (41.3 %), dice 3 and 6 (39.5 %), dice 3 and 5 (30.5 %), dice 2 and 5 (21.8 %), dice 3 and 4 (21.8 %), dice 2 and 6 (19.0 %), dice 2 and 4 (11.0 %), dice 2 and 3 (7.8 %).
        """

  Rule: Games that take too many throws are broken off, and counted apart from all others
    Decided: a last guard against dice that capture each other for ever; a million throws, or as --most-throws says.

    Example: One game of forty
      When I try npx kata ludo --games 40 --most-throws 150 fixtures/ludo/dice-files/two-dice.txt
      Then it should print:
        """
        Here are the wins of each dice ordered by quantity:
        1.) Dice 1 (31 Wins)
        2.) Dice 2 (8 Wins)

        die  faces       won  95 % interval  undecided  broken off  of games
          1  1 2 5 6  77.5 %  62.5 – 87.7 %          0           1        40
          2  1–6      20.0 %  10.5 – 34.8 %          0           1        40

        Games won by the die of the row against the die of the column, in %:
        die     1     2
          1     –  77.5
          2  20.0     –

        40 games a pair, each die begins half of them; seed 1. Intervals: Wilson's score interval.
        Dice 1 and 2: 1 game broken off after 150 throws.
        As far as 500 games a pair show, the ranking does not depend on open points of the rule sheet: throw-again-after-dead-six, goal-pieces-count-as-foremost, others-move-while-a-is-blocked.
        """

  Rule: Dice that cannot bring their waiting pieces in are named
    Decided: who wonders why a die wins nothing finds the reason there. The only piece of a short game waits nowhere.

    Example: Two dice without a 6
      When I try npx kata ludo --games 4 fixtures/ludo/dice-files/no-six.txt
      Then it should print lines like:
        """
        Dice 1 and 3 have no 6: their waiting pieces never come in, so they never win.
        """

    Example: The same dice with one piece each
      When I try npx kata ludo --games 4 --pieces 1 fixtures/ludo/dice-files/no-six.txt
      Then it should print:
        """
        Here are the wins of each dice ordered by quantity:
        1.) Dice 3 (7 Wins)
        2.) Dice 2 (3 Wins)
        3.) Dice 1 (2 Wins)

        die  faces     won  95 % interval  undecided  of games
          3  4 5    87.5 %  52.9 – 97.8 %          0         8  ≈ tied with the next
          2  1–6    37.5 %  13.7 – 69.4 %          0         8  ≈ tied with the next
          1  1 2 3  25.0 %   7.1 – 59.1 %          0         8

        Games won by the die of the row against the die of the column, in %:
        die     3     2      1
          3     –  75.0  100.0
          2  25.0     –   50.0
          1   0.0  50.0      –

        4 games a pair, each die begins half of them; seed 1. Intervals: Wilson's score interval.
        Dice 3 and 2 are tied: the games do not decide their order at 95 %.
        Dice 2 and 1 are tied: the games do not decide their order at 95 %.
        As far as 500 games a pair show, the ranking does not depend on open points of the rule sheet: throw-again-after-dead-six, goal-pieces-count-as-foremost, others-move-while-a-is-blocked.
        """

  Rule: Open points of the rule sheet on which the ranking depends are named
    Decided: 500 games of each pair show it, even where fewer are wished; as many as are wished, up to 5,000.

    Example: Two games of each pair
      When I try npx kata ludo --games 2 features/ludo/dice-files/wuerfel2.txt
      Then it should print lines like:
        """
        The ranking depends on open points of the rule sheet: with --rule throw-again-after-dead-six=no it is 4 3 5 2 1; with --rule others-move-while-a-is-blocked=no it is 4 3 5 2 1.
        """
