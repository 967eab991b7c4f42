Feature: Whatever is hidden and proposed
  Rules that hold for all sizes, draws and proposals, each tried with a hundred cases drawn by chance.
  The hundred are the same in every run; one that fails is made small and shown as a row to paste.
  Source: document 001.

  @any-case
  Rule: An answer does not depend on which colours and places there are, but on where both codes agree
    > corespunzătoare numărului de potriviri de culori și poziții

    Example: Any secret and any proposal of one length
      When any proposal is compared with any secret
      Then the number of matches should stay when colours are renamed in both alike
      And the number of matches should stay when the places of both are changed alike
      And all places should match exactly where the proposal is the secret

  @any-case
  Rule: A game of any sizes ends with the secret or after 2·n steps, and whatever is refused leaves it as it was
    > Dacă după cel mult 2*n pași jucătorul B a propus secvența de culori corespunzătoare secvenței de k bile alese
    > de jucătorul A, jucătorul B câștigă jocul. Altfel, câștigă jucătorul A.

    Example: Any draw and any proposals, allowed or not
      When any generalised game is played, with any mistakes
      Then each proposal that is allowed should be the next step, and each that is not should be none
      And it should be over exactly when the secret is found or 2·n steps are made

  @any-case
  Rule: What is written can be read back, and what cannot be read is refused or kept for the rules to refuse
    Decided: a code that is saved and loaded is the same code.

    Example: Any code of any colours, also of those without a letter
      When any proposal is compared with any secret
      Then both codes should read back the same

    Scenario Outline: <why>
      When any text is read as <thing> of the generalised game
      Then each text should be read or refused, and no error should come of it

      Examples:
        | why                       | thing       |
        | what B types              | a code      |
        | which balls somebody drew | balls       |
        | how large a game is to be | three sizes |
