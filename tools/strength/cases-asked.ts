import type { Envelope } from '@cucumber/messages';

/** What a step logs that has looked at many cases: `116640 cases asked`. */
const asked = /^(\d+) cases asked$/;

/** Adds up the cases that the steps of a run say they have asked, by the folder of the feature. */
export function casesAskedIn(envelopes: Iterable<Envelope>): ReadonlyMap<string, number> {
  const [uris, testCases, started] = [
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, string>(),
  ];
  const counts = new Map<string, number>();
  for (const { pickle, testCase, testCaseStarted, attachment } of envelopes) {
    if (pickle) uris.set(pickle.id, pickle.uri.replaceAll('\\', '/'));
    if (testCase) testCases.set(testCase.id, testCase.pickleId);
    if (testCaseStarted) started.set(testCaseStarted.id, testCaseStarted.testCaseId);
    const count = attachment && asked.exec(attachment.body)?.[1];
    if (count === undefined) continue;
    const uri = uris.get(testCases.get(started.get(attachment?.testCaseStartedId ?? '') ?? '') ?? '') ?? '';
    const kata = uri.split('/')[1] ?? '';
    counts.set(kata, (counts.get(kata) ?? 0) + Number(count));
  }
  return counts;
}
