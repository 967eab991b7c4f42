@stage-1
Feature: The initial state
  Stage 1 of the document (0.2 points with the end of the game, laboratory 5): a game follows from three numbers.
  n is the number of colours, m how many balls there are of each, k how many balls A draws. Source: document 001.

  Rule: The initial state follows from n, m and k alone
    > Implementați funcția de inițializare (primește ca parametrii n, m și k, întoarce starea inițială) și funcția
    > care verifică dacă o stare primită ca parametru este finală, caz în care întoarce câștigătorul.

    Scenario Outline: <why>
      When A and B set up a game of n = <n>, m = <m>, k = <k>
      Then B should see:
        """
        n = <n>, m = <m>, k = <k>
        A has not drawn
        <steps> left
        """
      And the game's winner should be nobody

      Examples:
        | why                              | n | m | k | steps    |
        | few colours, many balls          | 2 | 5 | 3 | 4 steps  |
        | many colours, one ball of each   | 5 | 1 | 3 | 10 steps |
        | the smallest game                | 1 | 1 | 1 | 2 steps  |
        | A draws as few balls as possible | 3 | 2 | 1 | 6 steps  |
        | A draws all the balls            | 3 | 2 | 6 | 6 steps  |

  Rule: The sizes of the demo can be played
    > Demo online pentru n=8, k= 4,6 sau 8
    Decided: the demo does not say how many balls it has of each colour; any m will do.

    Scenario Outline: <why>
      When A and B set up a game of n = 8, m = <m>, k = <k>
      Then the game's winner should be nobody

      Examples:
        | why                           | m | k |
        | four balls, no colour twice   | 1 | 4 |
        | six balls, two of each colour | 2 | 6 |
        | eight balls of any colours    | 8 | 8 |

  Rule: There is at least one colour, one ball of each and one ball to draw
    Decided: the document speaks of numbers of things; a game without colours, balls or a secret is none.

    Scenario Outline: <why>
      When A and B set up a game of n = <n>, m = <m>, k = <k>
      Then it should be refused with "<message>"

      Examples:
        | why                                | n    | m   | k   | message                                                              |
        | no colours                         | 0    | 2   | 2   | n (colours) is a whole number of at least 1, not 0.                  |
        | less than none                     | -2   | 2   | 2   | n (colours) is a whole number of at least 1, not -2.                 |
        | half a colour                      | 1.5  | 2   | 2   | n (colours) is a whole number of at least 1, not 1.5.                |
        | a text that looks like a number    | "3"  | 2   | 2   | n (colours) is a whole number of at least 1, not "3".                |
        | a word                             | two  | 2   | 2   | n (colours) is a whole number of at least 1, not "two".              |
        | nothing                            | null | 2   | 2   | n (colours) is a whole number of at least 1, not null.               |
        | no balls of a colour               | 2    | 0   | 2   | m (balls of each colour) is a whole number of at least 1, not 0.     |
        | a ball and a half                  | 2    | 1.5 | 2   | m (balls of each colour) is a whole number of at least 1, not 1.5.   |
        | a word for the balls               | 2    | few | 2   | m (balls of each colour) is a whole number of at least 1, not "few". |
        | nothing to draw                    | 2    | 2   | 0   | k (balls drawn) is a whole number of at least 1, not 0.              |
        | two and a half balls to draw       | 2    | 2   | 2.5 | k (balls drawn) is a whole number of at least 1, not 2.5.            |
        | a list of one number               | 2    | 2   | [2] | k (balls drawn) is a whole number of at least 1, not [2].            |
        | of three bad numbers n comes first | 0    | 0   | 0   | n (colours) is a whole number of at least 1, not 0.                  |
        | of two bad numbers m comes first   | 2    | 0   | 0   | m (balls of each colour) is a whole number of at least 1, not 0.     |

  Rule: A draws no more balls than there are
    Decided: a drawn ball does not go back, so k is at most m·n.

    Scenario Outline: <why>
      When A and B set up a game of n = <n>, m = <m>, k = <k>
      Then it should be refused with "<message>"

      Examples:
        | why                                     | n | m | k | message                                    |
        | one ball too many                       | 2 | 3 | 7 | k (balls drawn) is at most m·n = 6, not 7. |
        | more balls than colours, m = 1          | 2 | 1 | 3 | k (balls drawn) is at most m·n = 2, not 3. |
        | more balls than there are of one colour | 1 | 3 | 4 | k (balls drawn) is at most m·n = 3, not 4. |
