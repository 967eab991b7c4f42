Feature: What is no dice file
  A message names line and column of the first fault, both counted from 1; ␊ ends a line, ␠ is a blank, ␉ a tab.
  Source: decided here, document 004 describes only what a right file looks like.

  Rule: A dice file begins with the number of dice, alone in its line
    > in der ersten Zeile die Anzahl n der Würfel

    Example: an empty file
      When this dice file is read:
        """

        """
      Then it should be refused with "Line 1, column 1: the number of dice is missing."

    Scenario Outline: <why>
      When a dice file of <file> is read
      Then it should be refused with "<message>"

      Examples:
        | why                              | file            | message                                                                                |
        | nothing but blank lines          | ␠␊␉␊            | Line 1, column 1: the number of dice is missing.                                       |
        | an empty line before it          | ␊1␊2 1 6␊       | Line 1, column 1: the number of dice is missing.                                       |
        | a word                           | two␊2 1 6␊      | Line 1, column 1: the number of dice is a whole number from 1, not "two".              |
        | no dice                          | 0␊              | Line 1, column 1: the number of dice is a whole number from 1, not "0".                |
        | a negative number                | -1␊2 1 6␊       | Line 1, column 1: the number of dice is a whole number from 1, not "-1".               |
        | a fraction                       | 1.5␊2 1 6␊      | Line 1, column 1: the number of dice is a whole number from 1, not "1.5".              |
        | a number of a programmer         | 0x1␊2 1 6␊      | Line 1, column 1: the number of dice is a whole number from 1, not "0x1".              |
        | a blank before the word          | ␠two␊2 1 6␊     | Line 1, column 2: the number of dice is a whole number from 1, not "two".              |
        | an invisible mark does not count | ⟨BOM⟩two␊2 1 6␊ | Line 1, column 1: the number of dice is a whole number from 1, not "two".              |
        | more than nine digits            | 1234567890␊     | Line 1, column 1: the number of dice has at most 9 digits, not the 10 of "1234567890". |
        | the number of dice is left out   | 2 1 6␊2 1 6␊    | Line 1, column 3: the number of dice stands alone in line 1, without "1".              |
        | a word after it                  | 1␉dice␊2 1 6␊   | Line 1, column 3: the number of dice stands alone in line 1, without "dice".           |

  Rule: There are as many dice as the first line announces
    > in den weiteren n Zeilen jeweils

    Scenario Outline: <why>
      When a dice file of <file> is read
      Then it should be refused with "<message>"

      Examples:
        | why                          | file                 | message                                                       |
        | one die is missing           | 3␊2 1 6␊2 1 6␊       | Line 1, column 1: the file announces 3 dice, but has 2.       |
        | the only die is missing      | 1␊                   | Line 1, column 1: the file announces 1 die, but has 0.        |
        | one die too many             | 1␊2 1 6␊2 1 6␊       | Line 3, column 1: line 1 announces 1 die, this is one more.   |
        | two dice too many            | 1␊2 1 6␊2 1 6␊2 1 6␊ | Line 3, column 1: line 1 announces 1 die, this is one more.   |
        | a word after the last die    | 2␊2 1 6␊2 1 6␊end␊   | Line 4, column 1: line 1 announces 2 dice, this is one more.  |
        | an empty line between dice   | 2␊2 1 6␊␊2 1 6␊      | Line 3, column 1: a die is missing: the line is empty.        |
        | a fault in a die comes first | 3␊2 1 6␊2 1 six␊     | Line 3, column 5: a face is a whole number from 0, not "six". |

  Rule: The line of a die begins with the number of its faces
    > als erste Zahl die Anzahl m_i der Seiten des Würfels i

    Scenario Outline: <why>
      When a dice file of <file> is read
      Then it should be refused with "<message>"

      Examples:
        | why                             | file               | message                                                                                   |
        | a face is missing               | 1␊6 1 2 3 4 5␊     | Line 2, column 1: the line announces 6 faces, but has 5: the number of faces comes first. |
        | a face too many                 | 1␊6 1 2 3 4 5 6 7␊ | Line 2, column 1: the line announces 6 faces, but has 7: the number of faces comes first. |
        | the number of faces is left out | 1␊1 2 3 4 5 6␊     | Line 2, column 1: the line announces 1 face, but has 5: the number of faces comes first.  |
        | a die with no faces             | 1␊0␊               | Line 2, column 1: the number of faces is a whole number from 1, not "0".                  |
        | faces are announced, none come  | 1␊2␊               | Line 2, column 1: the line announces 2 faces, but has 0: the number of faces comes first. |
        | a negative number of faces      | 1␊-2 1 6␊          | Line 2, column 1: the number of faces is a whole number from 1, not "-2".                 |
        | a word                          | 1␊W6 1 2 3 4 5 6␊  | Line 2, column 1: the number of faces is a whole number from 1, not "W6".                 |
        | the second die is the bad one   | 2␊2 1 6␊␠3 1 6␊    | Line 3, column 2: the line announces 3 faces, but has 2: the number of faces comes first. |

  Rule: A face is a whole number of eyes, 0 or more
    > in den weiteren m_i Zahlen jeweils die Augenzahlen der Würfelseiten

    Scenario Outline: <why>
      When a dice file of <file> is read
      Then it should be refused with "<message>"

      Examples:
        | why                             | file            | message                                                                    |
        | a negative face                 | 1␊2 1 -6␊       | Line 2, column 5: a face is a whole number from 0, not "-6".               |
        | a fraction                      | 1␊2 1.5 6␊      | Line 2, column 3: a face is a whole number from 0, not "1.5".              |
        | a fraction with a comma         | 1␊2 1,5 6␊      | Line 2, column 3: a face is a whole number from 0, not "1,5".              |
        | a word                          | 1␊2 1 six␊      | Line 2, column 5: a face is a whole number from 0, not "six".              |
        | commas between faces            | 1␊3 1, 2, 3␊    | Line 2, column 3: a face is a whole number from 0, not "1,".               |
        | a power of ten                  | 1␊2 1e1 6␊      | Line 2, column 3: a face is a whole number from 0, not "1e1".              |
        | a plus sign                     | 1␊2 +1 6␊       | Line 2, column 3: a face is a whole number from 0, not "+1".               |
        | more than nine digits           | 1␊1 1000000000␊ | Line 2, column 3: a face has at most 9 digits, not the 10 of "1000000000". |
        | of two bad faces the first      | 1␊2 x y␊        | Line 2, column 3: a face is a whole number from 0, not "x".                |
        | a bad face before a wrong count | 1␊6 1 2 x␊      | Line 2, column 7: a face is a whole number from 0, not "x".                |
