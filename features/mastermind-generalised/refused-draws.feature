@stage-2
Feature: Refused draws
  Stage 2 of the document (0.2 points, laboratory 5). Here are n = 2 colours with m = 2 balls each: the balls 1 and 2
  are red, 3 and 4 green. A refused draw leaves the bag full. Source: decided here, document 001 is silent.

  Rule: Only the balls of the bag can be drawn, and each of them once
    > k bile din cele m*n disponibile

    Scenario Outline: <why>
      Given a game of n = 2, m = 2, k = 2
      When A draws the balls <balls>
      Then it should be refused with "<message>"

      Examples:
        | why                                    | balls  | message                                               |
        | balls are numbered from 1              | 0,1    | Balls are numbered 1 to m·n = 4, not 0.               |
        | the last ball is m·n                   | 4,5    | Balls are numbered 1 to m·n = 4, not 5.               |
        | half a ball                            | 1,2.5  | Balls are numbered 1 to m·n = 4, not 2.5.             |
        | less than none                         | -1,1   | Balls are numbered 1 to m·n = 4, not -1.              |
        | a text that looks like a number        | 1,"2"  | Balls are numbered 1 to m·n = 4, not "2".             |
        | a colour is not a ball                 | 1,G    | Balls are numbered 1 to m·n = 4, not "G".             |
        | nothing                                | null,1 | Balls are numbered 1 to m·n = 4, not null.            |
        | a drawn ball does not go back          | 3,3    | Ball 3 is drawn twice: a drawn ball does not go back. |
        | numbers are tested before balls repeat | 5,5    | Balls are numbered 1 to m·n = 4, not 5.               |

    Example: of two repeated balls the first to come again is named
      Given a game of n = 2, m = 2, k = 4
      When A draws the balls 1,4,4,1
      Then it should be refused with "Ball 4 is drawn twice: a drawn ball does not go back."

  Rule: A draws neither fewer nor more than k balls
    > Jucătorul A alege k bile

    Scenario Outline: <why>
      Given a game of n = 2, m = 2, k = 2
      When A draws the balls <balls>
      Then it should be refused with "<message>"

      Examples:
        | why                                       | balls | message                     |
        | a ball is missing                         | 1     | A draws k = 2 balls, not 1. |
        | a ball too many                           | 1,2,3 | A draws k = 2 balls, not 3. |
        | balls are counted before numbers are read | 0,1,2 | A draws k = 2 balls, not 3. |
        | balls are counted before they repeat      | 1,1,1 | A draws k = 2 balls, not 3. |

  Rule: A draws once in a game
    > bilele alese la începutul jocului
    Decided: another draw would make the answers that B has had untrue.

    Scenario Outline: <why>
      Given a game of n = 2, m = 2, k = 2
      And A has drawn the balls 1,3
      When A draws the balls <balls>
      Then it should be refused with "The secret is drawn already: a game has one draw."
      And A's secret should be RG

      Examples:
        | why                             | balls |
        | the balls that are left         | 2,4   |
        | the same balls                  | 1,3   |
        | this is tested before the balls | 0     |

    Example: not even after a step of B's
      Given A has hidden RG in a game of n = 2, m = 2, k = 2
      And B has proposed RR 1 time
      When A draws the balls 2,4
      Then it should be refused with "The secret is drawn already: a game has one draw."
