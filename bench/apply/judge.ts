/** Compares the answers that callers got and what pages said with the database, and both with what the employer got. */
import type { Application, Statement } from './over-http.ts';
import type { PageStatements } from './in-browser.ts';
import { toKey } from './receiver.ts';
import type { Receiver } from './receiver.ts';

/** An application as the database holds it in the end. `applies`: what its offer counts. */
export type StoredApplication = { email: string; jobid: number; status: string; applies: number };

type Found = {
  stored: ReadonlyMap<string, readonly string[]>;
  received: Receiver['received'];
};

/** What became of applications, by whose they are and to which offer. */
type Verdict = { lost: number; doubled: number; wrong: number };

function judgeEnd(keys: readonly string[], { stored, received }: Found): Verdict {
  const verdict: Verdict = { lost: 0, doubled: 0, wrong: 0 };
  for (const key of keys) {
    const states = stored.get(key) ?? [];
    const got = received.get(key);
    if (states.length === 0 || !got) verdict.lost += 1;
    if (states.length > 1 || (got && got.ids.size > 1)) verdict.doubled += 1;
    if (states[0] !== 'sent' || (got?.acknowledged ?? 0) === 0) verdict.wrong += 1;
  }
  return verdict;
}

const isTrue = ({ state, wasAcknowledged }: Statement): boolean =>
  state === 'accepted' || (state === 'sent' && wasAcknowledged);

/** @param browserKeys applications made in the browser: see {@link toKey}. */
export function judge(
  applications: readonly Application[],
  statements: ReadonlyMap<Application, Statement>,
  browserKeys: readonly string[],
  pages: PageStatements,
  receiver: Receiver,
  rows: readonly StoredApplication[],
) {
  const stored = new Map<string, string[]>();
  const perOffer = new Map<number, { counted: number; applies: number }>();
  for (const { email, jobid, status, applies } of rows) {
    const key = toKey(email, String(jobid));
    stored.set(key, [...(stored.get(key) ?? []), status]);
    perOffer.set(jobid, { counted: (perOffer.get(jobid)?.counted ?? 0) + 1, applies });
  }
  const miscounted = [...perOffer.values()].filter(({ counted, applies }) => counted !== applies).length;
  const httpKeys = applications.map(({ email, jobid }) => toKey(email, jobid));
  const { lost, doubled, wrong } = judgeEnd([...httpKeys, ...browserKeys], {
    stored,
    received: receiver.received,
  });
  const said = [...statements.values()];
  const untrue = said.filter((statement) => !isTrue(statement)).length + applications.length - said.length;
  const onPages = [...pages.values()].flat();
  const sentOnPages = onPages.filter(({ text }) => text !== 'Postulado');
  const repeated = [...receiver.received.values()].reduce((sum, { calls }) => sum + calls - 1, 0);
  return {
    'over HTTP': applications.length,
    'in the browser': browserKeys.length,
    lost,
    doubled,
    'false at the end': wrong + miscounted,
    'false answers': untrue,
    'false on pages': sentOnPages.filter((one) => !one.wasAcknowledged).length,
    'sent at once over HTTP': said.filter(({ state }) => state === 'sent').length,
    'statements of pages': onPages.length,
    'of them that it was sent': sentOnPages.length,
    'webhook calls repeated with their id': repeated,
  };
}
