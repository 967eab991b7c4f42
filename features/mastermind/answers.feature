Feature: What every answer has in common
  These rules follow from the four rules of feedback; whoever counts key pegs in another way breaks one of them.
  Source: jakzal/mastermind (document 000).

  Rule: An answer has from none to four key pegs
    > Feedback ist mit wichtigen Stiften versehen:
    > Kleine Schlüsselstifte , einige farbig schwarz, einige weiß, die in den kleinen Löchern auf dem Brett platziert
    > werden

    Scenario Outline: <why>
      When the secret "<secret>" is guessed as "<guess>"
      Then the guess should earn "<feedback>"

      Examples: The fourteen answers that there are
        | why                   | secret                | guess                    | feedback |
        | no key peg            | Red Red Green Green   | Blue Blue Yellow Yellow  |          |
        | one white             | Red Red Green Blue    | Yellow Yellow Red Yellow | W        |
        | two white             | Red Red Green Green   | Blue Yellow Red Red      | W W      |
        | three white           | Red Red Green Green   | Green Blue Red Red       | W W W    |
        | four white            | Red Green Blue Yellow | Green Red Yellow Blue    | W W W W  |
        | one black             | Red Red Green Green   | Red Blue Blue Blue       | B        |
        | one black one white   | Red Red Green Green   | Red Blue Red Blue        | B W      |
        | one black two white   | Red Red Green Green   | Red Green Red Blue       | B W W    |
        | one black three white | Red Green Blue Yellow | Red Blue Yellow Green    | B W W W  |
        | two black             | Red Red Green Green   | Red Red Blue Blue        | B B      |
        | two black one white   | Red Red Green Blue    | Red Red Blue Yellow      | B B W    |
        | two black two white   | Red Red Green Blue    | Red Red Blue Green       | B B W W  |
        | three black           | Red Red Green Blue    | Red Red Green Yellow     | B B B    |
        | four black            | Red Red Green Blue    | Red Red Green Blue       | B B B B  |

  Rule: Three black key pegs never come with a white one
    Decided: where three positions agree, the fourth peg of the guess has no other position left to be right in.

    Scenario Outline: <why>
      When the secret "<secret>" is guessed as "<guess>"
      Then the guess should earn "B B B"

      Examples:
        | why                                              | secret                | guess                    |
        | the fourth peg repeats the first                 | Red Green Blue Yellow | Red Green Blue Red       |
        | the first peg repeats the fourth                 | Red Green Blue Yellow | Yellow Green Blue Yellow |
        | the secret has three of a colour, the guess four | Red Red Red Green     | Red Red Red Red          |
        | the secret has four of a colour, the guess three | Red Red Red Red       | Red Red Green Red        |
        | the third peg repeats the fourth                 | Red Red Red Green     | Red Red Green Green      |

  Rule: Secret and guess may change places without changing the answer
    Decided: agreement is mutual, in a position as well as in the number of pegs of a colour.

    Scenario Outline: <why>
      When the secret "<secret>" is guessed as "<guess>"
      Then the guess should earn "<feedback>"
      And it should earn the same when secret and guess change places

      Examples:
        | why                                        | secret                | guess                       | feedback |
        | one colour twice in one, once in the other | Red Red Blue Yellow   | Purple Purple Red Purple    | W        |
        | one colour three times in one              | Red Red Red Yellow    | Yellow Red Purple Purple    | B W      |
        | both share two pairs unequally             | Red Red Red Green     | Red Red Green Green         | B B B    |
        | pegs in place and elsewhere                | Red Green Blue Yellow | Red Yellow Blue Green       | B B W W  |
        | nothing in common                          | Red Green Blue Yellow | Orange Purple Orange Purple |          |
