Feature: Strategies that look one guess ahead
  Each published strategy weighs every code by the parts into which its answers would split what is still possible.
  Guesses are counted over all 1296 secrets. Source: the table at serkangur.freeservers.com and the papers named
  below.

  Rule: Every strategy needs exactly the guesses that are published for it
    Decided: of equally good guesses one that can still be the secret is taken, then the first in the order of the
    colours
    Red, Green, Blue, Yellow, Purple, Orange; the published totals rest on this. (Knuth's mean is often misprinted
    as 4.478.)

    Scenario Outline: <why>
      When the machine breaks every secret by <strategy>
      Then it should need <guesses> guesses in all, <mean> on average and <worst> at worst

      Examples:
        | why                                      | strategy         | guesses | mean  | worst |
        | the first code that fits all answers     | first-consistent | 7471    | 5.765 | 9     |
        | the smallest worst part, Knuth 1977      | worst-case       | 5801    | 4.476 | 5     |
        | the most to learn, Neuwirth 1982         | entropy          | 5722    | 4.415 | 6     |
        | the smallest part to expect, Irving 1979 | expected-size    | 5696    | 4.395 | 6     |
        | the most different answers, Kooi 2005    | most-parts       | 5668    | 4.373 | 6     |

  Rule: A strategy opens with the kind of code that its paper names
    Decided: of all codes of that kind the first is taken.

    Scenario Outline: <why>
      When the machine is asked for a guess by <strategy> on an empty board
      Then it should guess <guess>
      And there should be 1296 codes possible

      Examples:
        | why              | strategy         | guess                 |
        | first-consistent | first-consistent | Red Red Red Red       |
        | worst-case       | worst-case       | Red Red Green Green   |
        | entropy          | entropy          | Red Green Blue Yellow |
        | expected-size    | expected-size    | Red Red Green Blue    |
        | most-parts       | most-parts       | Red Red Green Blue    |

  Rule: A guess rests on all answers so far
    Decided: worked out by a second program; of the 40 codes the largest part has 6 after this guess.

    Example: Two answers leave few codes
      When the machine is asked for a guess by worst-case after:
        | guess                   | feedback |
        | Red Red Green Green     |          |
        | Blue Blue Yellow Purple | B W W    |
      Then it should guess Blue Yellow Purple Yellow
      And there should be 40 codes possible

    Example: Two colours are left, twice each
      When the machine is asked for a guess by first-consistent after:
        | guess                       | feedback |
        | Red Red Red Green           |          |
        | Purple Purple Orange Orange | B B W W  |
      Then it should guess Purple Orange Purple Orange
      And there should be 4 codes possible

    Example: Codes can be counted without a guess
      When the codes that fit are counted after:
        | guess                       | feedback |
        | Red Red Red Green           |          |
        | Purple Purple Orange Orange | B B W W  |
      Then there should be 4 codes possible

  Rule: Answers that no secret can give are refused with the guess that made them impossible
    Decided: a code maker who errs is told where to look.

    Example: The second answer contradicts the first
      When the machine is asked for a guess by entropy after:
        | guess                 | feedback |
        | Red Green Blue Yellow | W W W W  |
        | Red Red Green Green   |          |
      Then it should be refused with "No secret gives these answers: 0 black and 0 white for guess 2 contradicts those before it."

  Rule: The fast comparison of the strategies is the plain rule of feedback
    Decided: renaming changes no answer, so a guess of each of the five kinds stands for all; each is compared with
    every secret.

    Scenario Outline: <why>
      When <guess> is compared with every secret, fast and plainly
      Then both should give the same key pegs for all 1296

      Examples:
        | why                      | guess                  |
        | four equal pegs          | Red Red Red Red        |
        | three equal pegs         | Red Red Red Green      |
        | two pairs                | Red Red Green Green    |
        | one pair                 | Red Red Green Blue     |
        | four different pegs      | Red Green Blue Yellow  |
        | a pair that stands apart | Orange Blue Orange Red |

  Rule: A board with too many codes to weigh is refused with their number
    Decided: up to 32,768 codes are weighed, pair by pair.

    Example: 6 pegs of 9 colours
      When the machine is asked to break every secret of 6 pegs and 9 colours by entropy
      Then it should be refused with "A board of 6 pegs and 9 colours has 531441 codes; 32768 can be weighed against each other."

    Example: 3 pegs of 32 colours are as many as can be weighed
      When the machine is asked to break every secret of 3 pegs and 32 colours by first-consistent
      Then it should need 32768 games

    Example: 5 pegs of 7 colours
      When the machine is asked to break every secret of 5 pegs and 7 colours by first-consistent
      Then it should need 16807 games
