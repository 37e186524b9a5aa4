/** Checks the composed pages in a browser: loaded unchanged, then with each fault of the release. */
import { HOST_UNIT } from '@chamba/kernel/composition';
import type { Finding, Release } from '@chamba/kernel/composition/release';
import { Misuse } from '../../failure.ts';
import type { Live } from '../live.ts';
import { toId, withAnswer } from '../findings.ts';
import { anyBreaking, type Against, type CheckResult } from '../report.ts';
import { requireChromium } from './chromium.ts';
import { LiveSite, startComposedSite } from './composed-site.ts';
import { killTest, type Victim } from './kill-test.ts';
import { loadPages } from './load-pages.ts';
import { Tabs } from './tabs.ts';
import { Addresses, listVisits, type Visit } from './visits.ts';

export { findChromium } from './chromium.ts';

/** Browsers that load pages at the same time. */
const LANES = 3;

/** Compares pages of two sites, see `comparePages`. */
export type Comparison = (pages: {
  sites: { live: string; candidate: string };
  visits: readonly Visit[];
  addresses: Addresses;
  executable: string;
}) => Promise<{ findings: Finding[]; views: number }>;

/** Runs journeys, see `prepareJourneys`. */
export type RunJourneys = (sites: {
  candidate: string;
  /** The site whose services both sites use. */
  services: string;
  /** Starts a site with what is live, or names the one that runs. */
  live: () => Promise<string>;
  executable: string;
}) => Promise<{ findings: Finding[]; detail: string }>;

/**
 * Loads the pages that a release is part of, and injects its faults on them.
 * @throws Misuse if a named page does not show the release; Failure if there is no Chromium; LocalGatewayError if no
 * gateway can be started.
 */
export async function verifyInBrowser(options: {
  release: Release;
  folder: string;
  live: Live;
  against: Against;
  pages: readonly string[] | undefined;
  kill: boolean;
  services: string | undefined;
  /** Compares the pages with what is live; null leaves it out. */
  compare: Comparison | null;
  /** Runs the journeys that touch the release; null leaves them out. */
  runJourneys: RunJourneys | null;
  /** Differences and journeys that the team accepts, as `<rule>:<name>`. */
  accept: readonly string[];
  onStep: (text: string) => void;
}): Promise<{ findings: Finding[]; checks: CheckResult[] }> {
  const {
    release,
    folder,
    live,
    against,
    pages: only,
    kill,
    services,
    compare,
    runJourneys,
    accept,
    onStep,
  } = options;
  const executable = requireChromium(
    'Install one, name it with CHROMIUM, or leave the pages out with --no-browser.',
  );
  const composed = [...live.releases.filter(({ name }) => name !== release.name), release];
  const visits = chooseVisits(release, composed, only);
  onStep('starting a site of its own');
  const site = await startComposedSite({
    overrides: { [release.name]: folder },
    live,
    against,
    services,
  });
  const liveSite = new LiveSite({ overrides: {}, live, against, services: services ?? site.url });
  const addresses = new Addresses(composed);
  const lanes = Array.from({ length: LANES }, () => new Tabs({ executable, url: site.url, addresses }));
  const [tabs] = lanes as [Tabs, ...Tabs[]];
  try {
    // Pages with a variable in their address are reached by links of these.
    if (visits.some(({ path }) => /[:*]/.test(path)))
      for (const path of ['/', '/empleos']) await tabs.visit(visitor(path), '');
    if (visits.length > 0) onStep(`loading ${visits.length} pages`);
    const pages = await loadPages(release, visits, lanes);
    const checks: CheckResult[] = [
      visits.length > 0
        ? check('pages', pages.findings, `${visits.length} composed pages loaded`)
        : { name: 'pages', outcome: 'skipped', detail: 'none was asked for' },
    ];
    const findings = [...pages.findings];
    const judge = (name: string, seen: { findings: Finding[] }, detail: string): void => {
      const judged = seen.findings.map((finding) => withAnswer(finding, accept));
      findings.push(...judged);
      checks.push(check(name, judged, detail));
    };
    if (compare !== null && !anyBreaking(findings)) {
      onStep('comparing with what is live');
      const compared = await compare({
        sites: { live: await liveSite.start(), candidate: site.url },
        visits,
        addresses,
        executable,
      });
      judge('comparison', compared, `${compared.views} views of pages beside what is live`);
    }
    if (runJourneys !== null && !anyBreaking(pages.findings)) {
      onStep('journeys');
      const ran = await runJourneys({
        candidate: site.url,
        services: services ?? site.url,
        live: () => liveSite.start(),
        executable,
      });
      judge('journeys', ran, ran.detail);
    }
    const unused = accept.filter((id) => !findings.some((finding) => toId(finding) === id));
    if (unused.length > 0)
      checks.push({
        name: 'accepted',
        outcome: 'skipped',
        detail: unused.map((id) => `--accept ${id} matches no difference`).join('; '),
      });
    if (!kill) {
      checks.push({ name: 'kill test', outcome: 'skipped', detail: 'it was not asked for' });
      return { findings, checks };
    }
    if (anyBreaking(pages.findings)) {
      checks.push({ name: 'kill test', outcome: 'skipped', detail: 'the pages have to load first' });
      return { findings, checks };
    }
    const victims = chooseVictims(release, visits);
    onStep('kill test');
    const killed = await killTest(release, victims, pages.states, lanes);
    const where = victims.map(({ unit, visit }) => `${unit} on ${visit.page}`).join(', ');
    checks.push(
      check('kill test', killed.findings, `${killed.faults} faults: ${where || 'nothing to kill'}`),
    );
    return { findings: [...findings, ...killed.findings], checks };
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()));
    await liveSite.stop();
    await site.stop();
  }
}

