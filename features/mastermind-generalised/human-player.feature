@stage-4
Feature: A human plays B
  Stage 4 of the document (0.3 points, laboratory 6): what a person may type and what the game then looks like.
  Source: document 001.

  Rule: B sees how many colours match, and who has won
    > Implementați o interfață pentru jucătorul B uman, cu posibilitatea introducerii unei secvențe de culori,
    > afișarea numărului de potriviri și afișarea câștigătorului jocului.

    Example: one step is left
      Given A has hidden RG in a game of n = 2, m = 2, k = 2
      When B proposes in turn:
        | RR |
        | GR |
        | GG |
      Then B should see:
        """
        n = 2, m = 2, k = 2
        A hid ??
        1. RR  1 match
        2. GR  0 matches
        3. GG  1 match
        1 step left
        """

    Example: B finds the secret at the last step
      Given A has hidden RG in a game of n = 2, m = 2, k = 2
      When B proposes in turn:
        | GR |
        | GR |
        | GR |
        | RG |
      Then B should see:
        """
        n = 2, m = 2, k = 2
        A hid RG
        1. GR  0 matches
        2. GR  0 matches
        3. GR  0 matches
        4. RG  2 matches
        B has won
        """

    Example: B does not find it, in a game of five colours
      Given A has hidden GYR in a game of n = 5, m = 1, k = 3
      And B has proposed RGB 9 times
      When B proposes in turn:
        | GYP |
      Then B should see:
        """
        n = 5, m = 1, k = 3
        A hid GYR
         1. RGB  0 matches
         2. RGB  0 matches
         3. RGB  0 matches
         4. RGB  0 matches
         5. RGB  0 matches
         6. RGB  0 matches
         7. RGB  0 matches
         8. RGB  0 matches
         9. RGB  0 matches
        10. GYP  2 matches
        A has won
        """

  Rule: B does not see what A has drawn until somebody has won
    > Jucătorul A alege k bile, fără ca alegerea să fie vizibilă pentru jucătorul B.

    Example: nothing of it shows after the draw
      Given A has hidden RGGB in a game of n = 3, m = 2, k = 4
      Then B should see:
        """
        n = 3, m = 2, k = 4
        A hid ????
        6 steps left
        """

  Rule: B may write colours as letters, as words or as numbers
    Decided: whoever has played Mastermind has typed initials, and a colour beyond the eighth has only a number.

    Scenario Outline: <why>
      Given A has hidden <secret> in a game of n = 10, m = 2, k = 3
      When B types <line>
      Then B's last proposal should be <read>
      And A should answer <matches>

      Examples:
        | why                               | secret | line              | read   | matches |
        | initials                          | RGY    | RGB               | RGB    | 2       |
        | small initials                    | RGY    | rgb               | RGB    | 2       |
        | initials with blanks between      | RGY    | R g B             | RGB    | 2       |
        | names with commas                 | RGY    | red, green, blue  | RGB    | 2       |
        | names with capitals               | RGY    | Red GREEN blue    | RGB    | 2       |
        | numbers                           | RGY    | 1 2 3             | RGB    | 2       |
        | numbers without blanks            | RGY    | 123               | RGB    | 2       |
        | a mixture, and a comma at the end | RGY    | red,2 ,b,         | RGB    | 2       |
        | a colour without a name           | R,B,9  | R G 9             | R,G,9  | 2       |
        | numbers of two digits             | R,B,9  | 10 2 9            | 10,G,9 | 1       |
        | purple, cyan and white have names | PYW    | purple cyan white | PCW    | 2       |
        | orange and yellow have names      | PYW    | orange yellow red | OYR    | 1       |

    Example: a single name is one colour
      Given A has hidden G in a game of n = 8, m = 1, k = 1
      When B types Blue
      Then B's last proposal should be B

    Example: a single number of two digits takes a comma
      Given A has hidden G in a game of n = 10, m = 1, k = 1
      When B types 10,
      Then B should see:
        """
        n = 10, m = 1, k = 1
        A hid ?
        1. 10,  0 matches
        19 steps left
        """

  Rule: A refused proposal takes no step
    Decided: a step is a proposal with its answer, and a refused one has none.

    Scenario Outline: <why>
      Given A has hidden RG in a game of n = 2, m = 1, k = 2
      And B has proposed GR 3 times
      And B was refused <refused> 4 times
      When B proposes <last>
      Then the game's winner should be <winner>

      Examples:
        | why                                     | refused | last | winner |
        | a colour too often, and B still wins    | RR      | RG   | B      |
        | too short, and B still wins             | R       | RG   | B      |
        | no colour of the game, and B still wins | RX      | RG   | B      |
        | B still loses with the last step        | RGG     | GR   | A      |
