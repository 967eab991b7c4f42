Feature: What npx kata play refuses in the classic game
  Every misuse is told in one line on standard error, and ends with exit code 2; nothing is played.
  Source: the messages are decided here.

  Rule: A refused command says what is wrong, and no more
    Decided: other programs see the exit code, people the line; neither needs a stack trace.

    Scenario Outline: <why>
      When I try npx kata play <words>
      Then the command should be refused with "<message>"

      Examples: The game and its options
        | why                     | words                        | message                                                                                       |
        | another game            | chess                        | kata: What can be played is mastermind or mastermind-generalised, not "chess".                |
        | two games               | mastermind yatzy             | kata: too many arguments for 'play'. Expected 1 argument but got 2. See: npx kata --help      |
        | an unknown option       | mastermind --colour 6        | kata: unknown option '--colour' (Did you mean --colours?). See: npx kata --help               |
        | colours                 | mastermind -n 6              | kata: --colours is for mastermind-generalised: mastermind always has 4 pegs of 6 colours.     |
        | a length                | mastermind --length 4        | kata: --length is for mastermind-generalised: mastermind always has 4 pegs of 6 colours.      |
        | balls                   | mastermind -m 2              | kata: --balls is for mastermind-generalised: mastermind always has 4 pegs of 6 colours.       |
        | misplaced colours       | mastermind --colours-too     | kata: --colours-too is for mastermind-generalised: mastermind always has 4 pegs of 6 colours. |
        | two players of one side | mastermind --watch --answer  | kata: option '--answer' cannot be used with option '--watch'. See: npx kata --help            |
        | a secret that is hidden | mastermind --answer --secret | kata: option '--answer' cannot be used with option '--secret [code]'. See: npx kata --help    |
        | hints for a machine     | mastermind --watch --hint    | kata: option '--watch' cannot be used with option '--hint'. See: npx kata --help              |

      Examples: Their values
        | why                       | words                         | message                                                                                                                                                        |
        | an unknown strategy       | mastermind --strategy minimax | kata: A strategy here is best, first-consistent, worst-case, entropy, expected-size, most-parts, random-consistent, optimal or optimal-in-five, not "minimax". |
        | no strategy               | mastermind --strategy         | kata: option '--strategy <name>' argument missing. See: npx kata --help                                                                                        |
        | a seed that is a word     | mastermind --seed seven       | kata: --seed takes a whole number of at most nine digits, not "seven".                                                                                         |
        | a part of a seed          | mastermind --seed 1.5         | kata: --seed takes a whole number of at most nine digits, not "1.5".                                                                                           |
        | a seed that is too long   | mastermind --seed 1234567890  | kata: --seed takes a whole number of at most nine digits, not "1234567890".                                                                                    |
        | a short secret            | mastermind --secret RGB       | kata: Guess Too Short: a guess has 4 pegs, not 3.                                                                                                              |
        | a secret of other colours | mastermind --secret RGBX      | kata: Invalid Peg In Guess: a peg is Red, Green, Blue, Yellow, Purple or Orange, not "X" in hole 4.                                                            |
        | a secret of other numbers | mastermind --secret 1237      | kata: Invalid Peg In Guess: a peg is Red, Green, Blue, Yellow, Purple or Orange, not "7" in hole 4.                                                            |

    Example: No game at all
      When I try npx kata play
      Then the command should be refused with "kata: missing required argument 'kata'. See: npx kata --help"
