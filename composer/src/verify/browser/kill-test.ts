/** The kill test: the unit fails in each way in turn, and the rest of the page must work and recover. */
import type { Finding, Release } from '@chamba/kernel/composition/release';
import { breakingFor } from '../findings.ts';
import { inLanes } from './lanes.ts';
import type { Tabs } from './tabs.ts';
import { toVisitKey, type Visit } from './visits.ts';
import type { PageState, WatchedPage } from './watched-page.ts';

/** Faults by their name in an address. */
const FAULTS = {
  load: 'does not load',
  render: 'throws at render',
  saga: 'throws in a saga',
  hang: 'hangs on the server',
  slow: 'answers slowly',
} as const;

type FaultKind = keyof typeof FAULTS;
const KINDS: readonly FaultKind[] = ['load', 'render', 'saga', 'hang', 'slow'];

/** Time limit for a recovery, in ms. */
const RECOVERY_MS = 10_000;

/** A unit that is made to fail on one page. */
export type Victim = { unit: string; visit: Visit };

/**
 * Injects every fault into the unit of each victim.
 * @param healthy the pages without faults.
 * @param lanes tabs of separate browsers, which work at the same time.
 * @returns findings, and the number of injected faults.
 */
export async function killTest(
  release: Release,
  victims: readonly Victim[],
  healthy: ReadonlyMap<string, PageState>,
  lanes: readonly Tabs[],
): Promise<{ findings: Finding[]; faults: number }> {
  const jobs = victims.flatMap((victim) => KINDS.map((kind) => ({ ...victim, kind })));
  const done = await inLanes(jobs, lanes, async ({ unit, visit, kind }, tabs) => {
    let after: PageState | null = null;
    const { state, address } = await tabs.visit(visit, `?fault=${unit}:${kind}`, async (tab, shown) => {
      if (shown.failed) after = await recovered(tab);
    });
    return findProblems(
      release,
      visit,
      { unit, kind, address },
      healthy.get(toVisitKey(visit)),
      state,
      after,
    );
  });
  return { findings: done.flatMap(([, findings]) => findings), faults: jobs.length };
}

async function recovered(tab: WatchedPage): Promise<PageState> {
  await tab.retry();
  const end = Date.now() + RECOVERY_MS;
  let state = await tab.state();
  while (state.failed && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    state = await tab.state();
  }
  return state;
}

function findProblems(
  release: Release,
  { page, part }: Visit,
  { unit, kind, address }: { unit: string; kind: FaultKind; address: string },
  healthy: PageState | undefined,
  state: PageState,
  after: PageState | null,
): Finding[] {
  const when = `when ${unit} ${FAULTS[kind]}, ${page} (${address}?fault=${unit}:${kind})`;
  const subject = `${page} ${kind}`;
  const problem = (message: string, remedy: string): Finding =>
    breakingFor(release.name)('kill-test', subject, `${when} ${message}`, remedy);
  const hint = `See it: npx chamba compose --remote ${release.name}=<folder of the release>, then open the address.`;
  if (!state.ready) return [problem('does not come to life', hint)];
  const findings = (['header', 'footer'] as const)
    .filter((name) => !state[name])
    .map((name) => problem(`has no ${name}`, hint));
  if (part.kind === 'slot') {
    // The failure of a slot never breaks its page.
    if (state.failed) findings.push(problem('shows the error screen, though only a slot of it failed', hint));
    else if (healthy && state.heading !== healthy.heading)
      findings.push(problem(`reads "${state.heading}" instead of "${healthy.heading}"`, hint));
    return findings;
  }
  const mustFail = kind === 'load' || kind === 'render';
  if (mustFail && !state.failed)
    findings.push(problem("does not show the error screen with 'Reintentar'", hint));
  if ((kind === 'hang' || kind === 'slow') && state.failed)
    findings.push(problem('shows the error screen, though it would have come', hint));
  if (after?.failed) findings.push(problem("does not recover with 'Reintentar'", hint));
  const last = after ?? state;
  if (healthy && !last.failed && kind !== 'saga' && last.heading !== healthy.heading)
    findings.push(problem(`reads "${last.heading}" instead of "${healthy.heading}"`, hint));
  return findings;
}
