import {
  Arena,
  type Batch,
  type ExactChances,
  type ExactOrder,
  solve,
  type Tally,
  type Tournament,
} from '../../ludo/players';

/** Work that a thread can do, as plain data. */
export type Job =
  | { readonly kind: 'play'; readonly tournament: Tournament; readonly batch: Batch }
  | { readonly kind: 'solve'; readonly order: ExactOrder };

/** What a job gives. */
export type Answer<Kind extends Job['kind']> = Kind extends 'play' ? Tally : ExactChances;

/** Does jobs one after the other; what one tournament's games have taught serves its next ones. */
export function newHand(): (job: Job, onSweep: (error: number) => void) => Tally | ExactChances {
  let known: { readonly name: string; readonly arena: Arena } | undefined;
  return (job, onSweep) => {
    if (job.kind === 'solve') return solve(job.order, onSweep);
    const name = JSON.stringify(job.tournament);
    if (known?.name !== name) known = { name, arena: new Arena(job.tournament) };
    return known.arena.play(job.batch);
  };
}
