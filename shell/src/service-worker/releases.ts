/**
 * Files of releases, kept by address. They can mix nothing, whichever composition asks, and browsers check the hash of a
 * file wherever it comes from. A request that insists on the network (a retry after a file failed) gets there, and its
 * answer replaces the copy. Folders of releases are removed when there are more than a few of a unit, except those that a
 * kept page is made of. An open page of older ones gets them from the site.
 */
import { MADE_OF_HEADER, PAGES, RELEASES } from './cache-store.ts';

/** Releases of a unit that are kept. */
const KEPT_PER_UNIT = 3;

const RELEASE = /^\/releases\/([a-z][a-z0-9-]*)\/[^/]+\//;

/** Whether an address of this site is that of a release's file. */
export function isReleaseFile({ pathname }: URL): boolean {
  return RELEASE.test(pathname);
}

/** Answers with the kept file, else with the site's. */
export async function answerReleaseFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const wantsNetwork = request.cache === 'reload' || request.cache === 'no-store';
  const cache = await caches.open(RELEASES).catch(() => null);
  // A store that is damaged keeps nothing; the network still has the file.
  const kept = cache && !wantsNetwork ? await cache.match(request.url).catch(() => undefined) : undefined;
  if (kept) return kept;
  const answer = await fetch(request);
  if (cache && answer.status === 200 && answer.type !== 'opaque')
    event.waitUntil(keepFile(cache, request.url, answer.clone()));
  return answer;
}

/** Keeps files that were loaded past this worker. @param files their addresses; others than of releases are left out. */
export async function keepReleaseFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(RELEASES);
  for (const file of files) {
    if (!isReleaseFile(new URL(file)) || (await cache.match(file))) continue;
    const response = await fetch(file, { cache: 'force-cache' }).catch(() => null);
    if (response?.status === 200) await keepFile(cache, file, response);
  }
}

/** Removes all but the newest releases of each unit, and those that a kept page is made of. */
export async function removeOldReleases(): Promise<void> {
  const cache = await caches.open(RELEASES);
  const units = new Map<string, Set<string>>();
  for (const { url } of await cache.keys()) {
    const found = parseFolder(url);
    if (found) units.set(found.unit, (units.get(found.unit) ?? new Set()).add(found.folder));
  }
  const needed = await readPageFolders();
  for (const folders of units.values()) {
    for (const folder of [...folders].slice(0, -KEPT_PER_UNIT)) {
      if (needed.has(folder)) continue;
      for (const key of await cache.keys())
        if (parseFolder(key.url)?.folder === folder) await cache.delete(key);
    }
  }
}

async function keepFile(cache: Cache, url: string, answer: Response): Promise<void> {
  try {
    const folder = parseFolder(url)?.folder;
    const isNew = !(await cache.keys()).some((known) => parseFolder(known.url)?.folder === folder);
    await cache.put(url, answer);
    if (isNew) await removeOldReleases();
  } catch {
    // Without room the browser loads the file again the next time.
  }
}

function parseFolder(url: string): { unit: string; folder: string } | null {
  const [folder, unit] = RELEASE.exec(new URL(url).pathname) ?? [];
  return folder && unit ? { unit, folder } : null;
}

/** Folders that kept pages are made of. */
async function readPageFolders(): Promise<Set<string>> {
  const pages = await caches.open(PAGES);
  const made = (await pages.keys()).map(
    async (key) => (await pages.match(key))?.headers.get(MADE_OF_HEADER) ?? '',
  );
  return new Set((await Promise.all(made)).flatMap((folders) => folders.split(' ')));
}
