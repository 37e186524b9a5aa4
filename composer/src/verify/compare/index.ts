/** Compares the pages of a release with what is live, as people have them. */
import type { Finding, Release } from '@chamba/kernel/composition/release';
import { HOST_UNIT } from '@chamba/kernel/composition';
import type { Growth } from '../../release/budget.ts';
import { launchChromium } from '../browser/chromium.ts';
import { inLanes } from '../browser/lanes.ts';
import type { Addresses, Visit } from '../browser/visits.ts';
import { compareBehaviour } from './behaviour-rules.ts';
import { compareCosts, GROWTH } from './cost-rules.ts';
import type { Difference, Pair } from './difference.ts';
import { compareDocuments } from './document-rules.ts';
import type { Observation } from './observation.ts';
import { Side, type View } from './observe.ts';
import { compareStructure } from './structure-rules.ts';
import type { ViewPictures } from '../html-report.ts';

/** Pages that are looked at at the same time, each with what is live and with the release. */
const AT_ONCE = 3;

const PHONE = 390;
const DESKTOP = 1280;

/** Limits that a repository sets; the others have their usual value. */
export type LimitsOfGrowth = { [limit in keyof Growth]?: number | undefined };

export type ComparedPages = {
  findings: Finding[];
  views: number;
};

/**
 * Loads every page of a release twice, with what is live and with the release, on a phone and on a desktop, and compares
 * what people have of it. A difference counts if a second look finds it, too.
 * @param sites origins of two sites with the same data.
 */
export async function comparePages(options: {
  release: Release;
  live: readonly Release[];
  sites: { live: string; candidate: string };
  visits: readonly Visit[];
  addresses: Addresses;
  executable: string;
  growth: LimitsOfGrowth;
  /** Is called with pictures of each view that differs; without it none are made. */
  onPictures?: ((pictures: ViewPictures) => void) | undefined;
}): Promise<ComparedPages> {
  const { release, live, sites, visits, addresses, executable, onPictures } = options;
  const growth = withUsual(options.growth);
  const events = new Set(
    [release, ...live].flatMap(({ events: { emits, listens } }) => [...emits, ...listens].map(String)),
  );
  const known = new Set(live.flatMap(({ name, routes }) => routes.map(({ id }) => `${name}/${id}`)));
  const browsers = await Promise.all([launchChromium(executable), launchChromium(executable)]);
  const [one, other] = browsers;
  const was = new Side(one, sites.live, onPictures !== undefined);
  const is = new Side(other, sites.candidate, onPictures !== undefined);
  const compare = (before: Observation, now: Observation): Difference[] => {
    const pair: Pair = { was: before, is: now, events, isShell: release.name === HOST_UNIT };
    const documents = compareDocuments(pair);
    // A page that is another one differs in everything.
    if (documents.some(({ rule }) => rule === 'status')) return documents;
    return [
      ...documents,
      ...compareStructure(pair),
      ...compareBehaviour(pair),
      ...compareCosts(pair, growth),
    ];
  };
  const look = async (view: View): Promise<Look> => {
    const before = was.observe(view);
    // What fails with it is reported by itself.
    const reference = before.catch(() => null);
    const [live, now] = await Promise.all([before, is.observe(view, reference)]);
    return { differences: compare(live, now), live: live.picture, release: now.picture };
  };
  const jobs = visits
    .filter(({ page }) => known.has(page))
    .flatMap((visit) => listViews(visit, addresses).map((view) => ({ visit, view })));
  const findings: Finding[] = [];
  try {
    const lanes = Array.from({ length: AT_ONCE });
    for (const [{ visit, view }, seen] of await inLanes(jobs, lanes, (job) => look(job.view))) {
      let { differences } = seen;
      if (differences.some(({ level }) => level === 'breaking')) {
        // Alone on the machine, so that what took long or came late has another reason.
        const again = await look(view);
        differences = differences.filter((one) => again.differences.some((other) => isSame(one, other)));
      }
      if (onPictures && differences.length > 0)
        onPictures({
          page: visit.page,
          address: view.address,
          as: view.as,
          width: view.width,
          rules: differences.map(({ rule }) => rule),
          live: seen.live,
          release: seen.release,
        });
      findings.push(...differences.map((difference) => toFinding(release.name, visit, view, difference)));
    }
  } finally {
    await Promise.all(browsers.map((browser) => Promise.race([browser.close(), ended()])));
  }
  return { findings: firstOfEach(findings), views: jobs.length };
}

/** What a look at a view found, and how it looked. */
type Look = { differences: Difference[]; live: Buffer | null; release: Buffer | null };

function withUsual(limits: LimitsOfGrowth): Growth {
  return Object.assign({}, GROWTH, limits);
}

/** A page in full on a phone and on a desktop, and with other data where its address has a variable. */
function listViews(visit: Visit, addresses: Addresses): View[] {
  const { as } = visit;
  const [first = '', second] = addresses.list(visit);
  const unknown = addresses.unknown(visit);
  const view = (address: string, width: number, whole: boolean): View => ({
    address,
    as,
    width,
    presses: whole && width === DESKTOP,
    growth: whole && width === DESKTOP,
  });
  return [
    view(first, DESKTOP, true),
    view(first, PHONE, true),
    ...(second === undefined ? [] : [view(second, PHONE, false)]),
    ...(unknown === first ? [] : [view(unknown, PHONE, false)]),
  ];
}

function toFinding(
  unit: string,
  { page, as }: Visit,
  { address, width }: View,
  { rule, level, message, remedy }: Difference,
): Finding {
  const who = as === 'candidate' ? ', signed in' : '';
  return {
    level,
    rule,
    unit,
    subject: page,
    message: `${page} (${address}, ${width} px${who}) ${message}`,
    remedy,
  };
}

/** Whether two looks say the same: figures differ from load to load. */
function isSame(one: Difference, other: Difference): boolean {
  const said = ({ rule, message }: Difference): string => `${rule} ${message.replace(/[\d.]+/g, '#')}`;
  return said(one) === said(other);
}

/** One finding of a rule for each page: other widths and addresses say the same. */
function firstOfEach(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ rule, subject }) => {
    const key = `${rule} ${subject}`;
    return !seen.has(key) && seen.add(key);
  });
}

function ended(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5_000));
}
