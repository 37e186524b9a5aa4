/** Runs the journeys of all units that a release can spoil, on a page composed with it. */
import type { Finding, Release } from '@chamba/kernel/composition/release';
import { Misuse } from '../../failure.ts';
import type { RunJourneys } from '../browser/index.ts';
import { breakingFor } from '../findings.ts';
import type { Live } from '../live.ts';
import type { Against } from '../report.ts';
import { concernedJourneys } from './concerned.ts';
import { readJourneys, readLiveIds, toJourneyName, type Carried } from './read-journeys.ts';
import { describeFailure, type StepFailure } from './run-journey.ts';
import { JourneyRunner } from './journey-runner.ts';

export { concernedJourneys } from './concerned.ts';
export { readJourneys, toJourneyName, type Carried } from './read-journeys.ts';
export { describeFailure } from './run-journey.ts';
export { JourneyRunner } from './journey-runner.ts';

/**
 * Reads the journeys that touch a release.
 * @returns runs them on a site with the release. One that fails is run once more, and then with what is live: what
 * fails there too is not the release's fault.
 * @throws Failure if the journeys of a unit cannot be read; Misuse if a named one does not exist.
 */
export async function prepareJourneys(options: {
  release: Release;
  folder: string;
  live: Live;
  against: Against;
  /** Runs these only, as `<unit>/<id>`. */
  only?: readonly string[] | undefined;
}): Promise<RunJourneys> {
  const { release, folder, live, against, only } = options;
  const composed = [...live.releases.filter(({ name }) => name !== release.name), release];
  const carried = await readJourneys({ candidate: { release, folder }, live, against });
  const unknown = only?.find((name) => !carried.some((each) => toJourneyName(each) === name));
  if (unknown !== undefined)
    throw new Misuse(
      `no unit has the journey ${unknown}; there are ${carried.map(toJourneyName).join(', ')}`,
    );
  const journeys = only
    ? carried.filter((each) => only.includes(toJourneyName(each)))
    : concernedJourneys(release, composed, carried);
  const removed = (await readLiveIds(release.name, live, against)).filter(
    (id) => !carried.some(({ unit, journey }) => unit === release.name && journey.id === id),
  );
  return async ({ candidate, services, live: startLive, executable }) => {
    const findings = removed.map((id) => toRemoval(release.name, id));
    const runner = new JourneyRunner(executable, services);
    try {
      for (const each of journeys) {
        const failure = await runner.runWithRetry(each.journey, candidate);
        if (!failure) continue;
        const isOwn = each.unit === release.name;
        const failsLive = !isOwn && (await runner.run(each.journey, await startLive())) !== null;
        findings.push(toFinding(release.name, each, failure, failsLive));
      }
    } finally {
      await runner.close();
    }
    const names = journeys.map(toJourneyName);
    return {
      findings,
      detail: names.length === 0 ? 'none touches it' : `${names.length}: ${names.join(', ')}`,
    };
  };
}

function toFinding(unit: string, carried: Carried, failure: StepFailure, failsLive: boolean): Finding {
  const message = `'${carried.journey.title}' of ${carried.unit} ${describeFailure(carried.journey, failure)}`;
  const name = toJourneyName(carried);
  if (failsLive) {
    return {
      level: 'warning',
      rule: 'journey',
      unit: carried.unit,
      subject: name,
      message: `${message} (so it is live)`,
      remedy: `It does not fit what is live: its unit has to look at it.`,
    };
  }
  return breakingFor(unit)(
    'journey',
    name,
    message,
    carried.unit === unit
      ? 'Mend the unit, or the journey if people go another way now.'
      : `People cannot do this any more. If they go another way now, agree on it with ${carried.unit}.`,
  );
}

function toRemoval(unit: string, id: string): Finding {
  return {
    level: 'warning',
    rule: 'journey-removed',
    unit,
    subject: `${unit}/${id}`,
    message: `the journey ${id}, which is live, is not in the release: what it does is not checked any more`,
    remedy: '',
  };
}
