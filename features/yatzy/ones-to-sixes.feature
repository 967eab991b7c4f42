Feature: Ones to sixes
  Six categories, one for each number of eyes: ones, twos, threes, fours, fives and sixes.
  Source: Emily Bache's Yatzy kata (document 002).

  @transcribed
  Rule: On "ones" to "sixes" the player scores the sum of the dice that read so
    > The player scores the sum of the dice that reads one, two, three, four, five or six, respectively.

    Example: For example, placed on "fours", "twos" and "ones"
      * 1,1,2,4,4 placed on "fours" scores 8 (4+4)
      * 2,3,2,5,1 placed on "twos" scores 4 (2+2)
      * 3,3,3,4,5 placed on "ones" scores 0

  Rule: Each of the six categories counts its own eyes and no others
    Decided: the eyes of the dice are added up, they are not counted; the document shows it for fours and twos.

    Scenario Outline: <why>
      When <roll> is placed on <category>
      Then it should score <score> points

      Examples: One die of each, and no five
        | why                | roll      | category | score |
        | one die is a one   | 1,2,3,4,6 | ones     | 1     |
        | one die is a two   | 1,2,3,4,6 | twos     | 2     |
        | one die is a three | 1,2,3,4,6 | threes   | 3     |
        | one die is a four  | 1,2,3,4,6 | fours    | 4     |
        | no die is a five   | 1,2,3,4,6 | fives    | 0     |
        | one die is a six   | 1,2,3,4,6 | sixes    | 6     |

      Examples: Several dice
        | why                                     | roll      | category | score |
        | both ones count                         | 1,2,1,4,4 | ones     | 2     |
        | a pair is not needed                    | 2,3,6,5,1 | twos     | 2     |
        | three of them count as three            | 3,3,3,4,5 | threes   | 9     |
        | four of them count as four              | 4,4,5,4,4 | fours    | 16    |
        | three fives, wherever they lie          | 5,6,5,2,5 | fives    | 15    |
        | both sixes count                        | 6,1,2,6,3 | sixes    | 12    |
        | five of them are worth no more than 5×6 | 6,6,6,6,6 | sixes    | 30    |
        | five ones are worth no more than 5×1    | 1,1,1,1,1 | ones     | 5     |
        | five twos in a wrong category           | 2,2,2,2,2 | sixes    | 0     |
