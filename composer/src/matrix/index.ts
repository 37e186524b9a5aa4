/** The skew matrix: whether people get things done while one or two units are of other releases than those that are live. */
import { checkChange, type Release } from '@chamba/kernel/composition/release';
import { requireChromium } from '../verify/browser/chromium.ts';
import { startComposedSite } from '../verify/browser/composed-site.ts';
import {
  concernedJourneys,
  describeFailure,
  readJourneys,
  toJourneyName,
  JourneyRunner,
  type Carried,
} from '../verify/journeys/index.ts';
import { readLive, type Live } from '../verify/live.ts';
import type { Against } from '../verify/report.ts';
import { listCombinations, type Variant } from './combinations.ts';

/** One composition, and how it does. */
export type Cell = {
  /** The units that are not live, as `<unit> <version> (<digest>)`. */
  units: readonly string[];
  /**
   * `fits`: every journey that touches these units passes. `breaks`: one fails that passes with what is live.
   * `refused`: a site would not compose it.
   */
  outcome: 'fits' | 'breaks' | 'refused';
  /** Journeys that were run, or what is wrong. */
  detail: readonly string[];
};

export type Matrix = {
  cells: readonly Cell[];
  /** Journeys that fail with what is live; they say nothing of other releases. */
  failLive: readonly string[];
};

/**
 * Runs journeys on every composition of the given releases with what is live, one or two at a time. Services are started
 * here, with a small sample: nothing reaches a site.
 * @throws Failure if there is no Chromium, or what is live cannot be read; LocalGatewayError if no gateway can be started.
 */
export async function runMatrix(options: {
  variants: readonly Variant[];
  against: Against;
  onCell: (cell: Cell) => void;
  /** Time for one step of a journey, in ms; ten seconds if missing. */
  stepMs?: number;
}): Promise<Matrix> {
  const { variants, against, onCell, stepMs } = options;
  const executable = requireChromium('Install one, or name it with CHROMIUM.');
  const live = await readLive(against, '');
  const carriedLive = await readJourneys({ live, against });
  const base = await startComposedSite({ overrides: {}, live, against });
  const runner = new JourneyRunner(executable, base.url, stepMs);
  try {
    const failLive: string[] = [];
    for (const each of carriedLive)
      if ((await runner.runWithRetry(each.journey, base.url)) !== null) failLive.push(toJourneyName(each));
    const cells: Cell[] = [];
    for (const combination of listCombinations(variants)) {
      const carried = await readCombined(combination, carriedLive, live, against);
      const cell = await runCell({
        combination,
        carried: carried.filter((each) => !failLive.includes(toJourneyName(each))),
        live,
        against,
        runner,
        services: base.url,
      });
      cells.push(cell);
      onCell(cell);
    }
    return { cells, failLive };
  } finally {
    await runner.close();
    await base.stop();
  }
}

/** The journeys of a composition: those of a release that has none of its own are those of its unit that are live. */
async function readCombined(
  combination: readonly Variant[],
  carriedLive: readonly Carried[],
  live: Live,
  against: Against,
): Promise<Carried[]> {
  let carried = [...carriedLive];
  for (const { release, folder } of combination) {
    const all = await readJourneys({ candidate: { release, folder }, live, against });
    const own = all.filter(({ unit }) => unit === release.name);
    if (own.length > 0) carried = [...carried.filter(({ unit }) => unit !== release.name), ...own];
  }
  return carried;
}

async function runCell(options: {
  combination: readonly Variant[];
  carried: readonly Carried[];
  live: Live;
  against: Against;
  runner: JourneyRunner;
  services: string;
}): Promise<Cell> {
  const { combination, carried, live, against, runner, services } = options;
  const units = combination.map(({ release: { name, version, digest } }) => `${name} ${version} (${digest})`);
  const composed = compose(live.releases, combination);
  const wrong = checkChange(composed, live.releases, true).filter(({ level }) => level === 'breaking');
  if (wrong.length > 0)
    return { units, outcome: 'refused', detail: wrong.map(({ rule, message }) => `${rule}: ${message}`) };
  const concerned = new Map(
    combination
      .flatMap(({ release }) => concernedJourneys(release, composed, carried))
      .map((each) => [toJourneyName(each), each]),
  );
  const overrides = Object.fromEntries(combination.map(({ release, folder }) => [release.name, folder]));
  const site = await startComposedSite({ overrides, live, against, services });
  try {
    const failures: string[] = [];
    for (const each of concerned.values()) {
      const failure = await runner.runWithRetry(each.journey, site.url);
      if (failure) failures.push(`${toJourneyName(each)} ${describeFailure(each.journey, failure)}`);
    }
    return failures.length > 0
      ? { units, outcome: 'breaks', detail: failures }
      : { units, outcome: 'fits', detail: [...concerned.keys()] };
  } finally {
    await site.stop();
  }
}

function compose(live: readonly Release[], combination: readonly Variant[]): Release[] {
  const replaced = new Set(combination.map(({ release }) => release.name));
  return [...live.filter(({ name }) => !replaced.has(name)), ...combination.map(({ release }) => release)];
}
