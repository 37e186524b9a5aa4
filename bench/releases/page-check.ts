/** Whether a page that came over HTTP is of one composition, and whether all its files are there and right. */
import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { Timeline } from './timeline.ts';

/** What is wrong with a page, in words; nothing when it is sound. */
export type Verdict = { mixed: string[]; broken: string[]; composition: string; rendered: boolean };

type Boot = {
  composition: { id: string; units: Record<string, { base: string; entry: string; integrity: string }> };
  rendered: boolean;
};

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Gets an address. @returns status 0 when there was no answer. */
export function get(url: string): Promise<{ status: number; body: Buffer }> {
  return new Promise((resolve) => {
    const sent = request(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', () => resolve({ status: 0, body: Buffer.alloc(0) }));
      answer.on('end', () => {
        const raw = Buffer.concat(parts);
        const body = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw;
        resolve({ status: answer.statusCode ?? 0, body });
      });
    });
    sent.setTimeout(15_000, () => sent.destroy());
    sent.on('error', () => resolve({ status: 0, body: Buffer.alloc(0) }));
    sent.end();
  });
}

/** Checks pages and remembers which files each process was seen to serve rightly. */
export class PageCheck {
  readonly #timeline: Timeline;
  /** Texts that identify the release of a unit on pages rendered by the server. */
  readonly #marks: Readonly<Record<string, RegExp>>;
  readonly #files = new Map<string, Promise<string | null>>();

  constructor(timeline: Timeline, marks: Readonly<Record<string, RegExp>>) {
    this.#timeline = timeline;
    this.#marks = marks;
  }

  /** Files that were asked for, each once for a process and a hash. */
  get filesChecked(): number {
    return this.#files.size;
  }

  /** Loads a page and everything its document names. */
  async load(site: string, address: string): Promise<Verdict> {
    const verdict: Verdict = { mixed: [], broken: [], composition: '', rendered: false };
    const { status, body } = await get(site + address);
    if (status !== 200) {
      verdict.broken.push(`${address} answered ${status}`);
      return verdict;
    }
    const html = body.toString('utf8');
    const boot = parseBoot(html);
    if (!boot) {
      verdict.broken.push(`${address} has no composition`);
      return verdict;
    }
    verdict.composition = boot.composition.id;
    verdict.rendered = boot.rendered;
    this.#compareUnits(boot, verdict);
    const files = listFiles(html, boot);
    this.#compareFiles(files, boot, verdict);
    this.#compareMarks(html, boot, verdict);
    const faults = await Promise.all(files.map((file) => this.#file(site, file)));
    verdict.broken.push(...faults.filter((fault) => fault !== null));
    return verdict;
  }

  #compareUnits({ composition: { id, units } }: Boot, { mixed }: Verdict): void {
    const folders = this.#timeline.getFolders(id);
    // A page may be there before its promotion was answered; then its releases are compared by its own files only.
    if (!folders) return;
    for (const [unit, { base }] of Object.entries(units))
      if (base !== `/releases/${unit}/${folders[unit]}/`)
        mixed.push(`${id} has ${base}, not ${folders[unit]}`);
  }

  #compareFiles(
    files: readonly File[],
    { composition: { id, units } }: Boot,
    { mixed, broken }: Verdict,
  ): void {
    const bases = Object.values(units).map(({ base }) => base);
    for (const { url, integrity } of files) {
      if (!bases.some((base) => url.startsWith(base))) mixed.push(`${url} is not of ${id}`);
      if (!integrity && !/\.woff2$/.test(url)) broken.push(`${url} has no hash`);
    }
  }

  #compareMarks(html: string, { composition: { units }, rendered }: Boot, { mixed }: Verdict): void {
    if (!rendered) return;
    for (const [unit, pattern] of Object.entries(this.#marks)) {
      const version = pattern.exec(html)?.[1];
      if (version !== undefined && !units[unit]?.base.startsWith(`/releases/${unit}/${version}-`))
        mixed.push(`${unit} ${version} rendered a page of ${units[unit]?.base}`);
    }
  }

  #file(site: string, { url, integrity }: File): Promise<string | null> {
    const key = `${site}${url} ${integrity}`;
    const known = this.#files.get(key);
    if (known) return known;
    const found = get(site + url).then(({ status, body }) => {
      if (status !== 200) return `${url} answered ${status}`;
      if (!integrity) return null;
      const [algorithm = '', expected] = integrity.split(/-(.*)/s, 2);
      return createHash(algorithm).update(body).digest('base64') === expected
        ? null
        : `${url} has another hash`;
    });
    this.#files.set(key, found);
    return found;
  }

  /** Asks for all files again that were ever asked for, as tabs that stayed open do. @returns what is wrong. */
  async recheck(): Promise<string[]> {
    const keys = [...this.#files.keys()];
    this.#files.clear();
    const faults: string[] = [];
    for (const key of keys) {
      const [address = '', integrity = ''] = key.split(' ');
      const { origin, pathname } = new URL(address);
      const fault = await this.#file(origin, { url: pathname, integrity });
      if (fault) faults.push(fault);
    }
    return faults;
  }
}

type File = { url: string; integrity: string };

function parseBoot(html: string): Boot | null {
  const text = /<script[^>]*\bid="boot"[^>]*>([^<]+)</.exec(html)?.[1];
  return text ? (JSON.parse(text) as Boot) : null;
}

/** Files of releases that the document names, and the entries its composition does. */
function listFiles(html: string, { composition }: Boot): File[] {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].flatMap(([tag]) => {
    const url = /\b(?:src|href)="(\/releases\/[^"]+)"/.exec(tag)?.[1];
    return url ? [{ url, integrity: /\bintegrity="([^"]+)"/.exec(tag)?.[1] ?? '' }] : [];
  });
  const entries = Object.values(composition.units).map(({ base, entry, integrity }) => ({
    url: base + entry,
    integrity,
  }));
  return [...new Map([...tags, ...entries].map((file) => [`${file.url} ${file.integrity}`, file])).values()];
}
