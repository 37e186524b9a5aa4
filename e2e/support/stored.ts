/** Everything that a browser keeps for the site, to see what is left of a person. */
import type { Page } from '@playwright/test';

/**
 * All that a tab can read of what is kept: cookies, storages, databases and caches, as lines of text that begin with where
 * each of them is.
 */
export async function readStored(page: Page): Promise<string[]> {
  const readable = await page.evaluate(async () => {
    const lines: string[] = [];
    for (const [name, area] of Object.entries({ localStorage, sessionStorage }))
      for (const [key, value] of Object.entries(area)) lines.push(`${name} ${key} ${String(value)}`);
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error(name));
      });
      for (const store of database.objectStoreNames) {
        const read = (what: 'getAll' | 'getAllKeys') =>
          new Promise<unknown>((resolve, reject) => {
            const request = database.transaction(store).objectStore(store)[what]();
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error ?? new Error(store));
          });
        lines.push(
          `indexedDB ${name} ${store} ${JSON.stringify([await read('getAllKeys'), await read('getAll')])}`,
        );
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request);
        lines.push(`cache ${name} ${request.url} ${(await kept?.text()) ?? ''}`);
      }
    }
    return lines;
  });
  const cookies = await page.context().cookies();
  return [...readable, ...cookies.map(({ name, value }) => `cookie ${name} ${decodeURIComponent(value)}`)];
}
