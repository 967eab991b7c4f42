@stage-3
Feature: Exact matches
  Stage 3 of the document (0.2 points, laboratory 6): A answers a proposal with the number of matches, 0 to k.
  A code is written as letters from left to right: R G B Y P O W C. Source: document 001.

  Rule: A match is a position in which the proposal has the colour of the secret
    > Implementați o funcție care compară o secvență de k culori cu secvența generată de funcția anterioară și
    > întoarce o valoare între 0 și k corespunzătoare numărului de potriviri între cele două șiruri.

    Scenario Outline: <why>
      When the proposal <proposal> is compared with the secret <secret>
      Then the number of matches should be <matches>

      Examples: Every answer from 0 to k
        | why                   | secret | proposal | matches |
        | no position           | RGBY   | PPPP     | 0       |
        | one position          | RGBY   | RPPP     | 1       |
        | two positions         | RGBY   | PGPY     | 2       |
        | three positions       | RGBY   | RGBP     | 3       |
        | all of four positions | RGBY   | RGBY     | 4       |

      Examples: Every position counts alike
        | why                     | secret   | proposal | matches |
        | the first               | RGB      | RPP      | 1       |
        | one in the middle       | RGB      | PGP      | 1       |
        | the last                | RGB      | PPB      | 1       |
        | the only one            | R        | R        | 1       |
        | all but the first       | RGBY     | PGBY     | 3       |
        | both ends               | RGBY     | RBGY     | 2       |
        | eight different colours | RGBYPOWC | RGBYPOCW | 6       |

      Examples: A colour that repeats counts as often as it matches
        | why                                  | secret | proposal | matches |
        | one colour alone against another     | RRR    | GGG      | 0       |
        | one colour alone against itself      | RRR    | RRR      | 3       |
        | the proposal repeats, the secret not | RGB    | RRR      | 1       |
        | the secret repeats, the proposal not | RRRR   | RGBY     | 1       |
        | two pairs that overlap in two        | RRGG   | RGRG     | 2       |

  Rule: A right colour in a wrong place counts nothing
    > Demo online pentru n=8, k= 4,6 sau 8 care include și indicarea culorii corecte fără a fi și poziția corectă
    > (cerință care nu e inclusă mai sus)

    Scenario Outline: <why>
      When the proposal <proposal> is compared with the secret <secret>
      Then the number of matches should be <matches>

      Examples:
        | why                                        | secret   | proposal | matches |
        | two colours swapped                        | RG       | GR       | 0       |
        | all colours, all moved on by one           | RGBY     | YRGB     | 0       |
        | the secret backwards                       | RGBYPOWC | CWOPYBGR | 0       |
        | one right place beside two swapped colours | RGB      | RBG      | 1       |
        | a repeated colour, once right, once not    | RRGB     | RPRP     | 1       |
        | two pairs swapped                          | RRGG     | GGRR     | 0       |

  Rule: Only codes of one length can be compared
    Decided: a missing or surplus colour has no position to match, so the answer would mean nothing.

    Scenario Outline: <why>
      When the proposal <proposal> is compared with the secret RGB
      Then it should be refused with "<message>"

      Examples:
        | why               | proposal | message                                                 |
        | a colour too few  | RG       | A proposal is as long as the secret, 3 and not 2: RG.   |
        | a colour too many | RGBR     | A proposal is as long as the secret, 3 and not 4: RGBR. |

  Rule: A compares each proposal with the balls that were drawn at the beginning
    > ● Jucătorul A indică o valoare între 0 și k corespunzătoare numărului de potriviri de culori și poziții
    > între secvența propusă de B și bilele alese la începutul jocului.

    Example: four steps against one secret
      Given A has hidden RGBR in a game of n = 3, m = 2, k = 4
      When B proposes in turn:
        | RRGG |
        | BRGB |
        | RGRB |
        | RGBR |
      Then B should see:
        """
        n = 3, m = 2, k = 4
        A hid RGBR
        1. RRGG  1 match
        2. BRGB  0 matches
        3. RGRB  2 matches
        4. RGBR  4 matches
        B has won
        """
