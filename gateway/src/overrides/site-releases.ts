/** Releases of another site: fetched once, each file verified against its hash, stored in a folder. */
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { releaseFolder, releaseSchema } from '@chamba/kernel/composition/release';
import {
  type CompositionDocument,
  compositionDocumentSchema,
  manifestHash,
} from '@chamba/kernel/composition/signing';
import { z } from 'zod';
import { hasIntegrity } from '../releases/integrity.ts';
import { ReleaseStore, type StoredRelease } from '../releases/release-store.ts';
import { hiddenName } from '../session/cookies.ts';

const ANSWER_MS = 20_000;
/** Concurrent downloads. */
const AT_ONCE = 6;
/** The live composition of the last contact, for the time when the site is unreachable. */
const LIVE_FILE = 'live.json';

const liveSchema = z.object({ id: z.string(), document: compositionDocumentSchema });
// Folders are named after it, so the characters are restricted.
const { keyType: unit, valueType: named } = compositionDocumentSchema.shape.units;
const published = z.object({ ...named.shape, publishedAt: z.string().default('') });
const composedSchema = z.object({ document: compositionDocumentSchema });
const unitsSchema = z.object({ units: z.record(unit, z.array(published)) });

type Published = z.infer<typeof published>;

/** What a site serves to candidates. */
export type SiteLive = { id: string; document: CompositionDocument };

/** The other site is unreachable, or its answer is invalid; `message` names the address. */
export class SiteReleasesError extends Error {
  override name = 'SiteReleasesError';

  /** @param code `missing`: the site has no such release; `unreachable`; `refused`: its answer is invalid. */
  constructor(
    message: string,
    readonly code: 'missing' | 'unreachable' | 'refused' = 'refused',
  ) {
    super(message);
  }
}

/** Reads the releases of one site. */
export class SiteReleases {
  readonly #site: string;
  readonly #root: string;
  readonly #store: ReleaseStore;
  readonly #tester: string | null;

  /**
   * @param options.site origin of the site.
   * @param options.root folder that releases are stored in.
   * @param options.tester value of a tester's cookie there; null sees what candidates see.
   */
  constructor({ site, root, tester }: { site: string; root: string; tester: string | null }) {
    this.#site = site;
    this.#root = root;
    this.#tester = tester;
    this.#store = new ReleaseStore(root);
  }

