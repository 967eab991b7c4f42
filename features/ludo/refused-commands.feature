Feature: What npx kata ludo refuses
  Every misuse is told in one line on standard error, and ends with exit code 2; nothing is played. What is tried here
  runs in a process that has started before. Source: document 004 for the words; the messages are decided here.

  Rule: A refused command says what is wrong, and no more
    Decided: other programs see the exit code, people the line; neither needs a stack trace.

    Scenario Outline: <why>
      When I run npx kata ludo <words>
      Then the command should be refused with "<message>"

      Examples:
        | why            | words                                               | message                                                                                                  |
        | a wrong word   | maybe 50 features/ludo/dice-files/wuerfel0.txt      | kata: showDebug is true or false, not "maybe".                                                           |
        | a wrong option | --pieces many features/ludo/dice-files/wuerfel0.txt | kata: --pieces is a whole number from 1, not "many".                                                     |
        | a wrong file   | fixtures/ludo/dice-files/misspelt.txt               | kata: fixtures/ludo/dice-files/misspelt.txt: Line 3, column 7: a face is a whole number from 0, not "x". |

  Rule: The word showDebug is true or false, and iterations a whole number from 1
    > Das Wertespektrum für diesen Parameter sind alle natürlichen, ganzen Zahlen größer als 0.

    Scenario Outline: <why>
      When I try npx kata ludo <words> features/ludo/dice-files/wuerfel0.txt
      Then the command should be refused with "<message>"

      Examples:
        | why                      | words                      | message                                                                                                  |
        | another word             | maybe 50                   | kata: showDebug is true or false, not "maybe".                                                           |
        | a capital letter         | False 50                   | kata: showDebug is true or false, not "False".                                                           |
        | no games                 | false 0                    | kata: iterations is a whole number from 1, not "0".                                                      |
        | less than none           | false -5                   | kata: iterations is a whole number from 1, not "-5".                                                     |
        | a part of a game         | false 1.5                  | kata: iterations is a whole number from 1, not "1.5".                                                    |
        | a word                   | false ten                  | kata: iterations is a whole number from 1, not "ten".                                                    |
        | too many                 | false 9999999999           | kata: The number of games is a whole number from 1 to 4294967296, not 9999999999.                        |
        | more than can be counted | false 99999999999999999999 | kata: The number of games is a whole number from 1 to 4294967296, not 100000000000000000000.             |
        | two words of three       | false                      | kata: Give a dice file, or showDebug, iterations and a dice file, not 2 words. See: npx kata ludo --help |
        | iterations twice         | --games 5 false 5          | kata: Say how many games are played once: iterations is 5 and --games 5.                                 |

  Rule: The dice file must be there, and hold two dice or more
    > pathToFile - Gibt an, unter welchem Pfad die Datei mit den zu testenden Würfeln gespeichert ist.

    Scenario Outline: <why>
      When I try npx kata ludo false 50 <path>
      Then the command should be refused with "<message>"

      Examples:
        | why                     | path                                  | message                                                                                                  |
        | there is no such file   | features/ludo/dice-files/wuerfel9.txt | kata: There is no file "features/ludo/dice-files/wuerfel9.txt".                                          |
        | a folder                | features/ludo/dice-files              | kata: "features/ludo/dice-files" is a folder, not a dice file.                                           |
        | a text in UTF-16        | fixtures/ludo/dice-files/utf-16.txt   | kata: "fixtures/ludo/dice-files/utf-16.txt" is no text in UTF-8.                                         |
        | an empty file           | fixtures/ludo/dice-files/empty.txt    | kata: fixtures/ludo/dice-files/empty.txt: Line 1, column 1: the number of dice is missing.               |
        | a word among the faces  | fixtures/ludo/dice-files/misspelt.txt | kata: fixtures/ludo/dice-files/misspelt.txt: Line 3, column 7: a face is a whole number from 0, not "x". |
        | one die has no opponent | fixtures/ludo/dice-files/one-die.txt  | kata: A tournament needs two dice or more, not 1.                                                        |

    Example: A file that may not be read
      Given the system lets nobody read features/ludo/dice-files/wuerfel0.txt
      When I run npx kata ludo false 50 features/ludo/dice-files/wuerfel0.txt
      Then the command should be refused with "kata: The file "features/ludo/dice-files/wuerfel0.txt" cannot be read (EACCES)."

  Rule: An option says what is allowed when its value is not
    Decided: the value is quoted, so that a slip of the keyboard is seen.

    Scenario Outline: <why>
      When I try npx kata ludo features/ludo/dice-files/wuerfel0.txt <options>
      Then the command should be refused with "<message>"

      Examples:
        | why                               | options                                    | message                                                                                                                                                                                                                    |
        | an unknown option                 | --fast                                     | kata: unknown option '--fast'. See: npx kata --help                                                                                                                                                                        |
        | no games                          | --games 0                                  | kata: --games is a whole number from 1, not "0".                                                                                                                                                                           |
        | a seed below 0                    | --seed -1                                  | kata: --seed is a whole number from 0, not "-1".                                                                                                                                                                           |
        | a seed beyond 32 bits             | --seed 4294967296                          | kata: The seed is a whole number from 0 to 4294967295, not 4294967296.                                                                                                                                                     |
        | more pieces than there are        | --pieces 5                                 | kata: The number of pieces is a whole number from 1 to 4, not 5.                                                                                                                                                           |
        | no thread                         | --threads 0                                | kata: --threads is a whole number from 1 to 256, not "0".                                                                                                                                                                  |
        | a thread for every game           | --threads 10000                            | kata: --threads is a whole number from 1 to 256, not "10000".                                                                                                                                                              |
        | a size without a unit             | --memory 3                                 | kata: --memory is a size as in 800M or 4G, not "3".                                                                                                                                                                        |
        | an unknown rule                   | --rule three-tries=yes                     | kata: --rule is a name and yes or no, as in throw-again-after-dead-six=no, not "three-tries=yes"; names are throw-again-after-dead-six, goal-pieces-count-as-foremost, others-move-while-a-is-blocked.                     |
        | a rule that is neither yes nor no | --rule goal-pieces-count-as-foremost=maybe | kata: --rule is a name and yes or no, as in throw-again-after-dead-six=no, not "goal-pieces-count-as-foremost=maybe"; names are throw-again-after-dead-six, goal-pieces-count-as-foremost, others-move-while-a-is-blocked. |
        | two forms of output               | --json --csv                               | kata: option '--csv' cannot be used with option '--json'. See: npx kata --help                                                                                                                                             |
        | nothing is played                 | --exact --until-certain                    | kata: option '--exact' cannot be used with option '--until-certain'. See: npx kata --help                                                                                                                                  |
        | games are for people              | --debug --json                             | kata: showDebug prints games for people: without --json, --csv, --exact and --until-certain.                                                                                                                               |
        | a picture in no folder            | --games 1 --plot no/where.svg              | kata: The picture "no/where.svg" cannot be written (ENOENT).                                                                                                                                                               |
        | a picture that is a folder        | --games 1 --plot features                  | kata: The picture "features" cannot be written: it is a folder.                                                                                                                                                            |
        | games are played until certain    | --debug --until-certain                    | kata: showDebug prints games for people: without --json, --csv, --exact and --until-certain.                                                                                                                               |
        | no memory for anything            | --exact --pieces 2 --memory 1M             | kata: nothing can be solved: dice 2 and 3, whose 14,760 positions take 1 MB besides 250 MB for all else, and 1 MB are allowed; --memory 0.3G allows enough.                                                                |

  Rule: Faces that never move a piece are legal, and worth a warning
    Decided: a piece on A reaches the last field with 43; a face above that is a lost throw for ever.

    Example: Faces of 44 and 50
      When I try npx kata ludo --games 10 fixtures/ludo/dice-files/beyond-the-goal.txt
      Then kata ludo should warn "kata: warning: die 1 has faces that never move a piece: 44, 50"
