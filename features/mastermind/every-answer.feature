Feature: Every answer to every guess
  Six colours in four holes make 6⁴ = 1,296 codes; each is guessed for each, 1,679,616 answers in all.
  Source: document 000; how often each answer comes: Balmoral Software, Score Distributions for Mastermind Games (2018).

  @every-case
  Rule: There are fourteen answers, and pairing off the pegs gives the same
    > Kleine Schlüsselstifte , einige farbig schwarz, einige weiß, die in den kleinen Löchern auf dem Brett platziert
    > werden

    Decided: a code maker may take the pegs that agree off the board first and then pair the others, colour by colour.

    Example: all pairs of codes
      When every code is guessed for every secret
      Then each answer should be what pairing off the pegs gives
      And each answer should stay when secret and guess change places
      And the answers should come so often:
        | answer  | pairs  |
        |         | 121590 |
        | W       | 313440 |
        | W W     | 288120 |
        | W W W   | 82080  |
        | W W W W | 4770   |
        | B       | 234000 |
        | B W     | 293760 |
        | B W W   | 114480 |
        | B W W W | 5760   |
        | B B     | 136080 |
        | B B W   | 51840  |
        | B B W W | 6480   |
        | B B B   | 25920  |
        | B B B B | 1296   |

  @every-case
  Rule: The five kinds of a first guess leave as many secrets as the literature says
    Decided: Knuth (The Computer as Master Mind, 1977) begins with two pairs of colours because no answer to them leaves
    more than 256 of the 1,296 secrets.

    Scenario Outline: <why>
      When "<guess>" is guessed for every secret
      Then there should be <answers> answers, and the commonest should leave <secrets> secrets

      Examples:
        | why                      | guess                 | answers | secrets |
        | one colour               | Red Red Red Red       | 5       | 625     |
        | three of one colour      | Red Red Red Green     | 11      | 317     |
        | two pairs, Knuth's guess | Red Red Green Green   | 13      | 256     |
        | one pair                 | Red Red Green Blue    | 14      | 276     |
        | four colours             | Red Green Blue Yellow | 14      | 312     |
