Feature: npx kata ludo --exact and --plot
  Works chances out instead of playing, and draws the shares of all pairs. Source: decided here.

  Rule: --exact prints the chances that follow from the rules, for one to four pieces
    Decided: ten decimals, because chances are exact to more than nine; positions say how much was to be worked out.

    Example: Two pieces each
      When I try npx kata ludo --exact --pieces 2 fixtures/ludo/dice-files/two-dice.txt
      Then it should print:
        """
        Exact chances to win a game, each die beginning half of them:
            die  faces    chance to win
        1.    1  1 2 5 6   0.6314789244
        2.    2  1–6       0.3685210756

        Chance of the die of the row against the die of the column, in %:
        die        1        2
          1        –  63.1479
          2  36.8521        –

        dice     begins  the first wins  the second wins     undecided  positions
        1 and 2  die 1     0.6527453192     0.3472546808  0.0000000000    145,148
        1 and 2  die 2     0.6102125297     0.3897874703  0.0000000000    145,148
        """

    Example: As JSON
      When I try npx kata ludo --exact --pieces 1 --json fixtures/ludo/dice-files/only-sixes.txt
      Then it should print:
        """
        {
          "pieces": 1,
          "houseRules": {
            "throwAgainAfterDeadSix": true,
            "goalPiecesCountAsForemost": true,
            "othersMoveWhileAIsBlocked": true
          },
          "isComplete": true,
          "ranking": [
            {
              "die": 1,
              "faces": [6],
              "mean": 0.5
            },
            {
              "die": 2,
              "faces": [6, 6],
              "mean": 0.5
            }
          ],
          "pairs": [
            {
              "dice": [1, 2],
              "positions": 162,
              "bytes": 1296,
              "lowerBegins": {
                "lower": 1,
                "higher": 0,
                "undecided": 0
              },
              "higherBegins": {
                "lower": 0,
                "higher": 1,
                "undecided": 0
              },
              "error": 0
            }
          ]
        }
        """

  Rule: What does not fit into memory is named with its size before the work begins
    Decided: it is left out, and --memory allows more; 250 MB are kept for everything else.

    Example: No pair fits
      When I try npx kata ludo --exact --memory 300M features/ludo/dice-files/wuerfel2.txt
      Then the command should be refused with "kata: nothing can be solved: dice 1 and 2, whose 50,020,002 positions take 401 MB besides 250 MB for all else, and 300 MB are allowed; --memory 0.7G allows enough."

    Example: One pair does not fit
      When I try npx kata ludo --exact --pieces 2 --memory 251M fixtures/ludo/dice-files/three-dice.txt
      Then kata ludo should warn "kata: without dice 1 and 2, whose 145,148 positions take 2 MB besides 250 MB for all else, and 251 MB are allowed; --memory 0.3G allows enough."
      And it should print lines like:
        """
        No ranking: 2 of 3 pairs are solved.
        die       1       2         3
        1       –       ?  100.0000
        2       ?       –  100.0000
        3  0.0000  0.0000         –
        """

  Rule: --plot draws which die wins how often against which
    Decided: blue and orange differ for every kind of colour vision, and each square has its number.

    Example: wuerfel0.txt
      When I try npx kata ludo --games 500 --plot reports/ludo-heat-map.svg features/ludo/dice-files/wuerfel0.txt
      Then reports/ludo-heat-map.svg should be a heat map that says "In per cent, from the best die to the worst. Die 2: 98.8 against die 1, 99.2 against die 4, 95.2 against die 5, 99.4 against die 6, 100.0 against die 3. Die 1: 1.2 against die 2, 63.0 against die 4, 64.6 against die 5, 87.4 against die 6, 100.0 against die 3. Die 4: 0.8 against die 2, 37.0 against die 1, 50.8 against die 5, 79.2 against die 6, 100.0 against die 3. Die 5: 4.8 against die 2, 35.4 against die 1, 49.2 against die 4, 76.4 against die 6, 100.0 against die 3. Die 6: 0.6 against die 2, 12.6 against die 1, 20.8 against die 4, 23.6 against die 5, 100.0 against die 3. Die 3: 0.0 against die 2, 0.0 against die 1, 0.0 against die 4, 0.0 against die 5, 0.0 against die 6."
      And its squares should have these colours:
        | share | square             | number  |
        | 100.0 | rgb(179, 88, 6)    | #ffffff |
        | 50.8  | rgb(246, 241, 229) | #2b2722 |
        | 49.2  | rgb(244, 241, 232) | #2b2722 |
        | 0.0   | rgb(33, 102, 172)  | #ffffff |
