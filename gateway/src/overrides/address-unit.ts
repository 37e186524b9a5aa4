/** A unit whose code comes from a server of its own, as from `chamba dev`. It runs in the browser only. */
import { releaseSchema, type Release } from '@chamba/kernel/composition/release';
import { z } from 'zod';

/** Longest a page waits for an address to describe its unit, in ms. */
const DESCRIBE_MS = 2_000;

/** What an address answered: the unit's description, or why there is none. */
export type AddressUnit =
  | { release: Release; failure?: undefined }
  | { release?: undefined; failure: { waitedMs: number; reason: string } };

/**
 * Asks an address what it serves.
 * @param url address of a release's files, with its trailing slash.
 */
export async function describeAddress(unit: string, url: string): Promise<AddressUnit> {
  const started = performance.now();
  const failed = (reason: string): AddressUnit => ({
    failure: { waitedMs: Math.round(performance.now() - started), reason },
  });
  let json: unknown;
  try {
    const answer = await fetch(`${url}release.json`, { signal: AbortSignal.timeout(DESCRIBE_MS) });
    if (!answer.ok) return failed(`release.json: ${answer.status}`);
    json = await answer.json();
  } catch (error) {
    return failed(
      error instanceof Error && error.name === 'TimeoutError' ? 'time-out' : 'nothing answers there',
    );
  }
  const parsed = releaseSchema.safeParse(json);
  if (!parsed.success) return failed(`release.json: ${z.prettifyError(parsed.error)}`);
  if (parsed.data.name !== unit) return failed(`it is ${parsed.data.name}, not ${unit}`);
  return { release: browserOnly(parsed.data) };
}

/** The release without what would let it run here or be checked by hashes: its files change while they are served. */
function browserOnly(release: Release): Release {
  return {
    ...release,
    server: null,
    scripts: [],
    styles: [],
    assets: {},
    routes: release.routes.map((route) => ({ ...route, scripts: [], styles: [] })),
    slots: release.slots.map((slot) => ({ ...slot, server: false, scripts: [], styles: [] })),
  };
}
