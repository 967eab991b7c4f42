import type { Faces, KataName, Remote } from '../faces';
import type { Outcome } from '../implementations';
import type { KataWorld } from '../world';

type Verb<Name extends KataName> = keyof Remote<Faces[Name]>;
type Case<Name extends KataName, Asked extends Verb<Name>> = Faces[Name][Asked] extends (
  ...values: infer Values
) => unknown
  ? Readonly<Values> & readonly unknown[]
  : never;
type Answer<Name extends KataName, Asked extends Verb<Name>> = Faces[Name][Asked] extends (
  ...values: never[]
) => infer Result
  ? Result
  : never;

/**
 * Asks the rules the same thing about each of many cases, through the door that all steps use.
 *
 * @param cases what the function takes, for each case
 * @returns what came of each, in the order of the cases; any error but a refusal fails the step
 */
export async function askAll<Name extends KataName, Asked extends Verb<Name>>(
  world: KataWorld,
  kata: Name,
  asked: Asked,
  cases: readonly Case<Name, Asked>[],
): Promise<readonly Outcome<Answer<Name, Asked>>[]> {
  return world.askEach(kata, String(asked), cases) as Promise<readonly Outcome<Answer<Name, Asked>>[]>;
}

/** The same, where none of the cases may be refused. */
export async function askAllAllowed<Name extends KataName, Asked extends Verb<Name>>(
  world: KataWorld,
  kata: Name,
  asked: Asked,
  cases: readonly Case<Name, Asked>[],
): Promise<readonly Answer<Name, Asked>[]> {
  const outcomes = await askAll(world, kata, asked, cases);
  return outcomes.map((outcome, index) => {
    if ('value' in outcome) return outcome.value;
    throw new Error(`${JSON.stringify(cases[index])} should have been allowed, but: ${outcome.refusal}`);
  });
}
