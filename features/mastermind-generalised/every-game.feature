Feature: Every draw, comparison and game of small sizes
  Small bags and short games are played out in every way that there is.
  Source: document 001; the counts are those of drawing without putting back.

  @every-case
  Rule: Each secret is drawn in as many ways as there are balls to show its colours
    > Jucătorul A are bile de n culori diferite, câte m bile de fiecare culoare.

    Scenario Outline: <why>
      When every bag of <balls> balls is drawn from in every way
      Then <draws> draws should be made
      And each secret should come up in as many ways as its colours can be drawn

      Examples:
        | why                                  | balls | draws |
        | a bag of one ball                    | 1     | 1     |
        | two balls, of one colour or of two   | 2     | 8     |
        | six balls, of one, two, three or six | 6     | 7824  |

  @every-case
  Rule: The answer counts the places in which proposal and secret have one colour
    > Jucătorul A indică o valoare între 0 și k corespunzătoare numărului de potriviri de culori și poziții

    Example: all pairs of codes of four out of three colours
      When every code of 4 out of 3 colours is compared with every other
      Then the numbers of matches should come so often:
        | matches | pairs |
        | 0       | 1296  |
        | 1       | 2592  |
        | 2       | 1944  |
        | 3       | 648   |
        | 4       | 81    |
      And each should be the number of places where both have one colour

  @every-case
  Rule: B wins every game in which one of the 2·n proposals is the secret, and A wins all others
    > Dacă după cel mult 2*n pași jucătorul B a propus secvența de culori corespunzătoare secvenței de k bile alese
    > de jucătorul A, jucătorul B câștigă jocul. Altfel, câștigă jucătorul A.

    Scenario Outline: <why>
      When every game of n = <n>, m = <m>, k = <k> is played
      Then B should win <B> games, and A should win <A>
      And each game should end with the secret or after <steps> other proposals

      Examples:
        | why                             | n | m | k | steps | B   | A    |
        | one code, so the first is right | 1 | 1 | 1 | 2     | 1   | 0    |
        | two codes, four steps           | 2 | 1 | 2 | 4     | 8   | 2    |
        | three codes, six steps          | 3 | 1 | 1 | 6     | 189 | 192  |
        | four codes, four steps          | 2 | 2 | 2 | 4     | 160 | 324  |
        | six codes, none of three reds   | 2 | 2 | 3 | 4     | 936 | 3750 |
