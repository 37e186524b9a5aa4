/** The journeys of the releases that are live, and of the one that is verified. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { JOURNEYS_FILE, journeysFileSchema, type Journey } from '@chamba/kernel/journeys';
import { releaseFolder, type Release } from '@chamba/kernel/composition/release';
import { Failure } from '../../failure.ts';
import type { Live } from '../live.ts';
import type { Against } from '../report.ts';

/** A journey and the unit whose release carries it. */
export type Carried = { unit: string; journey: Journey };

const ANSWER_MS = 20_000;

/** Name of a journey in reports, and in `--accept`: `<unit>/<id>`. */
export const toJourneyName = ({ unit, journey }: Carried): string => `${unit}/${journey.id}`;

/**
 * Reads the journeys of all units. Those of the release that is verified are its own, not the ones of its unit that are
 * live: it may bring other ways.
 * @throws Failure if a file with journeys cannot be read or is invalid.
 */
export async function readJourneys(options: {
  /** A release that is not live, with its folder; missing reads those of what is live. */
  candidate?: { release: Release; folder: string };
  live: Live;
  against: Against;
}): Promise<Carried[]> {
  const { candidate, live, against } = options;
  const others = live.releases.filter(({ name }) => name !== candidate?.release.name);
  const lists = await Promise.all([
    candidate
      ? readCarried(candidate.release, () => readFile(path.join(candidate.folder, JOURNEYS_FILE), 'utf8'))
      : [],
    ...others.map((other) => readCarried(other, () => readLiveFile(other, live, against))),
  ]);
  return lists.flat();
}

/** Ids of the journeys that the live release of a unit has. @throws Failure as above. */
export async function readLiveIds(unit: string, live: Live, against: Against): Promise<string[]> {
  const release = live.releases.find(({ name }) => name === unit);
  if (!release) return [];
  const carried = await readCarried(release, () => readLiveFile(release, live, against));
  return carried.map(({ journey }) => journey.id);
}

async function readCarried(release: Release, read: () => Promise<string>): Promise<Carried[]> {
  if (!Object.hasOwn(release.assets, JOURNEYS_FILE)) return [];
  try {
    const { journeys } = journeysFileSchema.parse(JSON.parse(await read()));
    return journeys.map((journey) => ({ unit: release.name, journey }));
  } catch (cause) {
    throw new Failure(
      `the journeys of ${release.name} ${release.version} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
      { code: 'journeys', remedy: 'Build its release again with this version of the composer.' },
    );
  }
}

async function readLiveFile(release: Release, live: Live, against: Against): Promise<string> {
  const folder = live.folders[release.name];
  if (folder !== undefined) return readFile(path.join(folder, JOURNEYS_FILE), 'utf8');
  if (!('site' in against)) throw new Error('its folder is missing');
  const address = `/platform/releases/${release.name}/${releaseFolder(release)}/${JOURNEYS_FILE}`;
  const answer = await fetch(new URL(address, against.site), {
    signal: AbortSignal.timeout(ANSWER_MS),
    headers: against.tester === undefined ? {} : { cookie: `tester=${against.tester}` },
  });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
}
