@bonus
Feature: A match by aigaming's protocol
  Each side hides a sequence and guesses the other's; fewer guesses win, equal numbers are a draw. Colours count from
  0, and a comparison gives misplaced colours first. Source: aigaming's help pages, document 001.

  Rule: In round 0 the sequence to hide is sent
    Decided: one colour twice and two others once, in any order: the kind that random guesses take longest to find.

    Example: The first state of a match
      When the machine receives the state:
        """
        { "NumColours": 8, "NumPegs": 4, "DuplicatesAllowed": true, "Round": 0, "NumGuesses": 0 }
        """
      Then it should send 4 colours from 0 to 7, one of them twice

  Rule: In round 1 guesses are sent, each resting on the comparisons so far
    Decided: a state tells only the last comparison, so the player keeps notes.

    Example: Before the first guess there is nothing to compare
      When the machine receives the state:
        """
        { "NumColours": 8, "NumPegs": 4, "DuplicatesAllowed": true, "Round": 1, "NumGuesses": 0 }
        """
      Then it should send the move {"Sequence":[0,1,2,3]}

    Example: Misplaced colours come first
      When the machine receives these comparisons after its guesses:
        | comparison |
        | [0, 1]     |
        | [1, 1]     |
      Then every guess should fit the comparisons before it

    Example: A comparison that no sequence can give is refused with its guess
      When the machine receives these comparisons after its guesses:
        | comparison |
        | [0, 1]     |
        | [4, 0]     |
      Then it should be refused with "No secret gives these answers: 0 black and 4 white for guess 2 contradicts those before it."

  Rule: Our player wins at least twice as many matches as it loses
    > Implementați o strategie pentru mastermind care câștigă cel puțin două din trei partide

    Decided: aigaming's site cannot be asked, so a house opponent is played: it hides any code and guesses any that
    is still possible.
    `npx kata match` plays as many as you like.

    Example: A thousand matches
      When 1000 matches with seed 1 are played by entropy
      Then at least 2 matches should be won for each that is lost
      And 469 should be won, 218 lost and 313 drawn

  @long
  Rule: Over thirty thousand matches it wins more than twice as many as it loses
    Decided: so many leave little to chance; choosing the hidden sequence well is a part of it.

    Example: Thirty thousand matches
      When 30000 matches with seed 1 are played by entropy
      Then 14179 should be won, 6485 lost and 9336 drawn

  Rule: The same seed gives the same matches
    Decided: a result that nobody can reproduce proves nothing.

    Example: Twenty matches, twice
      When 20 matches with seed 7 are played twice by first-consistent
      Then both should end alike
