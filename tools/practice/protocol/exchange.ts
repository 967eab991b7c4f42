/** A call and its answer, each as the line that is sent. */
export interface Exchange {
  readonly request: string;
  readonly answer: string;
}

/** What a request line says. */
export interface Request {
  readonly id: number;
  readonly kata: string;
  readonly call: string;
  readonly arguments: readonly unknown[];
}

/** Reads lines in which each request is followed by its answer. */
export function exchangesIn(lines: readonly string[]): readonly Exchange[] {
  return lines.flatMap((request, index) => {
    const answer = lines[index + 1];
    return request.includes('"call":') && answer !== undefined ? [{ request, answer }] : [];
  });
}

/** The exchanges that a page shows: the lines of its blocks of JSON. */
export function exchangesOn(page: string): readonly Exchange[] {
  const blocks = [...page.matchAll(/^```jsonl\r?\n([^]*?)^```/gm)];
  return blocks.flatMap(([, lines = '']) => exchangesIn(lines.trim().split(/\r?\n/)));
}

/**
 * Picks what shows a call best: the shortest exchange that gives a result, and the shortest that is refused.
 *
 * They are numbered anew, from 1.
 */
export function samplesOf(exchanges: readonly Exchange[]): readonly Exchange[] {
  const picked = new Map<string, Exchange>();
  for (const exchange of exchanges) {
    const { kata, call } = JSON.parse(exchange.request) as Request;
    const kind = 'error' in (JSON.parse(exchange.answer) as object) ? 'error' : 'result';
    const key = [kata, call, kind].join();
    const best = picked.get(key);
    if (best === undefined || lengthOf(exchange) < lengthOf(best)) picked.set(key, exchange);
  }
  return [...picked.values()].map(({ request, answer }) => ({
    request: withId(request, 1),
    answer: withId(answer, 1),
  }));
}

function lengthOf({ request, answer }: Exchange): number {
  return withId(request, 1).length + withId(answer, 1).length;
}

function withId(line: string, id: number): string {
  return JSON.stringify({ ...(JSON.parse(line) as object), id });
}