  /**
   * The live composition of the site.
   * @returns with `stale` if the site is unreachable and the last known composition is used.
   * @throws SiteReleasesError if it is unavailable and was never fetched.
   */
  async live(): Promise<SiteLive & { stale: boolean }> {
    const file = join(this.#root, LIVE_FILE);
    try {
      const bytes = await this.#fetch('/compositions/live');
      const live = parse(liveSchema, bytes, `${this.#site}/compositions/live`);
      await mkdir(this.#root, { recursive: true });
      await writeFile(file, JSON.stringify(live));
      return { ...live, stale: false };
    } catch (error) {
      const stored = await readFile(file).catch(() => null);
      if (!stored || !(error instanceof SiteReleasesError)) throw error;
      return { ...parse(liveSchema, stored, file), stale: true };
    }
  }

  /**
   * The releases of a composition, fetched if they are not stored yet.
   * @throws SiteReleasesError or RefusedReleaseError if one is unavailable or invalid.
   */
  async releases(document: CompositionDocument): Promise<StoredRelease[]> {
    const releases: StoredRelease[] = [];
    for (const [unit, release] of Object.entries(document.units))
      releases.push(await this.#ensure(unit, release));
    return releases;
  }

  /**
   * A published version of a unit.
   * @throws SiteReleasesError if the site does not have it, or does not disclose it.
   */
  async version(unit: string, version: string): Promise<StoredRelease> {
    const units = await this.units();
    const found = units[unit]?.find((candidate) => candidate.version === version);
    if (found) return this.#ensure(unit, found);
    const known = units[unit]?.map((candidate) => candidate.version).join(', ');
    throw new SiteReleasesError(
      `${this.#site} has no release ${version} of ${unit}${known ? `; there are ${known}` : ''}`,
      'missing',
    );
  }

  /**
   * Published versions by unit, newest first.
   * @throws SiteReleasesError if the site does not disclose them: it does so to testers only.
   */
  async units(): Promise<Record<string, Published[]>> {
    const path = '/platform/units';
    return parse(unitsSchema, await this.#fetch(path), `${this.#site}${path}`).units;
  }

  /** A composition by its id; null if the site does not have it, or does not disclose it. */
  async composition(id: string): Promise<CompositionDocument | null> {
    const path = `/compositions/${id}`;
    const bytes = await this.#fetch(path).catch((error: unknown) => {
      if (error instanceof SiteReleasesError) return null;
      throw error;
    });
    return bytes ? parse(composedSchema, bytes, `${this.#site}${path}`).document : null;
  }

  /**
   * A file of a fetched release, including its `release.json`; null if the release was not fetched, or has no such
   * file.
   */
  async file(name: string, file: string): Promise<Buffer | null> {
    if (!(await this.#store.has(name))) return null;
    if (file === 'release.json') return this.#store.read(name, file);
    return (await this.#store.file(name, file, []))?.bytes ?? null;
  }

  async #ensure(
    unit: string,
    { version, digest, manifest }: Omit<Published, 'publishedAt'>,
  ): Promise<StoredRelease> {
    const name = `${unit}/${releaseFolder({ version, digest })}`;
    const target = join(this.#root, name);
    const stored = await readFile(join(target, 'release.json')).catch(() => null);
    if (!stored || manifestHash(stored) !== manifest) await this.#download(name, manifest, target);
    return this.#store.load(name);
  }

  async #download(name: string, manifest: string, target: string): Promise<void> {
    const base = `/platform/releases/${name}`;
    const description = await this.#fetch(`${base}/release.json`);
    if (manifestHash(description) !== manifest)
      throw new SiteReleasesError(`${name}: release.json is not the one the composition names`);
    const release = parse(releaseSchema, description, `${name}/release.json`);
    await mkdir(dirname(target), { recursive: true });
    const work = await mkdtemp(join(dirname(target), '.fetching-'));
    try {
      const files = Object.entries(release.assets);
      const take = async (): Promise<void> => {
        for (let next = files.shift(); next; next = files.shift()) {
          const [file, { integrity }] = next;
          const bytes = await this.#fetch(`${base}/${file}`);
          if (!hasIntegrity(bytes, integrity)) {
            files.length = 0;
            throw new SiteReleasesError(`${name}: ${file} is not what the release was built with`);
          }
          await mkdir(dirname(join(work, file)), { recursive: true });
          await writeFile(join(work, file), bytes);
        }
      };
      // All downloads end before the folder is used or removed.
      const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, take));
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
      await writeFile(join(work, 'release.json'), description);
      await rm(target, { recursive: true, force: true });
      await rename(work, target);
    } finally {
      await rm(work, { recursive: true, force: true });
    }
  }

  async #fetch(path: string): Promise<Buffer> {
    const url = `${this.#site}${path}`;
    let answer: Response;
    try {
      answer = await fetch(url, {
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MS),
        headers:
          this.#tester === null
            ? {}
            : {
                cookie: [false, true]
                  .map((secure) => `${hiddenName('tester', secure)}=${this.#tester}`)
                  .join('; '),
              },
      });
    } catch {
      throw new SiteReleasesError(`${this.#site} cannot be reached`, 'unreachable');
    }
    if (!answer.ok) {
      const hint =
        answer.status === 404 && path.startsWith('/platform/units')
          ? 'only testers may see versions that are not live: open a tester link, or name it with --tester'
          : 'is it a Chamba site of this version?';
      throw new SiteReleasesError(`${url} answered ${answer.status}; ${hint}`);
    }
    return Buffer.from(await answer.arrayBuffer());
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, bytes: Buffer, what: string): z.output<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new SiteReleasesError(`${what} is not valid JSON; is it a Chamba site of this version?`);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new SiteReleasesError(`${what} is invalid: ${z.prettifyError(parsed.error)}`);
}
