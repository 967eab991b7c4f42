Feature: Tournaments that cannot be played
  What is out of range is refused before a game begins, and named. Source: decided here; the greatest numbers are those
  of the generator of throws.

  Rule: Games, pieces, seed and throws are whole numbers within limits
    Decided: a game of a pair and a seed are words of 32 bits; a player has one to four pieces.

    Scenario Outline: <why>
      Given a tournament of the dice in wuerfel0.txt
      When it is played with <number> for its <setting>
      Then it should be refused with "<message>"

      Examples:
        | why                         | setting | number     | message                                                                      |
        | no game                     | games   | 0          | The number of games is a whole number from 1 to 4294967296, not 0.           |
        | less than no game           | games   | -2         | The number of games is a whole number from 1 to 4294967296, not -2.          |
        | half a game                 | games   | 0.5        | The number of games is a whole number from 1 to 4294967296, not 0.5.         |
        | more games than streams     | games   | 4294967297 | The number of games is a whole number from 1 to 4294967296, not 4294967297.  |
        | no piece                    | pieces  | 0          | The number of pieces is a whole number from 1 to 4, not 0.                   |
        | five pieces                 | pieces  | 5          | The number of pieces is a whole number from 1 to 4, not 5.                   |
        | a seed below 0              | seed    | -1         | The seed is a whole number from 0 to 4294967295, not -1.                     |
        | a seed of more than 32 bits | seed    | 4294967296 | The seed is a whole number from 0 to 4294967295, not 4294967296.             |
        | games that are over at once | throws  | 0          | The greatest number of throws is a whole number from 1 to 4294967296, not 0. |

  Rule: A tournament has two dice or more, with at most 65,536 faces each
    Decided: one die has no opponent; sixteen random bits choose a face.

    Scenario Outline: <why>
      Given a tournament of a die with <faces> faces and <others> ordinary dice
      When it is played with 2 for its games
      Then it should be refused with "<message>"

      Examples:
        | why            | faces | others | message                                                         |
        | no opponent    | 6     | 0      | A tournament needs two dice or more, not 1.                     |
        | too many faces | 65537 | 1      | Die 1 has 65537 faces: a die of a tournament has 65536 at most. |

    Example: The greatest die that can be thrown
      Given a tournament of a die with 65536 faces and 1 ordinary dice
      When it is played with 2 for its games
      Then the ranking should be 2 1

  Rule: Dice play each other by their numbers in the list
    Decided: a number that is not there is named, and so is how many there are.

    Example: The tenth of six dice
      Given a tournament of the dice in wuerfel0.txt
      When its dice 1 and 10 play 5 games
      Then it should be refused with "There is no die 10 among 6."
