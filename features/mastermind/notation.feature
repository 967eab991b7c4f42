Feature: Codes, key pegs and boards in letters
  Features write codes in full, as document 000 does; who plays at a keyboard may write less.
  Source: decided here; document 000 writes "Red Green Blue Yellow" and "B B W W".

  Rule: A code is written in colours, in their initials, or in initials without gaps
    Decided: no two of the six colours share an initial, and small letters are as good as capitals.

    Scenario Outline: <why>
      When "<text>" is read as a code
      Then the code should read "<code>"

      Examples:
        | why                                 | text                     | code                        |
        | colours as the document writes them | Red Green Blue Yellow    | Red Green Blue Yellow       |
        | small letters                       | purple orange red red    | Purple Orange Red Red       |
        | initials                            | P O G B                  | Purple Orange Green Blue    |
        | initials without gaps               | RGBY                     | Red Green Blue Yellow       |
        | small initials without gaps         | oppy                     | Orange Purple Purple Yellow |
        | initials and colours                | r Green b YELLOW         | Red Green Blue Yellow       |
        | commas                              | Red, Green,Blue , Yellow | Red Green Blue Yellow       |
        | commas too many                     | ,Red,,Green Blue Yellow, | Red Green Blue Yellow       |
        | a single colour is no initials      | Red                      | Red                         |
        | nothing                             |                          |                             |

  Rule: What names no colour is kept for the rules to refuse
    Decided: a reader that dropped a peg would turn a wrong code into another one.

    Scenario Outline: <why>
      When "<text>" is read as a code
      Then the code should read "<code>"

      Examples:
        | why                              | text               | code                         |
        | a colour that is not in the game | Red Pink Blue Blue | Red Pink Blue Blue           |
        | a letter that is no initial      | rgbx               | Red Green Blue x             |
        | a part of a colour               | Re Gre Blue Yellow | Re Gre Blue Yellow           |
        | five initials                    | RGBYP              | Red Green Blue Yellow Purple |

  Rule: Key pegs are written B and W in the order in which they are placed
    Decided: blanks between them may be missing; nothing is no key peg.

    Scenario Outline: <why>
      When "<text>" is read as key pegs
      Then the key pegs should read "<feedback>"

      Examples:
        | why                    | text  | feedback |
        | as the document writes | B B W | B B W    |
        | without blanks         | BBW   | B B W    |
        | small letters          | bw    | B W      |
        | nothing                |       |          |
        | the order is kept      | W B   | W B      |

    Scenario Outline: <why>
      When "<text>" is read as key pegs
      Then it should be refused with "A key peg is B or W, not <letter>."

      Examples: What is no key peg
        | why            | text | letter |
        | another letter | B R  | "R"    |
        | a digit        | 2    | "2"    |

  Rule: A board in letters shows initials for pegs, question marks for the shield and dots for empty holes
    Decided: rows stand in columns of ten at most, so that a game fits into a small window.

    Example: a game that runs
      Given a decoding board of 11 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      When I make these guesses:
        | Red Red Green Green     |
        | Orange Purple Blue Blue |
      Then the decoding board in letters should be:
        """
            ? ? ? ?
         1  R R G G  BW       7  . . . .
         2  O P B B  B        8  . . . .
         3  . . . .           9  . . . .
         4  . . . .          10  . . . .
         5  . . . .          11  . . . .
         6  . . . .
        """

    Example: a game that has ended
      Given a decoding board of 10 attempts
      And the code maker placed the "Red Green Blue Yellow" secret on the board
      And I have tried an invalid pattern 9 times
      When I try to break the code with "Red Green Blue Yellow"
      Then the decoding board in letters should be:
        """
            R G B Y
         1  O P O O
         2  O P O O
         3  O P O O
         4  O P O O
         5  O P O O
         6  O P O O
         7  O P O O
         8  O P O O
         9  O P O O
        10  R G B Y  BBBB
        """