/** The pages that a release shows on, or those of them that are named. @throws Misuse if it does not show on one. */
function chooseVisits(
  release: Release,
  composed: readonly Release[],
  only: readonly string[] | undefined,
): Visit[] {
  const shown = listVisits(release, composed);
  const missing = only?.find((wanted) => !shown.some(({ page }) => page === wanted));
  if (missing === undefined) return shown.filter(({ page }) => only?.includes(page) ?? true);
  const known = shown.map(({ page }) => page).join(', ');
  throw new Misuse(
    `${release.name} does not show on a page ${missing}${known ? `; there are ${known}` : ''}`,
  );
}

/**
 * For the kill test: one page of its own and those where it is a guest, each for one kind of visitor; for the shell,
 * the guests it must outlive.
 */
function chooseVictims(release: Release, visits: readonly Visit[]): Victim[] {
  const isSimple = ({ path }: Visit): boolean => !/[:*]/.test(path);
  if (release.name === HOST_UNIT) {
    const units = new Map<string, Visit>();
    for (const visit of visits) {
      const unit = visit.page.split('/', 1)[0] ?? '';
      if (!units.has(unit) && isSimple(visit)) units.set(unit, visit);
    }
    return [...units].map(([unit, visit]) => ({ unit, visit }));
  }
  const own = visits.filter(({ part }) => part.kind === 'page');
  const guests = new Map(
    visits.flatMap((visit) => (visit.part.kind === 'slot' ? [[visit.page, visit] as const] : [])),
  );
  const chosen = [own.find(isSimple) ?? own[0], ...guests.values()].filter((visit) => visit !== undefined);
  return chosen.map((visit) => ({ unit: release.name, visit }));
}

function visitor(path: string): Visit {
  return { page: '', path, as: 'visitor', part: { kind: 'page' } };
}

function check(name: string, findings: readonly Finding[], detail: string): CheckResult {
  return { name, outcome: anyBreaking(findings) ? 'failed' : 'passed', detail };
}
