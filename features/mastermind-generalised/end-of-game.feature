@stage-1
Feature: The end of the game
  Stage 1 of the document (0.2 points with the initial state, laboratory 5): which states are final, and who has won.
  Colours are written R G B Y P O W C: red, green, blue, yellow, purple, orange, white, cyan. Source: document 001.

  Rule: B wins by proposing the secret within 2·n steps
    > Dacă după cel mult 2*n pași jucătorul B a propus secvența de culori corespunzătoare secvenței de k bile
    > alese de jucătorul A, jucătorul B câștigă jocul.

    Scenario Outline: <why>
      Given A has hidden <secret> in a game of n = <n>, m = <m>, k = <k>
      And B has proposed <wrong> <times> times
      When B proposes <secret>
      Then the game's winner should be B

      Examples:
        | why                                 | n | m | k | secret | wrong | times |
        | at the first step                   | 2 | 2 | 2 | RG     | GR    | 0     |
        | at the second step                  | 2 | 2 | 2 | RG     | GR    | 1     |
        | at the last step, two colours       | 2 | 2 | 2 | RG     | GR    | 3     |
        | at the last step, three colours     | 3 | 1 | 2 | GB     | GR    | 5     |
        | at the last step, three of a colour | 2 | 3 | 3 | RRR    | RRG   | 3     |

    Example: with a single colour there is nothing to find out
      Given A has hidden RRR in a game of n = 1, m = 4, k = 3
      When B proposes RRR
      Then the game's winner should be B

  Rule: A wins when 2·n steps have passed without the secret
    > Altfel, câștigă jucătorul A.

    Scenario Outline: <why>
      Given A has hidden <secret> in a game of n = <n>, m = <m>, k = <k>
      And B has proposed <wrong> <times> times
      When B proposes <last>
      Then the game's winner should be A

      Examples:
        | why                                       | n | m | k | secret | wrong  | times | last   |
        | four steps with two colours               | 2 | 2 | 2 | RG     | RR     | 3     | GG     |
        | six steps with three colours              | 3 | 3 | 2 | RG     | RR     | 5     | BB     |
        | eight steps with four colours             | 4 | 1 | 1 | R      | G      | 7     | Y      |
        | many balls give no more steps             | 2 | 9 | 2 | RG     | RR     | 3     | GG     |
        | a long secret gives no more steps         | 2 | 3 | 6 | RGRGRG | GRGRGR | 3     | RGRGGR |
        | all but one are right at the last step    | 2 | 3 | 3 | RRR    | GGG    | 3     | RRG    |
        | the colours are right, their order is not | 3 | 1 | 3 | RGB    | BRG    | 5     | GBR    |

  Rule: A state is final as soon as somebody has won, and not before
    > Implementați funcția de inițializare (primește ca parametrii n, m și k, întoarce starea inițială) și funcția
    > care verifică dacă o stare primită ca parametru este finală, caz în care întoarce câștigătorul.

    Scenario Outline: <why>
      Given A has hidden <secret> in a game of n = <n>, m = <m>, k = <k>
      And B has proposed <wrong> <times> times
      When B proposes <wrong>
      Then the game's winner should be nobody

      Examples:
        | why                                      | n | m | k | secret | wrong | times |
        | a wrong first step                       | 2 | 2 | 2 | RG     | RR    | 0     |
        | a wrong step, and the last is still left | 2 | 2 | 2 | RG     | RR    | 2     |
        | five of six steps                        | 3 | 2 | 2 | RG     | RR    | 4     |
        | as many steps as colours                 | 3 | 2 | 4 | RGBR   | GRRB  | 2     |
        | as many steps as balls of a colour       | 3 | 2 | 4 | RGBR   | GRRB  | 1     |
        | as many matches as colours, but not k    | 2 | 3 | 3 | RGG    | RGR   | 0     |
        | as many matches as balls of a colour     | 3 | 1 | 2 | RG     | RB    | 0     |

    Example: nobody has won before the draw
      Given a game of n = 2, m = 2, k = 2
      Then the game's winner should be nobody

    Example: nobody has won before the first step
      Given a game of n = 2, m = 2, k = 2
      When A draws the balls 1,3
      Then the game's winner should be nobody

  Rule: Nothing is proposed in a final state
    Decided: the document ends the game with a winner; another step could only change him.

    Scenario Outline: <why>
      Given A has hidden RG in a game of n = 2, m = 2, k = 2
      And B has proposed <course> <times> times
      When B proposes <late>
      Then it should be refused with "<message>"
      And the game's winner should be <winner>

      Examples:
        | why                                          | course | times | late | message                      | winner |
        | B has won and proposes something else        | RG     | 1     | GG   | The game is over: B has won. | B      |
        | B has won and proposes the secret again      | RG     | 1     | RG   | The game is over: B has won. | B      |
        | B has lost and finds the secret too late     | GR     | 4     | RG   | The game is over: A has won. | A      |
        | the end is tested before the proposal itself | GR     | 4     | RGR  | The game is over: A has won. | A      |
