Feature: Pair
  Two dice with the same number. Source: Emily Bache's Yatzy kata (document 002).

  @transcribed
  Rule: On "pair" the player scores the sum of the two highest matching dice
    > The player scores the sum of the two highest matching dice.

    Example: For example, when placed on "pair"
      When placed on "pair":
      * 3,3,3,4,4 scores 8 (4+4)
      * 1,1,6,2,6 scores 12 (6+6)
      * 3,3,3,4,1 scores 6 (3+3)
      * 3,3,3,3,1 scores 6 (3+3)

  Rule: "pair" scores exactly two dice, those of the highest number that two or more dice show
    Decided: what matches more than twice is still a pair, because the document finds one in 3,3,3,3,1.

    Scenario Outline: <why>
      When <roll> is placed on pair
      Then it should score <score> points

      Examples:
        | why                                            | roll      | score |
        | a pair of ones is a pair                       | 1,1,2,3,4 | 2     |
        | a pair of sixes is a pair                      | 6,6,2,3,4 | 12    |
        | dice that do not match do not count            | 2,2,4,5,6 | 4     |
        | of two pairs the higher one counts             | 2,2,5,5,1 | 10    |
        | the higher pair may lie first                  | 5,5,2,2,1 | 10    |
        | the pair in a full house may be the higher one | 2,2,2,6,6 | 12    |
        | the three in a full house may be higher        | 2,2,6,6,6 | 12    |
        | two of three sixes count                       | 6,6,6,1,2 | 12    |
        | two of four sixes count                        | 6,6,6,6,2 | 12    |
        | two of five equal dice count                   | 5,5,5,5,5 | 10    |
        | two of five sixes count                        | 6,6,6,6,6 | 12    |
        | the highest single die is no pair              | 1,1,3,5,6 | 2     |
        | five different dice hold no pair               | 1,2,3,4,6 | 0     |
        | a straight holds no pair                       | 2,3,4,5,6 | 0     |
