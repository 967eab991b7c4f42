/** Runs to the end what pauses on its way, where nobody looks at the pauses. */
export function endOf<Result>(run: Generator<unknown, Result>): Result {
  let step = run.next();
  while (step.done !== true) step = run.next();
  return step.value;
}
