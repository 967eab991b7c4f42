Feature: Variants that are not in force
  Many families play by rules that the sheet does not know, or knows as variants. None of them is in force here.
  Source: the contest's rules for document 004's task, which name no variant.

  Rule: A player whose pieces all wait throws once, not three times
    Decided: three tries for a 6 are a variant of the sheet; the contest starts with a piece on A instead.

    Scenario Outline: <why>
      Given Green has <before> and Red has B B B 30
      When the dice fall <eyes>, Green first
      Then Green should have <after> and Red should have <Red then>
      And it should be <next>'s throw

      Examples:
        | why                                           | before  | eyes | after   | Red then | next  |
        | all four wait                                 | B B B B | 3    | B B B B | B B B 30 | Red   |
        | the others are home as far as they can be     | B B c d | 3    | B B c d | B B B 30 | Red   |
        | the second throw is Red's, and moves Red      | B B B B | 3 4  | B B B B | B B B 34 | Green |
        | a 6 on the second throw brings Red's piece in | B B B B | 3 6  | B B B B | B B A 30 | Red   |

  Rule: Pieces that stand side by side are no barrier
    Decided: barriers are a variant; the quoted sentence lets own and foreign pieces be jumped over without exception.

    Scenario Outline: <why>
      Given Green has <before> and Red has <Red>
      When Green throws <eyes>
      Then Green should have <after> and Red should have <Red then>

      Examples:
        | why                                       | before  | Red         | eyes | after    | Red then    |
        | over two of Red's pieces, on 10 and 11    | B B B 9 | B B 30 31   | 4    | B B B 13 | B B 30 31   |
        | over four of Red's pieces, on 10 to 13    | B B B 9 | 30 31 32 33 | 5    | B B B 14 | 30 31 32 33 |
        | onto the second of two, which is captured | B B B 9 | B B 30 31   | 2    | B B B 11 | B B B 30    |

  Rule: No piece is captured backwards
    Decided: hits backwards are a variant; the quoted sentence moves pieces "in Pfeilrichtung".

    Scenario Outline: <why>
      Given Green has <before> and Red has <Red>
      When Green throws <eyes>
      Then Green should have <after> and Red should have <Red>
      And the captured piece should be no piece

      Examples:
        | why                                            | before   | Red      | eyes | after    |
        | Red's 27 stands three fields behind Green's 10 | B B B 10 | B B B 27 | 3    | B B B 13 |
        | Red's 36 stands five behind Green's 21         | B B 9 21 | B B B 36 | 5    | B B 9 26 |

  Rule: Nobody must capture
    Decided: compulsory hits are a variant; the foremost piece moves even where another one could capture.

    Scenario Outline: <why>
      Given Green has <before> and Red has <Red>
      When Green throws <eyes>
      Then Green should have <after> and Red should have <Red>
      And the captured piece should be no piece

      Examples:
        | why                                      | before   | Red      | eyes | after    |
        | the rearmost could capture Red's 27 on 7 | B B 4 21 | B B B 27 | 3    | B B 4 24 |
        | a piece in the goal moves on instead     | B B 4 b  | B B B 26 | 2    | B B 4 d  |
        | a piece enters instead                   | B B 4 21 | B B B 30 | 6    | B A 4 21 |
        | the piece on A moves on instead          | B A 4 21 | B B B 27 | 3    | B 3 4 21 |
