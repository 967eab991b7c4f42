Feature: Setups that are refused
  A game may be set up with pieces anywhere, as long as they can stand there.
  Source: decided here, document 004 knows only the start of a game.

  Rule: Each player has the same number of pieces, one to four
    > seine vier Spielsteine
    Decided: fewer are allowed, for the same number on both sides, to reckon games through.

    Scenario Outline: <why>
      Given Green has <Green> and Red has <Red>
      When a game of Ludo is set up
      Then it should be refused with "<message>"

      Examples:
        | why                | Green     | Red       | message                                                                              |
        | five pieces        | B B B B 9 | B B B B 9 | Both players have the same number of pieces, one to four: Green has 5 and Red has 5. |
        | Green has one less | B B 9     | B B B 9   | Both players have the same number of pieces, one to four: Green has 3 and Red has 4. |
        | Red has one less   | B B B 9   | B B 9     | Both players have the same number of pieces, one to four: Green has 4 and Red has 3. |
        | nobody has a piece | nothing   | nothing   | Both players have the same number of pieces, one to four: Green has 0 and Red has 0. |

  Rule: A piece stands on B, on A, on 1 to 39, or on a to d
    Decided: the board has no other places; a programmer's slip is named before it moves pieces off the board.

    Scenario Outline: <why>
      Given Green has <Green> and Red has <Red>
      When a game of Ludo is set up
      Then it should be refused with "<message>"

      Examples:
        | why                           | Green    | Red       | message                                                              |
        | past d                        | B B B 44 | B B B A   | Green has a piece on 44: a piece stands on B, A, 1 to 39 or a to d.  |
        | before B                      | B B B -2 | B B B A   | Green has a piece on -2: a piece stands on B, A, 1 to 39 or a to d.  |
        | between two fields            | B B B A  | B B B 1.5 | Red has a piece on 1.5: a piece stands on B, A, 1 to 39 or a to d.   |
        | there is no e                 | B B B e  | B B B A   | Green has a piece on "e": a piece stands on B, A, 1 to 39 or a to d. |
        | goal fields are small letters | B B B A  | B B B C   | Red has a piece on "C": a piece stands on B, A, 1 to 39 or a to d.   |

    Example: the outermost places are right ones
      Given Green has B A 39 d and Red has B 1 39 a
      When a game of Ludo is set up
      Then Green should have B A 39 d and Red should have B 1 39 a

  Rule: A field holds one piece, whoever owns it
    > setzt seinen eigenen Stein auf ihren Platz
    Decided: the track has no room for two; a player's B holds all that wait.

    Scenario Outline: <why>
      Given Green has <Green> and Red has <Red>
      When a game of Ludo is set up
      Then it should be refused with "<message>"

      Examples:
        | why                         | Green    | Red      | message                                                                      |
        | two of Green's on the track | B B 9 9  | B B B 5  | Green has two pieces on 9: a field holds one piece.                          |
        | two of Green's on A         | B B A A  | B B B 5  | Green has two pieces on A: a field holds one piece.                          |
        | two of Red's in the goal    | B B B 9  | B B c c  | Red has two pieces on c: a field holds one piece.                            |
        | Green's 5 is Red's 25       | B B B 5  | B B B 25 | Green's 5 and Red's 25 are one field of the board: a field holds one piece.  |
        | Green's 25 is Red's 5       | B B B 25 | B B B 5  | Green's 25 and Red's 5 are one field of the board: a field holds one piece.  |
        | Green's A is Red's 20       | B B B A  | B B B 20 | Green's A and Red's 20 are one field of the board: a field holds one piece.  |
        | Green's 39 is Red's 19      | B B 9 39 | B B 5 19 | Green's 39 and Red's 19 are one field of the board: a field holds one piece. |

    Example: equal counts are fields opposite each other, and each player has an own goal
      Given Green has A 5 39 d and Red has A 5 39 d
      When a game of Ludo is set up
      Then Green should have A 5 39 d and Red should have A 5 39 d

    Example: pieces may be given in any order
      Given Green has d 9 B A and Red has 30 B c B
      When a game of Ludo is set up
      Then Green should have B A 9 d and Red should have B B 30 c

  Rule: Only one player can have brought all pieces home
    > Wer seine vier Spielsteine als erster „nach Hause“ gebracht hat, gewinnt das Spiel

    Scenario Outline: <why>
      Given Green has <Green> and Red has <Red>
      When a game of Ludo is set up
      Then it should be refused with "Green and Red have both brought all their pieces home: only one can have won."

      Examples:
        | why              | Green   | Red     |
        | four pieces each | a b c d | a b c d |
        | one piece each   | a       | d       |

  Rule: Green or Red throws first
    Decided: the document has two players, and calls them so.

    Scenario Outline: <why>
      When a game of Ludo is set up with <player> to throw
      Then it should be refused with "<message>"

      Examples:
        | why                      | player | message                                       |
        | there is no third player | Blue   | "Blue" is to throw: a player is Green or Red. |
        | a name has a capital     | red    | "red" is to throw: a player is Green or Red.  |

  Rule: A die has at least one face, and a whole number of eyes on each
    > als erste Zahl die Anzahl m_i der Seiten des Würfels i

    Scenario Outline: <why>
      Given <player>'s die has the faces <faces>
      When a game of Ludo is set up
      Then it should be refused with "<message>"

      Examples:
        | why                       | player | faces   | message                                                                            |
        | no face at all            | Green  | nothing | Green's die has no face: a die has at least one.                                   |
        | a negative number of eyes | Green  | 1 -6    | Green's die has a face with -6 eyes: a face has a whole number of eyes, 0 or more. |
        | a fraction                | Red    | 1 1.5 6 | Red's die has a face with 1.5 eyes: a face has a whole number of eyes, 0 or more.  |
