Feature: A million games of each pair
  The official tournaments at full length: `npm run test:very-long` plays them in ten minutes. Chance
  explains such differences over all pairs, beginners and ends of games in 999 of 1000 cases. Source: decided here.

  Rule: Some thousand games differ no more than chance explains, either
    Decided: so many are played by every run of the specs; a million would notice finer faults.

    Example: Another seed
      Given a tournament of the dice in wuerfel3.txt
      When 2000 games of each pair are played
      Then a run with seed 2 should differ no more than chance explains

    Example: The exact chances of a game with two pieces each
      Given a tournament of the dice in wuerfel2.txt
      And each player has 2 pieces
      When 2000 games of each pair are played
      Then the exact chances should differ no more than chance explains

  @very-long
  Rule: Another seed gives the same shares, but for chance
    Decided: chi-squared, because many numbers are compared at once.

    Scenario Outline: <why>
      Given a tournament of the dice in <file>
      When 1000000 games of each pair are played
      Then a run with seed 2 should differ no more than chance explains

      Examples:
        | why                            | file         |
        | dice of all kinds              | wuerfel0.txt |
        | many games end undecided       | wuerfel1.txt |
        | some dice hardly ever win      | wuerfel2.txt |
        | all dice bring their pieces in | wuerfel3.txt |

  @very-long
  Rule: The exact chances are the same, but for chance
    Decided: pairs of the other files take up to 54.5 GB with four pieces, but 4 MB with two.

    Scenario Outline: <why>
      Given a tournament of the dice in <file>
      And each player has <pieces> pieces
      When 1000000 games of each pair are played
      Then the exact chances should differ no more than chance explains

      Examples:
        | why                            | file         | pieces |
        | dice of all kinds              | wuerfel0.txt | 2      |
        | many games end undecided       | wuerfel1.txt | 2      |
        | the whole game                 | wuerfel2.txt | 4      |
        | all dice bring their pieces in | wuerfel3.txt | 2      |
