/** What is said once for all katas. */
export const preamble = `# The practice protocol

Rules in any language can be judged by the specs of this project. A program reads calls from its standard input and answers
on its standard output, one line of JSON each. This page is all that its author has to know; the part about the katas is
generated from the types of their rules, and each exchange shown here is checked against them.

    npx kata practice yatzy --command "ruby yatzy.rb"
    npx kata practice yatzy --language python

The second line writes an adapter that speaks the protocol, and functions to fill in; there is one for Python, Java and
JavaScript. In a pipeline, the same choice is made for \`npm run cucumber\` by the environment variable
\`KATA_IMPLEMENTATION\` or the world parameter \`implementation\`: a command, or a folder that holds \`<kata>/index.ts\`.

    KATA_IMPLEMENTATION="ruby yatzy.rb" npm run cucumber -- features/yatzy

## A line in, a line out

| line | says |
| --- | --- |
| \`{"id":1,"kata":"yatzy","call":"score","arguments":[[1,1,2,3,3],"two pairs"]}\` | the call: \`id\` is a new whole number, \`arguments\` is a list in the order of the tables below |
| \`{"id":1,"result":8}\` | the answer is this value |
| \`{"id":1,"error":"A roll has 5 dice, not 4: 1,1,2,3."}\` | the rules refuse it, with this message, which the features quote in full |
| \`{"id":1,"pending":true}\` | this call is not written yet: its example is to do, not wrong |

- Text is UTF-8. A line ends with \`\\n\` or \`\\r\\n\`. Flush the output after each answer, or nobody sees it.
- Read until the input ends, then end. The program is started once and asked many thousand times.
- Several calls may wait at once; answer in any order, by \`id\`.
- A line that is no answer is taken for something printed while debugging, and shown with the step. So is what stands in
  front of an answer on its line.
- Values are what JSON has. What is not allowed may be sent in place of what is: \`7\` or \`"x"\` for a die, a list that is too
  long. The rules are asked to refuse it.
- Nothing is kept for you. A game in progress is a value that your program gives and gets back unchanged. Where another call
  tells what is to be seen of it, nobody else looks into it, and it may look as you like.

## When something goes wrong

| what the program does | what becomes of it |
| --- | --- |
| it ends, or is not found | the example fails with the exit code and the end of standard error; the next call starts it anew |
| it does not answer within 10 seconds (\`--timeout\`, \`KATA_TIMEOUT\`, \`timeout\`) | the example fails and names the limit; the program is ended with all that it started |
| it hangs three times in a row | it is not asked any more |
| it answers with something that is not as above | the example fails and shows the line |
| it answers twice | the first answer counts, the second is shown |

When the run ends, the input of the program is closed; a second later it is ended. Nothing outlives the run, nor Ctrl-C.`;
