@stage-4
Feature: What B may propose
  Stage 4 of the document (0.3 points, laboratory 6): B proposes k of n colours at a time, none more than m times.
  A colour is a number, written as its letter: R G B Y P O W C are 1 to 8. Source: document 001.

  Rule: A proposal has k colours
    > Un pas al jocului constă în:
    > ● Jucătorul B propune o secvență de k culori.

    Scenario Outline: <why>
      Given A has hidden <secret> in a game of n = 3, m = 2, k = <k>
      When B proposes <proposal>
      Then it should be refused with "<message>"

      Examples:
        | why                                           | k | secret | proposal | message                                         |
        | a colour is missing                           | 3 | RGB    | RG       | A proposal has k = 3 colours, not 2: RG.        |
        | a colour too many                             | 3 | RGB    | RGBB     | A proposal has k = 3 colours, not 4: RGBB.      |
        | longer, although it begins as the secret      | 2 | RG     | RGB      | A proposal has k = 2 colours, not 3: RGB.       |
        | as long as there are colours is not enough    | 4 | RGBR   | RGB      | A proposal has k = 4 colours, not 3: RGB.       |
        | colours are counted before they are looked at | 3 | RGB    | R,mauve  | A proposal has k = 3 colours, not 2: R,"mauve". |
        | one word that names no colour                 | 2 | RG     | mauve,   | A proposal has k = 2 colours, not 1: "mauve".   |
        | no colour at all                              | 2 | RG     | ,        | A proposal has k = 2 colours, not 0: .          |

  Rule: A colour may be repeated m times at most
    > O culoare se poate repeta de cel mult m ori.

    Scenario Outline: <why>
      Given A has hidden <secret> in a game of n = <n>, m = <m>, k = <k>
      When B proposes <proposal>
      Then A should answer <matches>

      Examples:
        | why                                     | n | m | k | secret | proposal | matches |
        | as often as there are balls             | 2 | 3 | 4 | RRRG   | GRRR     | 2       |
        | more often than there are colours       | 2 | 3 | 3 | RRG    | RRR      | 2       |
        | two colours as often as there are balls | 2 | 2 | 4 | RRGG   | GGRR     | 0       |
        | apart as well as side by side           | 3 | 2 | 4 | RRGB   | GBGR     | 1       |
        | a colour that the secret has not        | 3 | 2 | 2 | RG     | BB       | 0       |
        | more often than the secret has it       | 3 | 2 | 3 | RGB    | RRG      | 1       |

    Scenario Outline: <why>
      Given A has hidden <secret> in a game of n = <n>, m = <m>, k = <k>
      When B proposes <proposal>
      Then it should be refused with "<message>"

      Examples: One time too many
        | why                                               | n | m | k | secret | proposal | message                                               |
        | one time too many                                 | 2 | 2 | 3 | RRG    | RRR      | A proposal has at most m = 2 of a colour, not 3 of R. |
        | apart as well as side by side, one time too many  | 3 | 2 | 4 | RRGG   | GRGG     | A proposal has at most m = 2 of a colour, not 3 of G. |
        | fewer times than there are colours                | 4 | 2 | 3 | RGB    | YYY      | A proposal has at most m = 2 of a colour, not 3 of Y. |
        | twice where there is one ball of each colour      | 3 | 1 | 3 | RGB    | RBB      | A proposal has at most m = 1 of a colour, not 2 of B. |
        | of two colours the first in the proposal is named | 3 | 2 | 6 | RGBRGB | BBBRRR   | A proposal has at most m = 2 of a colour, not 3 of B. |

  Rule: A colour is one of the n that there are
    > Jucătorul A are bile de n culori diferite
    Decided: the document lets B propose colours; one that is not in the game could only cost B a step.

    Scenario Outline: <why>
      Given A has hidden <secret> in a game of n = <n>, m = 2, k = 2
      When B proposes <proposal>
      Then it should be refused with "<message>"

      Examples:
        | why                                | n  | secret | proposal | message                                                              |
        | the colour after the last          | 2  | RG     | RB       | A colour is R or G, not B.                                           |
        | the same colour as a number        | 2  | RG     | R,3      | A colour is R or G, not B.                                           |
        | colours are counted from 1         | 2  | RG     | 0,R      | A colour is R or G, not 0.                                           |
        | less than none                     | 2  | RG     | -1,R     | A colour is R or G, not -1.                                          |
        | a colour and a half                | 2  | RG     | 1.5,R    | A colour is R or G, not 1.5.                                         |
        | a letter that stands for no colour | 2  | RG     | RX       | A colour is R or G, not "X".                                         |
        | a word that names no colour        | 2  | RG     | R,mauve  | A colour is R or G, not "mauve".                                     |
        | a name cut short                   | 2  | RG     | R,gre    | A colour is R or G, not "gre".                                       |
        | nothing                            | 2  | RG     | null,G   | A colour is R or G, not null.                                        |
        | the first of two bad ones is named | 2  | RG     | YB       | A colour is R or G, not Y.                                           |
        | the colour after the only one      | 1  | RR     | GG       | A colour is R, not G.                                                |
        | eight colours, and a ninth         | 8  | RC     | R,9      | A colour is R, G, B, Y, P, O, W or C, not 9.                         |
        | ten colours, and an eleventh       | 10 | R,9    | R,11     | A colour is R, G, B, Y, P, O, W, C or a number from 9 to 10, not 11. |

    Example: colours are looked at before they are counted
      Given A has hidden RG in a game of n = 2, m = 1, k = 2
      When B proposes BB
      Then it should be refused with "A colour is R or G, not B."

  Rule: B proposes only after A has drawn
    > bilele alese la începutul jocului

    Scenario Outline: <why>
      Given a game of n = 2, m = 2, k = 2
      When B proposes <proposal>
      Then it should be refused with "B cannot propose before A has drawn the secret."

      Examples:
        | why                                       | proposal |
        | there is nothing to compare with          | RG       |
        | this is tested before the proposal itself | RX       |
