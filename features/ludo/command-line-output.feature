Feature: What npx kata ludo prints for others
  Games throw by throw for people who want to follow them, and scores for other programs. Source: document 004 for
  showDebug; the rest is decided here.

  Rule: With showDebug every throw of every game is printed
    > showDebug - Gibt an, ab alle Nachrichten wie der komplette Spielverlauf in der Konsole angezeigt werden sollen.

    Example: One game with one piece each
      When I try npx kata ludo true 1 fixtures/ludo/dice-files/two-dice.txt --pieces 1
      Then it should print:
        """
        Game 1 of Green with die 1 and Red with die 2: throw and move | Green's pieces | Red's pieces
        Green throws 6: A to 6, throws again | 6 | A
        Green throws 2: 6 to 8 | 8 | A
        Red throws 5: A to 5 | 8 | 5
        Green throws 5: 8 to 13 | 13 | 5
        Red throws 1: 5 to 6 | 13 | 6
        Green throws 5: 13 to 18 | 18 | 6
        Red throws 1: 6 to 7 | 18 | 7
        Green throws 1: 18 to 19 | 19 | 7
        Red throws 4: 7 to 11 | 19 | 11
        Green throws 1: 19 to 20 | 20 | 11
        Red throws 5: 11 to 16 | 20 | 16
        Green throws 6: 20 to 26, throws again | 26 | 16
        Green throws 5: 26 to 31 | 31 | 16
        Red throws 4: 16 to 20 | 31 | 20
        Green throws 6: 31 to 37, throws again | 37 | 20
        Green throws 1: 37 to 38 | 38 | 20
        Red throws 4: 20 to 24 | 38 | 24
        Green throws 6: no piece moves, throws again | 38 | 24
        Green throws 2: 38 to a | a | 24
        Game 1 of Green with die 1 and Red with die 2: Green wins after 19 throws

        Here are the wins of each dice ordered by quantity:
        1.) Dice 1 (1 Wins)
        2.) Dice 2 (0 Wins)

        die  faces        won   95 % interval  undecided  of games
          1  1 2 5 6  100.0 %  20.7 – 100.0 %          0         1  ≈ tied with the next
          2  1–6        0.0 %    0.0 – 79.3 %          0         1

        Games won by the die of the row against the die of the column, in %:
        die    1      2
          1    –  100.0
          2  0.0      –

        1 game a pair, each die begins half of them; seed 1. Intervals: Wilson's score interval.
        Dice 1 and 2 are tied: the games do not decide their order at 95 %.
        As far as 500 games a pair show, the ranking does not depend on open points of the rule sheet: throw-again-after-dead-six, goal-pieces-count-as-foremost, others-move-while-a-is-blocked.
        """

  Rule: Other programs get the scores as CSV or JSON
    Decided: CSV has a line for each die, opponent and who began; JSON has everything.

    Example: CSV
      When I try npx kata ludo --games 101 --csv fixtures/ludo/dice-files/two-dice.txt
      Then it should print:
        """
        die,opponent,begins,games,wins,losses,undecided,broken_off
        1,2,yes,51,39,12,0,0
        1,2,no,50,36,14,0,0
        2,1,yes,50,14,36,0,0
        2,1,no,51,12,39,0,0
        """

    Example: JSON
      When I try npx kata ludo --games 3 --pieces 1 --json fixtures/ludo/dice-files/equal-dice.txt
      Then it should print:
        """
        {
          "pieces": 1,
          "seed": 1,
          "mostThrows": 1000000,
          "houseRules": {
            "throwAgainAfterDeadSix": true,
            "goalPiecesCountAsForemost": true,
            "othersMoveWhileAIsBlocked": true
          },
          "gamesOfEachPair": 3,
          "isComplete": true,
          "isOrderCertain": null,
          "ranking": [
            {
              "die": 1,
              "faces": [1, 1, 1, 6, 6, 6],
              "games": 3,
              "wins": 2,
              "losses": 1,
              "undecided": 0,
              "brokenOff": 0,
              "share": 0.6666666666666666,
              "isTiedWithNext": true,
              "interval": {
                "low": 0.20765960080204765,
                "high": 0.9385080552796037,
                "level": 0.95,
                "method": "Wilson score"
              }
            },
            {
              "die": 2,
              "faces": [6, 6, 6, 1, 1, 1],
              "games": 3,
              "wins": 1,
              "losses": 2,
              "undecided": 0,
              "brokenOff": 0,
              "share": 0.3333333333333333,
              "isTiedWithNext": false,
              "interval": {
                "low": 0.06149194472039615,
                "high": 0.7923403991979523,
                "level": 0.95,
                "method": "Wilson score"
              }
            }
          ],
          "pairs": [
            {
              "dice": [1, 2],
              "begunByLower": {
                "lower": 2,
                "higher": 0,
                "undecided": 0,
                "brokenOff": 0
              },
              "begunByHigher": {
                "lower": 0,
                "higher": 1,
                "undecided": 0,
                "brokenOff": 0
              }
            }
          ],
          "rankingDependsOn": []
        }
        """
