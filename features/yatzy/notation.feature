Feature: Rolls, holds, players and cards in letters
  Features write dice as the document does; who plays at a keyboard may add blanks.
  Source: Emily Bache's Yatzy kata (document 002), its own notation; decided here where it has none.

  Rule: Dice stand with commas between them, and a hold in brackets with a dash for each other die
    > They hold (-,-,5,5,-) and re-roll (3,4,-,-,2):

    Scenario Outline: <why>
      When "<text>" is read as dice
      Then the dice should be written <roll>

      Examples:
        | why                            | text            | roll            |
        | as the document writes         | 1,1,2,3,3       | 1,1,2,3,3       |
        | blanks after the commas        | 1, 1, 2, 3, 3   | 1,1,2,3,3       |
        | no die is lost, whatever it is | 7,1.5,null,-3,0 | 7,1.5,null,-3,0 |

    Scenario Outline: <why>
      When "<text>" is read as held dice
      Then the held dice should be written <hold>

      Examples:
        | why                   | text                  | hold        |
        | as the document holds | (-,-,5,5,-)           | (-,-,5,5,-) |
        | without brackets      | -,-,5,5,-             | (-,-,5,5,-) |
        | blanks everywhere     | ( - , - , 5 , 5 , - ) | (-,-,5,5,-) |
        | nothing is held       | (-,-,-,-,-)           | (-,-,-,-,-) |

    Scenario Outline: <why>
      When "<text>" is read as held dice
      Then it should be refused with "A hold is written like (-,-,5,5,-); <cell> is not a die."

      Examples: What is no die
        | why                        | text            | cell  |
        | a bracket before a die     | (-,(2,-,-,-)    | "(2"  |
        | a bracket after a die      | (-,2),-,-,-)    | "2)"  |
        | a word, without its blanks | (-, two ,-,-,-) | "two" |
        | nothing between two commas | (-,,-,-,-)      | ""    |

  Rule: What is not even a number is no die
    Decided: the reader of rolls stops it, before the rules see it.

    Scenario Outline: <why>
      When <roll> is placed on chance
      Then it should be refused with "A roll is written like 1,1,2,3,3; "<word>" is not a die."

      Examples:
        | why                        | roll          | word  |
        | a word                     | 1,1,1,1,three | three |
        | a number that is none      | NaN,1,1,1,1   | NaN   |
        | a number without end       | 1,1e999,1,1,1 | 1e999 |
        | nought below zero          | 1,1,-0,1,1    | -0    |
        | nothing between two commas | 1,,1,1,1      |       |
        | a comma at the end         | 1,1,1,1,1,    |       |
        | half a text                | 1,1,1,1,'3'   | '3'   |

  Rule: Players are listed as a sentence lists them
    Decided: the document names no players.

    Scenario Outline: <why>
      When "<text>" is read as players
      Then there should be <count> players, written "<text>"

      Examples:
        | why       | text                  | count |
        | nobody    | nobody                | 0     |
        | one alone | Ann                   | 1     |
        | two       | Ann and Bob           | 2     |
        | three     | Ann, Bob and Cid      | 3     |
        | four      | Ann, Bob, Cid and Dee | 4     |

  Rule: Points are told with the dice that make them up
    > For example, suppose a player scores 5,6,5,5,2 in the fives category they would score 15 (three fives).

    Scenario Outline: <why>
      When <roll> is placed on <category>
      Then <roll> on <category> should be told as "<told>"

      Examples:
        | why                 | roll      | category | told                         |
        | three of the number | 5,6,5,5,2 | fives    | 15 (three fives)             |
        | two of the number   | 5,6,5,1,2 | fives    | 10 (two fives)               |
        | one of the number   | 5,6,4,1,2 | fives    | 5 (one of the fives)         |
        | four of the number  | 6,6,3,6,6 | sixes    | 24 (four sixes)              |
        | none of the number  | 6,6,3,6,6 | fives    | 0 (no fives)                 |
        | all the dice        | 6,6,3,6,6 | chance   | 27 (the sum of all the dice) |

  Rule: A card is a table with a column for each player
    Decided: a row for each category that somebody has used, in the order of the card, and one for the totals.

    Example: two players, one of whom has used a category that the other has not
      Given Ann and Bob start a game of Yatzy
      When these goes are played:
        | category       | Ann       | Bob       |
        | four of a kind | 2,2,2,2,5 | 1,2,3,4,5 |
        | chance         | 6,6,6,6,6 |           |
      Then the card in letters should be:
        """
        | category       | Ann | Bob |
        | chance         | 30  |     |
        | four of a kind | 8   | 0   |
        | total          | 38  | 0   |
        """
