Feature: Every situation of the game with one piece
  Each player has one piece, and both begin on A. Every situation that any throws can lead to is visited, and every face
  is thrown in it. Source: the rule sheet that document 004 quotes; the chances were worked out by another program.

  @every-case
  Rule: A single piece enters with a 6, never passes d, sends back whom it meets, and a 6 throws again
    Decided: these are all the rules that a single piece leaves; they are written down a second time to compare with.
    The chances hang on each of them.

    Scenario Outline: <why>
      Given Green's die has the faces <Green's die>
      And Red's die has the faces <Red's die>
      When every situation of the game with one piece is visited
      Then the throws in <situations> situations should lead where a single piece goes
      And Green should win with a chance of <beginning> when beginning, and of <following> when not

      Examples:
        | why                       | Green's die | Red's die   | situations | beginning      | following      |
        | two ordinary dice         | 1 2 3 4 5 6 | 1 2 3 4 5 6 | 3540       | 0.551657380325 | 0.448342619675 |
        | ones and sixes are better | 1 1 1 6 6 6 | 1 2 3 4 5 6 | 3530       | 0.827466145336 | 0.772841161056 |
