/** Loads the pages that a release is part of, and collects their faults. */
import type { Finding, Release } from '@chamba/kernel/composition/release';
import { breakingFor } from '../findings.ts';
import { inLanes } from './lanes.ts';
import type { Tabs } from './tabs.ts';
import { toVisitKey, type Visit } from './visits.ts';
import type { PageState, WatchedPage } from './watched-page.ts';

/** Pages without faults, by the key of their visit. */
export type LoadedPages = { findings: Finding[]; states: Map<string, PageState> };

/**
 * Loads every page once.
 * @param lanes tabs of separate browsers, which load at the same time: most of the time of a page is waiting.
 */
export async function loadPages(
  release: Release,
  visits: readonly Visit[],
  lanes: readonly Tabs[],
): Promise<LoadedPages> {
  const seen = await inLanes(visits, lanes, async (visit, tabs) => {
    const first = await tabs.visit(visit, '', openPlaces(visit));
    const { ready, rendered } = first.state;
    // The first page of a unit also loads its bundle in the render worker, which may time out on a busy machine.
    return ready && !rendered && release.server ? tabs.visit(visit, '', openPlaces(visit)) : first;
  });
  return {
    findings: seen.flatMap(([visit, { state, complaints, address }]) =>
      findFaults(release, visit, address, state, complaints),
    ),
    states: new Map(seen.map(([visit, { state }]) => [toVisitKey(visit), state])),
  };
}

/** Opens the places that need a click; their errors are among the complaints of the tab. */
function openPlaces({ part }: Visit) {
  return async (tab: WatchedPage, { ready, failed }: PageState): Promise<void> => {
    if (part.kind === 'slot' && ready && !failed) await tab.openPlaces(part.slots);
  };
}

function findFaults(
  { name, server }: Release,
  { page, part }: Visit,
  address: string,
  state: PageState,
  complaints: readonly string[],
): Finding[] {
  const finding = breakingFor(name);
  const where =
    part.kind === 'page' ? `${page} (${address})` : `${page} (${address}), with ${part.slots.join(', ')}`;
  const findings = complaints.map((text) =>
    /#418|#423|#425|hydrat/i.test(text)
      ? finding(
          'hydration',
          page,
          `${where} reads differently in the browser than on the server: ${text}`,
          'Render the same on both sides: dates, random values and what only the browser knows belong after the first paint.',
        )
      : finding(
          'console-error',
          page,
          `${where} complains: ${text}`,
          `A page that is loaded must not write errors. ${seeIt(name)}`,
        ),
  );
  if (state.status >= 500)
    findings.push(finding('page-fails', page, `${where} answers ${state.status}`, seeIt(name)));
  if (!state.ready) {
    return [
      ...findings,
      finding('page-dead', page, `${where} does not come to life within 20 s`, seeIt(name)),
    ];
  }
  if (state.failed) {
    findings.push(finding('page-fails', page, `${where} shows the error screen`, seeIt(name)));
  } else if (!state.rendered && server !== null) {
    findings.push(
      finding(
        'page-not-rendered',
        page,
        `${where} is not rendered on the server: its bundle throws there, or takes too long`,
        'The gateway logs why; chamba compose --verbose shows it.',
      ),
    );
  }
  for (const part_ of ['header', 'footer'] as const) {
    if (state[part_]) continue;
    findings.push(
      finding(
        'frame-broken',
        page,
        `${where} has no ${part_} to see`,
        `A unit changes its own part of the page only, not the ${part_}.`,
      ),
    );
  }
  return findings;
}

function seeIt(unit: string): string {
  return `See it: npx chamba compose --remote ${unit}=<folder of the release>, then open the address with its console.`;
}
