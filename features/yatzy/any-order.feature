Feature: Dice in any order
  A roll scores the same however its dice lie. Source: Emily Bache's Yatzy kata (document 002).

  Rule: The order of the dice changes no score
    Decided: the document's own rolls are not sorted (1,1,6,2,6 holds a pair), and dice lie as they fall.

    Scenario Outline: <why>
      When <roll> is placed on <category>
      Then it should score <score> points

      Examples: The same dice, sorted and not
        | why                           | roll      | category        | score |
        | chance, sorted                | 1,2,4,4,6 | chance          | 17    |
        | chance, as they fell          | 4,6,1,4,2 | chance          | 17    |
        | fours, sorted                 | 1,2,4,4,6 | fours           | 8     |
        | fours, as they fell           | 4,6,1,4,2 | fours           | 8     |
        | pair, rising                  | 2,2,3,5,5 | pair            | 10    |
        | pair, falling                 | 5,5,3,2,2 | pair            | 10    |
        | pair, as they fell            | 5,2,3,5,2 | pair            | 10    |
        | two pairs, rising             | 2,2,3,5,5 | two pairs       | 14    |
        | two pairs, falling            | 5,5,3,2,2 | two pairs       | 14    |
        | two pairs, as they fell       | 5,2,3,5,2 | two pairs       | 14    |
        | three of a kind, rising       | 1,4,4,4,6 | three of a kind | 12    |
        | three of a kind, falling      | 6,4,4,4,1 | three of a kind | 12    |
        | three of a kind, as they fell | 4,1,4,6,4 | three of a kind | 12    |
        | four of a kind, rising        | 1,5,5,5,5 | four of a kind  | 20    |
        | four of a kind, falling       | 5,5,5,5,1 | four of a kind  | 20    |
        | four of a kind, as they fell  | 5,5,1,5,5 | four of a kind  | 20    |
        | small straight, falling       | 5,4,3,2,1 | small straight  | 15    |
        | small straight, as they fell  | 2,5,1,4,3 | small straight  | 15    |
        | large straight, falling       | 6,5,4,3,2 | large straight  | 20    |
        | large straight, as they fell  | 5,2,6,3,4 | large straight  | 20    |
        | full house, the pair first    | 2,2,5,5,5 | full house      | 19    |
        | full house, the three first   | 5,5,5,2,2 | full house      | 19    |
        | full house, as they fell      | 5,2,5,2,5 | full house      | 19    |
