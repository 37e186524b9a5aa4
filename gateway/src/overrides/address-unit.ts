/** A unit whose code is served from another server, as by `chamba dev`. It runs in the browser only. */
import type { OverrideFailure } from '@chamba/kernel/composition';
import { releaseSchema, type Release } from '@chamba/kernel/composition/release';
import { z } from 'zod';

/** How long a page waits for the address to describe its unit, in ms. */
const DESCRIBE_MS = 2_000;

/** Description of the unit at an address, or the reason why there is none. */
export type AddressUnit =
  | { release: Release; failure?: undefined }
  | { release?: undefined; failure: OverrideFailure };

/**
 * Fetches the description of the unit at an address.
 * @param url address of a release's files, with a trailing slash.
 */
export async function describeAddress(unit: string, url: string): Promise<AddressUnit> {
  const started = performance.now();
  const failed = (code: OverrideFailure['code'], reason: string, about?: string): AddressUnit => ({
    failure: {
      waitedMs: Math.round(performance.now() - started),
      code,
      ...(about === undefined ? {} : { about }),
      reason,
    },
  });
  let json: unknown;
  try {
    const answer = await fetch(`${url}release.json`, { signal: AbortSignal.timeout(DESCRIBE_MS) });
    if (!answer.ok) return failed('status', `release.json: ${answer.status}`, String(answer.status));
    json = await answer.json();
  } catch (error) {
    if (error instanceof SyntaxError) return failed('not-json', 'release.json is not valid JSON');
    return error instanceof Error && error.name === 'TimeoutError'
      ? failed('timeout', 'time-out')
      : failed('unreachable', 'nothing answers there');
  }
  const parsed = releaseSchema.safeParse(json);
  if (!parsed.success) return failed('not-release', `release.json: ${z.prettifyError(parsed.error)}`);
  const { name } = parsed.data;
  if (name !== unit) return failed('other-unit', `it is ${name}, not ${unit}`, name);
  return { release: browserOnly(parsed.data) };
}

/** The release without server bundle and hashes: its files change while they are served. */
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
