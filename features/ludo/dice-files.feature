Feature: Dice files
  A tournament of dice reads them from a text file. Where a file stands in one line, ␊ ends a line, ␍␊ does so on
  Windows, ␠ is a blank and ␉ a tab. Source: document 004, and decisions on what real files look like.

  @transcribed
  Rule: A dice file gives the number of dice, then for each die the number of its sides and their eyes
    > - in der ersten Zeile die Anzahl n der Würfel,
    > - in den weiteren n Zeilen jeweils:
    >     - als erste Zahl die Anzahl m_i der Seiten des Würfels i und
    >     - in den weiteren m_i Zahlen jeweils die Augenzahlen der Würfelseiten

    Example: Beispiel einer Würfeldatei
      When this dice file is read:
        """
        6
        6 1 2 3 4 5 6
        6 1 1 1 6 6 6
        4 1 2 3 4
        10 0 1 2 3 4 5 6 7 8 9
        12 1 2 3 4 5 6 7 8 9 10 11 12
        20 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20
        """
      Then the dice should be:
        | 1 2 3 4 5 6                                        |
        | 1 1 1 6 6 6                                        |
        | 1 2 3 4                                            |
        | 0 1 2 3 4 5 6 7 8 9                                |
        | 1 2 3 4 5 6 7 8 9 10 11 12                         |
        | 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 |

  Rule: The four files of the contest are dice files
    Decided: document 004's task came with wuerfel0.txt to wuerfel3.txt; they travel with these features, byte for
    byte, and are written again as they were read.

    Example: wuerfel0.txt is the document's example
      When the dice file wuerfel0.txt is read
      Then the dice should be:
        | 1 2 3 4 5 6                                        |
        | 1 1 1 6 6 6                                        |
        | 1 2 3 4                                            |
        | 0 1 2 3 4 5 6 7 8 9                                |
        | 1 2 3 4 5 6 7 8 9 10 11 12                         |
        | 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 |
      And the dice should write the same file

    Example: wuerfel1.txt shifts the eyes up
      When the dice file wuerfel1.txt is read
      Then the dice should be:
        | 1 2 3 4 5 6   |
        | 2 3 4 5 6 7   |
        | 3 4 5 6 7 8   |
        | 4 5 6 7 8 9   |
        | 5 6 7 8 9 10  |
        | 6 7 8 9 10 11 |
      And the dice should write the same file

    Example: wuerfel2.txt has ones and sixes alone
      When the dice file wuerfel2.txt is read
      Then the dice should be:
        | 1 1 1 1 1 6 |
        | 1 1 1 1 6 6 |
        | 1 1 1 6 6 6 |
        | 1 1 6 6 6 6 |
        | 1 6 6 6 6 6 |
      And the dice should write the same file

    Example: wuerfel3.txt has dice of every shape
      When the dice file wuerfel3.txt is read
      Then the dice should be:
        | 1 2 5 6                                            |
        | 1 2 3 4 5 6                                        |
        | 1 2 3 4 5 6 7 8                                    |
        | 0 1 2 3 4 5 6 7 8 9                                |
        | 1 2 3 4 5 6 7 8 9 10 11 12                         |
        | 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 |
      And the dice should write the same file

  Rule: Line ends of any system and blanks at the ends of lines and of the file do not matter
    Decided: real files come from Windows, lack their last line end, or end in blanks and empty lines.

    Scenario Outline: <why>
      When a dice file of <file> is read
      Then the dice should be:
        | 1 6    |
        | 0 0 12 |

      Examples:
        | why                                    | file                     |
        | as it should be                        | 2␊2 1 6␊3 0 0 12␊        |
        | the last line end is missing           | 2␊2 1 6␊3 0 0 12         |
        | line ends of Windows                   | 2␍␊2 1 6␍␊3 0 0 12␍␊     |
        | line ends of old Macs                  | 2␍2 1 6␍3 0 0 12␍        |
        | Windows without the last line end      | 2␍␊2 1 6␍␊3 0 0 12       |
        | blanks at the ends of lines            | 2␠␊2 1 6␠␠␊3 0 0 12␠␊    |
        | tabs at the ends of lines              | 2␉␊2 1 6␉␍␊3 0 0 12␉␍␊   |
        | empty lines at the end                 | 2␊2 1 6␊3 0 0 12␊␊␊      |
        | blank lines at the end                 | 2␊2 1 6␊3 0 0 12␊␠␠␊␠    |
        | several blanks or tabs between numbers | 2␊2␠␠␠1␉6␊3␉0␉0␉12␊      |
        | blanks before the numbers              | ␠2␊␠␠2 1 6␊␉3 0 0 12␊    |
        | noughts before the numbers             | 02␊02 01 06␊03 00 0 012␊ |
        | an invisible mark between numbers      | 2␊2 1⟨BOM⟩6␊3 0 0 12␊    |

    Example: an invisible mark that some editors put first, ⟨BOM⟩
      When a dice file of ⟨BOM⟩2␊2 1 6␊3 0 0 12␊ is read
      Then the dice should be:
        | 1 6    |
        | 0 0 12 |

  Rule: A die may have one face or many, the same eyes more than once, and more eyes than there are fields
    > aus einer endlichen Menge an verschiedensten Würfeln
    Decided: eyes that no piece can use are lost throws, not faults.

    Scenario Outline: <why>
      When a dice file of <file> is read
      Then the dice should be:
        | <faces> |

      Examples:
        | why                                | file           | faces     |
        | one die with one face              | 1␊1 6␊         | 6         |
        | nothing but noughts                | 1␊3 0 0 0␊     | 0 0 0     |
        | faces in no order                  | 1␊4 6 1 6 2␊   | 6 1 6 2   |
        | more eyes than any piece can go    | 1␊2 44 100␊    | 44 100    |
        | nine digits are enough for anybody | 1␊1 999999999␊ | 999999999 |
