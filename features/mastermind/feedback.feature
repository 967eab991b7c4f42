Feature: The feedback on a guess
  Key pegs are written as in document 000: B for black, W for white, nothing for none.
  Source: jakzal/mastermind (document 000).

  Rule: A black key peg is placed for each peg of the guess that is right in colour and position
    > Für jeden Code -Peg wird ein schwarzer Schlüssel aus der Vermutung platziert, der sowohl in Farbe als auch in
    > Position korrekt ist

    Scenario Outline: <why>
      When the secret "<secret>" is guessed as "<guess>"
      Then the guess should earn "<feedback>"

      Examples:
        | why                             | secret                      | guess                       | feedback |
        | the first peg is in place       | Red Green Blue Yellow       | Red Purple Purple Purple    | B        |
        | the second peg is in place      | Red Green Blue Yellow       | Purple Green Purple Purple  | B        |
        | the third peg is in place       | Red Green Blue Yellow       | Purple Purple Blue Purple   | B        |
        | the fourth peg is in place      | Red Green Blue Yellow       | Purple Purple Purple Yellow | B        |
        | the two outer pegs are in place | Red Green Blue Yellow       | Red Orange Orange Yellow    | B B      |
        | all but the first are in place  | Red Green Blue Yellow       | Orange Green Blue Yellow    | B B B    |
        | four equal pegs are in place    | Orange Orange Orange Orange | Orange Orange Orange Orange | B B B B  |

    Scenario Outline: <why>
      When the positions of "<secret>" and "<guess>" are compared
      Then <count> positions should match exactly

      Examples: The positions that agree are counted one by one
        | why                               | secret                | guess                 | count |
        | the same pegs in the same order   | Red Green Blue Yellow | Red Green Blue Yellow | 4     |
        | the same pegs, two exchanged      | Red Green Blue Yellow | Red Blue Green Yellow | 2     |
        | the same pegs, each one further   | Red Green Blue Yellow | Yellow Red Green Blue | 0     |
        | equal pegs agree where they stand | Red Red Green Green   | Red Green Green Red   | 2     |

  Rule: A white key peg is placed for each peg of the guess that is right in colour but in a wrong position
    > Für jeden Code -Peg wird ein weißer Schlüsselstift aus der Vermutung platziert, die in der Farbe korrekt ist,
    > aber in einer falschen Position

    Scenario Outline: <why>
      When the secret "<secret>" is guessed as "<guess>"
      Then the guess should earn "<feedback>"

      Examples:
        | why                                 | secret                | guess                       | feedback |
        | the last peg belongs first          | Red Green Blue Yellow | Purple Purple Purple Red    | W        |
        | the first peg belongs last          | Red Green Blue Yellow | Yellow Purple Orange Purple | W        |
        | two neighbours are exchanged        | Red Green Blue Yellow | Green Red Purple Purple     | W W      |
        | every peg is one position too far   | Red Green Blue Yellow | Yellow Red Green Blue       | W W W W  |
        | a peg in place earns no white one   | Red Green Blue Yellow | Red Orange Orange Orange    | B        |
        | two pegs in place earn no white one | Red Red Green Blue    | Red Red Purple Purple       | B B      |

  Rule: Of equal pegs in a guess only as many earn a key peg as the secret has
    > Wenn die Vermutung doppelte Farben enthält, können sie nur einen Schlüsselstift erhalten, wenn sie der gleichen
    > Anzahl von doppelten Farben im geheimen Code entsprechen

    Decided: the sentence is a slip of translation; taken at its word it would deny the key pegs that the document's
    rows Red Red Red Purple and Purple Purple Red Red earn.

    Scenario Outline: <why>
      When the secret "<secret>" is guessed as "<guess>"
      Then the guess should earn "<feedback>"

      Examples: The guess has more of a colour than the secret
        | why                                           | secret                | guess                       | feedback |
        | two for one, neither in place                 | Red Green Blue Yellow | Purple Red Red Purple       | W        |
        | two for one, the first in place               | Red Green Blue Yellow | Red Purple Red Purple       | B        |
        | two for one, the last in place                | Red Green Blue Yellow | Yellow Purple Purple Yellow | B        |
        | three for two, one in place and one elsewhere | Red Red Blue Yellow   | Red Purple Red Red          | B W      |
        | three for two, both in place                  | Red Red Blue Yellow   | Red Red Red Purple          | B B      |
        | four for one                                  | Red Green Blue Yellow | Green Green Green Green     | B        |
        | four for two                                  | Red Green Green Red   | Green Green Green Green     | B B      |

      Examples: The secret has more of a colour than the guess
        | why                         | secret              | guess                    | feedback |
        | one for two, not in place   | Red Red Blue Yellow | Purple Purple Purple Red | W        |
        | one for two, in place       | Red Red Blue Yellow | Purple Red Purple Purple | B        |
        | one for three, not in place | Red Red Red Yellow  | Purple Purple Purple Red | W        |
        | two for three, one in place | Red Red Red Yellow  | Red Purple Purple Red    | B W      |
        | two for four                | Red Red Red Red     | Red Red Green Green      | B B      |

      Examples: As many of a colour in both
        | why                                      | secret              | guess                | feedback |
        | two and two, all elsewhere               | Red Red Green Green | Green Green Red Red  | W W W W  |
        | two and two, one of each in place        | Red Red Green Green | Red Green Green Red  | B B W W  |
        | two and two, one in place, one elsewhere | Red Blue Red Yellow | Red Red Purple Green | B W      |

      Examples: A peg in place is answered before an equal peg elsewhere
        | why                                              | secret                | guess                 | feedback |
        | the peg in place comes second                    | Green Red Blue Yellow | Red Red Purple Purple | B        |
        | the peg in place comes last                      | Blue Green Yellow Red | Red Purple Purple Red | B        |
        | two of one colour, then one too many of the next | Red Red Red Green     | Red Red Green Green   | B B B    |
        | one too many of a colour, then two of the next   | Green Red Red Red     | Green Green Red Red   | B B B    |
        | two elsewhere after one in place                 | Red Green Red Green   | Red Red Green Blue    | B W W    |

  Rule: Black key pegs are placed before white ones
    > Schwarze Schlüsselstifte werden vor weißen Schlüsselstiften platziert

    Scenario Outline: <why>
      When the secret "<secret>" is guessed as "<guess>"
      Then the guess should earn "<feedback>"

      Examples:
        | why                                           | secret                | guess                     | feedback |
        | the peg elsewhere stands first                | Red Green Blue Yellow | Green Purple Blue Purple  | B W      |
        | the peg in place stands last                  | Red Green Blue Yellow | Blue Purple Purple Yellow | B W      |
        | two in place stand between two elsewhere      | Red Green Blue Yellow | Yellow Green Blue Red     | B B W W  |
        | three elsewhere stand before the one in place | Red Green Blue Yellow | Green Blue Red Yellow     | B W W W  |
