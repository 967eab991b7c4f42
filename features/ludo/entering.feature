Feature: Entering
  A piece on B waits until it may enter on A. Each row shows Green's four pieces before and after one throw;
  Red stands on B B B 5 where nothing else is said. Source: the rule sheet that document 004 quotes.

  Rule: A piece that waits on B enters only with a 6, and on its player's own field A
    > Die Steine, die auf den B-Feldern stehen, können nur mit einer „6“ ins Spiel gebracht und damit auf das
    > Anfangsfeld A gesetzt werden.

    Scenario Outline: <why>
      Given Green has <before> and Red has B B B 5
      When Green throws <eyes>
      Then Green should have <after> and Red should have B B B 5

      Examples: No other throw brings a piece in
        | why                              | before  | eyes | after    |
        | a 1 brings nobody in             | B B B B | 1    | B B B B  |
        | a 2 brings nobody in             | B B B B | 2    | B B B B  |
        | a 3 brings nobody in             | B B B B | 3    | B B B B  |
        | a 4 brings nobody in             | B B B B | 4    | B B B B  |
        | a 5 brings nobody in             | B B B B | 5    | B B B B  |
        | a 6 brings one piece in          | B B B B | 6    | B B B A  |
        | a 1 moves the piece on the track | B B B 9 | 1    | B B B 10 |
        | a 5 moves the piece on the track | B B B 9 | 5    | B B B 14 |

    Example: Red enters on an A of its own
      Given Green has B B B 9 and Red has B B B 5
      When Red throws 6
      Then Green should have B B B 9 and Red should have B B A 5

    Example: a 12 is no 6, though it is twice as much
      Given Green has B B B 1 and Red has B B B 5
      And Green's die has the faces 7 12
      When Green throws 12
      Then Green should have B B B 13 and Red should have B B B 5

  Rule: With a 6 a player must bring a piece in while one waits on B
    > Bei einer „6“ muss man einen neuen Stein ins Spiel bringen, solange noch Spielfiguren auf den eigenen
    > B-Feldern stehen. Der neue Stein wird dann auf das Feld A der eigenen Farbe gestellt.

    Scenario Outline: <why>
      Given Green has <before> and Red has B B 5 35
      When Green throws <throws>
      Then Green should have <after> and Red should have B B 5 35

      Examples:
        | why                                            | before   | throws | after    |
        | the foremost piece does not move instead       | B B B 11 | 6      | B B A 11 |
        | the last piece that waits enters, too          | B 9 a b  | 6      | A 9 a b  |
        | entering comes before going home               | B B 36 d | 6      | B A 36 d |
        | entering comes before capturing Red's 35       | B B B 9  | 6      | B B A 9  |
        | a 6 brings in one piece, not all               | B B B B  | 6      | B B B A  |
        | a second 6 clears A, and a third brings one in | B B 9 21 | 6 6 6  | A 6 9 21 |

  Rule: A 6 moves the foremost piece six fields where no piece waits on B
    > Wer eine „6“ würfelt und keinen Stein mehr auf den B-Feldern hat, darf mit einer seiner Figuren auf der
    > Laufbahn sechs Felder weiterziehen und dann noch einmal würfeln.

    Scenario Outline: <why>
      Given Green has <before> and Red has B B B 5
      When Green throws 6
      Then Green should have <after> and Red should have B B B 5
      And it should be Green's throw

      Examples:
        | why                                 | before   | after    |
        | all pieces are on the track         | 1 4 9 20 | 1 4 9 26 |
        | some are home                       | 4 9 b d  | 4 15 b d |
        | a piece on A may stay, nobody waits | A 4 9 20 | A 4 9 26 |
        | a piece goes home with it           | 4 9 37 c | 4 9 c d  |

  Rule: A piece that enters sends a foreign piece on its A back
    > Steht dagegen eine fremde Figur auf dem Feld A, wird sie geschlagen.

    Scenario Outline: <why>
      Given Green has <Green> and Red has <Red>
      When <player> throws 6
      Then Green should have <Green then> and Red should have <Red then>
      And the captured piece should be <captured>

      Examples:
        | why                                     | player | Green    | Red      | Green then | Red then | captured   |
        | Red stands on Green's A, Red's own 20   | Green  | B B B 9  | B B 5 20 | B B A 9    | B B B 5  | Red's 20   |
        | Green stands on Red's A, Green's own 20 | Red    | B B 5 20 | B B B 9  | B B B 5    | B B A 9  | Green's 20 |
        | Red's own A is another field            | Green  | B B B 9  | B B 5 A  | B B A 9    | B B 5 A  | no piece   |
        | Red's a is no field of the track        | Green  | B B B 9  | B B 5 a  | B B A 9    | B B 5 a  | no piece   |

    Example: a 6 that may not enter leaves the foreign piece alone
      Given Green has 1 2 3 9 and Red has B B 5 20
      When Green throws 6
      Then Green should have 1 2 3 15 and Red should have B B 5 20
