/** Teams that publish and promote one release after the other, and sometimes go back. */
import path from 'node:path';
import { reissue, Shipping } from '../support/composer-testing.ts';
import { get } from './page-check.ts';
import type { Timeline } from './timeline.ts';

/** Texts that every reissue changes, so that a rendered page identifies the code that rendered it. */
const TEXTS: Readonly<Record<string, { text: string; withVersion: (version: string) => string }>> = {
  shell: { text: 'Saltar al contenido', withVersion: (version) => `Saltar al contenido de ${version}` },
  'mfe-search': { text: 'Lo más buscado:', withVersion: (version) => `Lo más buscado en ${version}:` },
};

/** How those texts are found on a page. */
export const MARKS: Readonly<Record<string, RegExp>> = {
  shell: /Saltar al contenido de (\d[\w.]*)/,
  'mfe-search': /Lo más buscado en (\d[\w.]*):/,
};

/** Time that a move took until a page of a process showed it, in ms. */
export type Seen = { publishMs: number; promoteMs: number; visibleMs: number };

export type Shipper = {
  /** Publishes and promotes the next release. @returns what it took; null when another one moved meanwhile. */
  next: () => Promise<Seen>;
  /** Takes back what was promoted last. @returns time until every process shows it, in ms, from the command on. */
  back: () => Promise<number>;
};

/**
 * Makes teams for all units of a site.
 * @param built folder of each unit's release. @param urls processes of the site; moves go to them in turn.
 */
export async function createShipper({
  urls,
  key,
  folder,
  built,
  timeline,
}: {
  urls: readonly string[];
  key: string;
  folder: string;
  built: Readonly<Record<string, string>>;
  timeline: Timeline;
}): Promise<Shipper> {
  const units = Object.keys(built);
  const first = await Shipping.start(urls[0] ?? '', key, units);
  const doors = urls.map((url) => first.at(url));
  let count = 0;
  let last = '';

  const turn = (): Shipping => doors[count % doors.length] ?? first;

  return {
    async next() {
      const unit = units[count % units.length] ?? '';
      const door = turn();
      count += 1;
      const version = `0.1.${count}`;
      const mark = TEXTS[unit];
      const release = reissue(built[unit] ?? '', {
        version,
        out: path.join(folder, 'next'),
        ...(mark ? { texts: { [mark.text]: mark.withVersion(version) } } : {}),
      });
      const started = performance.now();
      await door.publish(release);
      const published = performance.now();
      const { to } = await door.promote(unit, version);
      const promoted = performance.now();
      timeline.moved(to, { ...timeline.live.folders, [unit]: path.basename(release) }, promoted);
      last = unit;
      await shown(urls, to);
      return {
        publishMs: published - started,
        promoteMs: promoted - published,
        visibleMs: performance.now() - promoted,
      };
    },
    async back() {
      const started = performance.now();
      const { from, to } = await turn().rollback(last);
      const folders = timeline.getFolders(to);
      if (!folders) throw new Error(`the rollback of ${from ?? ''} led to ${to}, which was never live`);
      timeline.moved(to, folders, performance.now());
      await shown(urls, to);
      return performance.now() - started;
    },
  };
}

/** Waits until pages of every process hold a composition. */
async function shown(urls: readonly string[], id: string): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      const end = performance.now() + 30_000;
      while (!(await get(`${url}/login`)).body.includes(`"id":"${id}"`)) {
        if (performance.now() > end) throw new Error(`${url} does not show ${id} after 30 s`);
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    }),
  );
}
