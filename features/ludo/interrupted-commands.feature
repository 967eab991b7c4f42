Feature: Ctrl-C while npx kata ludo is at work
  Long runs can be ended early; a second Ctrl-C ends them at once. A warning about faces over 43 is the sign here that a
  run has begun. Source: decided here.

  Rule: Ctrl-C prints what is known so far
    Decided: rounds that are complete count, so both dice of a pair have begun equally often. Shells call 130 the exit
    code of what was interrupted. How far a long run has come is for terminals alone.

    Example: A thousand million games of one pair
      When 2 seconds after its first warning I interrupt npx kata ludo --games 1000000000 --threads 1 fixtures/ludo/dice-files/with-a-44.txt
      Then it should print lines like:
        """
        Here are the wins of each dice ordered by quantity:
        Stopped early: 1,000,000,000 games a pair were wished.
        """
      And its exit code should be 130
      And it should complain of nothing but "kata: warning: die 1 has faces that never move a piece: 44"

    Example: As JSON
      When 1 second after its first warning I interrupt npx kata ludo --json --games 1000000000 --threads 1 fixtures/ludo/dice-files/with-a-44.txt
      Then it should print lines like:
        """
        "isComplete": false,
        """
      And its exit code should be 130

  Rule: Where nothing is known yet, a line on standard error says so
    Decided: standard output is for results alone, so other programs find nothing there.

    Example: Chances that are still to be worked out
      When 1 second after its first warning I interrupt npx kata ludo --exact --pieces 3 fixtures/ludo/dice-files/with-a-44.txt
      Then its last complaint should be "kata: stopped before any pair of dice was solved"
      And its exit code should be 130
