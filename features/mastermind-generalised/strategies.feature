@stage-5
Feature: What the machine proposes
  Colours are written as letters. The machine proposes for B from the answers so far. Source: document 001, stage 5.

  Rule: A proposal rests on all answers so far
    Decided: of two codes that are left the likelier is proposed, otherwise the first.

    Scenario Outline: <why>
      When the machine is asked to propose by <strategy> in n = 3, m = 2, k = 3 after <answers>
      Then it should propose <proposal> with <possible> codes possible

      Examples:
        | why                                    | strategy       | answers             | proposal | possible |
        | nothing is known: the first legal code | first-possible | nothing             | RRG      | 24       |
        | the first code that fits               | first-possible | RRG 1, GGB 0        | RBR      | 3        |
        | of two codes the one with more draws   | entropy        | RRG 1, GGB 0, RBR 1 | BRR      | 2        |
        | minimax parts all three at once        | minimax        | RRG 1, GGB 0        | RGR      | 3        |

    Scenario Outline: <why>
      When the codes of n = 3, m = 2, k = 3 that fit <answers> are counted
      Then there should be <codes>

      Examples:
        | why                       | answers             | codes |
        | every code fits no answer | nothing             | 24    |
        | one answer                | RRG 1               | 11    |
        | three answers             | RRG 1, GGB 0, RBR 1 | 2     |

  Rule: Misplaced colours, where they are told, leave fewer codes
    Decided: they are written after the matches, with a plus between them.

    Scenario Outline: <why>
      When the machine is asked to propose by first-possible in <board> after <answers>
      Then it should propose <proposal> with <possible> codes possible

      Examples:
        | why         | board                               | answers | proposal | possible |
        | not told    | n = 3, m = 2, k = 3                 | RGB 1   | RRG      | 9        |
        | two of them | n = 3, m = 2, k = 3 and colours too | RGB 1+2 | RBG      | 3        |
        | none        | n = 3, m = 2, k = 3 and colours too | RGB 2   | RRB      | 6        |

  Rule: Minimax tells its value, its nodes and its cut-offs
    Decided: a machine that is watched should show how it thinks.

    Example: An empty board
      When the machine is asked to propose by minimax in n = 4, m = 4, k = 4 after nothing
      Then it should know that 6 proposals suffice
      And it should have looked at some positions and cut off others

  Rule: Every strategy has a proposal
    Decided: each is named for the paper that it comes from; see the table in the README.

    Scenario Outline: <why>
      When <strategy> plays every draw of n = 3, m = 3, k = 3
      Then it should need <mean> proposals on average and <worst> at worst

      Examples:
        | why             | strategy        | mean  | worst |
        | best            | best            | 3.351 | 5     |
        | minimax         | minimax         | 3.661 | 5     |
        | entropy         | entropy         | 3.351 | 5     |
        | expected-size   | expected-size   | 3.351 | 5     |
        | most-parts      | most-parts      | 3.643 | 5     |
        | worst-case      | worst-case      | 3.821 | 5     |
        | first-possible  | first-possible  | 3.75  | 5     |
        | random-possible | random-possible | 3.595 | 5     |

  Rule: An answer tells matches, and misplaced colours where that is agreed
    > valoare între 0 și k corespunzătoare numărului de potriviri de culori și poziții

    Scenario Outline: <why>
      When RGBB is hidden and <proposal> proposed, with colours <told>
      Then the answer should be <matches> matches and <misplaced> misplaced

      Examples:
        | why                        | proposal | told     | matches | misplaced |
        | matches alone              | RBGB     | not told | 2       | no        |
        | misplaced colours as well  | RBGB     | told     | 2       | 2         |
        | only as many as are hidden | BBBR     | told     | 1       | 2         |

  Rule: Answers that no secret can give are refused with the step that made them impossible
    Decided: whoever answers may err, and is told where to look.

    Example: A proposal that is none cannot have been answered
      When the machine is asked to propose by entropy in n = 2, m = 2, k = 2 after RR 0, BB 0
      Then it should be refused with "A colour is R or G, not B."

    Example: Everything is wrong, and something is right
      When the machine is asked to propose by entropy in n = 2, m = 2, k = 2 after RR 0, GG 1
      Then it should be refused with "No secret gives these answers: 1 for GG in step 2 contradicts those before it."

    Example: With misplaced colours, both numbers are told
      When the machine is asked to propose by entropy in n = 3, m = 2, k = 3 and colours too after RGB 1+2, RGB 0
      Then it should be refused with "No secret gives these answers: 0 and 0 misplaced for RGB in step 2 contradicts those before it."
