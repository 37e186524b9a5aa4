/**
 * Part of the service worker: files of releases, kept by address. They can mix nothing, whichever composition asks, and
 * browsers check the hash of a file wherever it comes from. A request that insists on the network (a retry after a file
 * failed) gets there, and its answer replaces the copy. Folders of releases go when there are more than a
 * few of a unit, but for those that a kept page is made of. An open page of older ones gets them from the site.
 */
export const RELEASES_PART = `
const RELEASES = 'releases-1';
const KEPT_PER_UNIT = 3;
const RELEASE = /^\\/releases\\/([a-z][a-z0-9-]*)\\/([^/]+)\\//;
const folderOf = (url) => {
  const found = RELEASE.exec(new URL(url).pathname);
  return found && { unit: found[1], folder: found[0] };
};
async function releaseFile(event, request) {
  const past = request.cache === 'reload' || request.cache === 'no-store';
  const cache = await caches.open(RELEASES).catch(() => null);
  // A store that is damaged keeps nothing; the network still has the file.
  const kept = cache && !past ? await cache.match(request.url).catch(() => undefined) : undefined;
  if (kept) return kept;
  const answer = await fetch(request);
  if (cache && answer.status === 200 && answer.type !== 'opaque') {
    const copy = answer.clone();
    event.waitUntil(keepFile(cache, request.url, copy));
  }
  return answer;
}
async function keepFile(cache, url, answer) {
  try {
    const isNew = !(await cache.keys()).some((known) => folderOf(known.url)?.folder === folderOf(url).folder);
    await cache.put(url, answer);
    if (isNew) await tidyReleases();
  } catch {
    // Without room the browser loads the file again the next time.
  }
}
/** What kept pages are made of. */
async function pinnedFolders() {
  const pages = await caches.open(PAGES);
  const made = (await pages.keys()).map(async (key) => (await pages.match(key))?.headers.get('x-releases') ?? '');
  return new Set((await Promise.all(made)).flatMap((folders) => folders.split(' ')));
}
async function tidyReleases() {
  const cache = await caches.open(RELEASES);
  const units = new Map();
  for (const { url } of await cache.keys()) {
    const { unit, folder } = folderOf(url);
    units.set(unit, (units.get(unit) ?? new Set()).add(folder));
  }
  const pinned = await pinnedFolders();
  for (const folders of units.values()) {
    for (const folder of [...folders].slice(0, -KEPT_PER_UNIT)) {
      if (pinned.has(folder)) continue;
      for (const { url } of await cache.keys()) if (folderOf(url).folder === folder) await cache.delete(url);
    }
  }
}
`;
