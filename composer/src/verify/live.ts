/** Reads the releases to compare with: those of a folder, or those that a site serves. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  compareVersions,
  releaseFolder,
  releaseSchema,
  type Release,
} from '@chamba/kernel/composition/release';
import { z } from 'zod';
import { Failure } from '../failure.ts';
import type { Against } from './report.ts';

/** Live releases. */
export type Live = {
  /** Folder or origin, for messages. */
  where: string;
  releases: Release[];
  /** Local folder of each unit's release; empty for a site. */
  folders: Readonly<Record<string, string>>;
};

const ANSWER_MS = 20_000;
const NOT_A_SITE = 'The site has to be a Chamba site of this version; name it with --site or CHAMBA_SITE.';

const liveSchema = z.object({
  document: z.object({
    units: z.record(z.string(), z.object({ version: z.string(), digest: z.string() })),
  }),
});

/**
 * Reads the live releases.
 * @param candidate folder of the release to verify, which may be among the others and is not live.
 * @throws Failure if a site cannot be reached, or a folder contains no releases.
 */
export async function readLive(against: Against, candidate: string): Promise<Live> {
  return 'folder' in against ? liveInFolder(path.resolve(against.folder), candidate) : liveAtSite(against);
}

function liveInFolder(folder: string, candidate: string): Live {
  const newest = new Map<string, { release: Release; folder: string; at: number }>();
  for (const unit of names(folder)) {
    for (const name of names(path.join(folder, unit))) {
      const own = path.join(folder, unit, name);
      const release = own === candidate ? null : readDescription(own);
      if (!release) continue;
      const at = statSync(path.join(own, 'release.json')).mtimeMs;
      const best = newest.get(release.name);
      if (!best || isNewer(release, at, best)) newest.set(release.name, { release, folder: own, at });
    }
  }
  if (newest.size === 0) {
    throw new Failure(`${folder} holds no releases to compare with`, {
      code: 'nothing-live',
      remedy: 'Build the units first (npm run build), or name a site with --site.',
    });
  }
  return {
    where: folder,
    releases: [...newest.values()].map(({ release }) => release),
    folders: Object.fromEntries([...newest].map(([unit, { folder: own }]) => [unit, own])),
  };
}

async function liveAtSite({ site, tester }: { site: string; tester?: string | undefined }): Promise<Live> {
  const live = liveSchema.parse(await askSite(site, '/compositions/live', tester));
  const releases: Release[] = [];
  for (const [unit, { version, digest }] of Object.entries(live.document.units)) {
    const name = releaseFolder({ version, digest });
    releases.push(
      releaseSchema.parse(await askSite(site, `/platform/releases/${unit}/${name}/release.json`, tester)),
    );
  }
  return { where: site, releases, folders: {} };
}

async function askSite(site: string, address: string, tester: string | undefined): Promise<unknown> {
  const answer = await fetch(new URL(address, site), {
    signal: AbortSignal.timeout(ANSWER_MS),
    headers: tester === undefined ? {} : { cookie: `tester=${tester}` },
  }).catch(() => {
    throw new Failure(`${site} cannot be reached`, {
      code: 'unreachable',
      remedy: 'Name a site that runs with --site, or a folder of releases with --against.',
    });
  });
  if (!answer.ok) {
    throw new Failure(`${site}${address} answers ${answer.status}`, {
      code: 'not-a-site',
      remedy: NOT_A_SITE,
    });
  }
  return answer.json().catch(() => {
    throw new Failure(`${site}${address} is not valid JSON`, { code: 'not-a-site', remedy: NOT_A_SITE });
  });
}

function readDescription(folder: string): Release | null {
  try {
    const parsed = releaseSchema.safeParse(
      JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')),
    );
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}

/** Whether a site would prefer this release of a folder: highest version, then written last. */
function isNewer(release: Release, at: number, best: { release: Release; at: number }): boolean {
  const order = compareVersions(release.version, best.release.version);
  return order === 0 ? at > best.at : order > 0;
}
