@stage-4
Feature: What npx kata play refuses in the generalised game
  Every misuse is told in one line on standard error, and ends with exit code 2; nothing is played.
  Source: document 001 for n, m and k; the messages are decided here.

  Rule: The numbers n, m and k must make a game
    Decided: the rules say what is wrong with a number, as they do in any game.

    Scenario Outline: <why>
      When I try npx kata play mastermind-generalised <words>
      Then the command should be refused with "<message>"

      Examples:
        | why                       | words          | message                                                                      |
        | no colours                | -n 0           | kata: n (colours) is a whole number of at least 1, not 0.                    |
        | fewer than none           | -n -1          | kata: n (colours) is a whole number of at least 1, not -1.                   |
        | a part of a colour        | -n 1.5         | kata: --colours takes a whole number of at most nine digits, not "1.5".      |
        | colours in words          | --colours many | kata: --colours takes a whole number of at most nine digits, not "many".     |
        | no number                 | --colours      | kata: option '-n, --colours <number>' argument missing. See: npx kata --help |
        | no balls                  | -m 0           | kata: m (balls of each colour) is a whole number of at least 1, not 0.       |
        | fewer balls than none     | --balls -2     | kata: m (balls of each colour) is a whole number of at least 1, not -2.      |
        | a part of a ball          | --balls 0.5    | kata: --balls takes a whole number of at most nine digits, not "0.5".        |
        | nothing drawn             | -k 0           | kata: k (balls drawn) is a whole number of at least 1, not 0.                |
        | less than nothing drawn   | --length -4    | kata: k (balls drawn) is a whole number of at least 1, not -4.               |
        | a part drawn              | --length 4,5   | kata: --length takes a whole number of at most nine digits, not "4,5".       |
        | more drawn than there are | -n 2 -m 1 -k 3 | kata: k (balls drawn) is at most m·n = 2, not 3.                             |

  Rule: A board that is too large is refused with the number of its codes, and nobody is left waiting
    Decided: the exact search takes up to 5000 codes, the other strategies up to 16,777,216.

    Scenario Outline: <why>
      When I try npx kata <words>
      Then the command should be refused with "<message>"

      Examples:
        | why                            | words                                                             | message                                                                                                                 |
        | for the exact search, played   | play mastermind-generalised -k 6 --strategy minimax --watch       | kata: The exact search takes boards of at most 5000 codes; n = 8, m = 2, k = 6 has 201600.                              |
        | for the exact search, reported | report mastermind-generalised -k 6 --strategies minimax --games 3 | kata: The exact search takes boards of at most 5000 codes; n = 8, m = 2, k = 6 has 201600.                              |
        | for anybody                    | play mastermind-generalised -n 9 -m 9 -k 8                        | kata: The breaker plays boards of at most 16777216 codes of 32 bits; n = 9, m = 9, k = 8 has 43046721 codes of 32 bits. |
        | for a report on every code     | report mastermind-generalised -n 8 -m 1 -k 8                      | kata: The board has 40320 codes, and every one is played up to 5000: say how many with --games.                         |

  Rule: Strategies, secrets and games are checked before anything is played
    Decided: one line says what is wrong and what is allowed.

    Scenario Outline: <why>
      When I try npx kata <words>
      Then the command should be refused with "<message>"

      Examples:
        | why                          | words                                                            | message                                                                                                                                   |
        | an unknown strategy          | play mastermind-generalised --strategy optimal                   | kata: A strategy here is best, minimax, entropy, expected-size, most-parts, worst-case, first-possible or random-possible, not "optimal". |
        | a secret that cannot be read | play mastermind-generalised -n 4 --secret RG?Y                   | kata: A colour is R, G, B or Y, not "?".                                                                                                  |
        | a secret of a missing colour | play mastermind-generalised -n 4 --secret RGBP                   | kata: A colour is R, G, B or Y, not P.                                                                                                    |
        | a short secret               | play mastermind-generalised -n 4 --secret RGB                    | kata: A proposal has k = 4 colours, not 3: RGB.                                                                                           |
        | one colour too often         | play mastermind-generalised -n 4 --secret RRRB                   | kata: A proposal has at most m = 2 of a colour, not 3 of R.                                                                               |
        | the second strategy          | report mastermind-generalised --strategies best,optimal          | kata: A strategy here is best, minimax, entropy, expected-size, most-parts, worst-case, first-possible or random-possible, not "optimal". |
        | no games                     | report mastermind-generalised --games 0                          | kata: --games takes a whole number from 1 to 1000000, not 0.                                                                              |
        | less than no games           | report mastermind-generalised --games -1                         | kata: --games takes a whole number from 1 to 1000000, not -1.                                                                             |
        | games in words               | report mastermind-generalised --games all                        | kata: --games takes a whole number of at most nine digits, not "all".                                                                     |
        | a picture without a folder   | report mastermind-generalised -n 2 -m 2 -k 2 --svg nowhere/a.svg | kata: The picture "nowhere/a.svg" cannot be written (ENOENT).                                                                             |
