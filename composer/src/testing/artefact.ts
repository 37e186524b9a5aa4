/** A built release in memory, to be changed like another build, or an attacker, would change it. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Release, ReleaseRoute, ReleaseSlot } from '@chamba/kernel/composition/release';
import { releaseDigest } from '../release/index.ts';
import { toIntegrity } from '../webpack/index.ts';

type Loose<Part extends { name: string }> = Omit<Part, 'name'> & { name: string };

/** A release whose names may be invalid. */
export type Draft = Omit<Release, 'routes' | 'slots' | 'events'> & {
  routes: Array<Omit<ReleaseRoute, 'slots'> & { slots: string[] }>;
  slots: Array<Loose<ReleaseSlot>>;
  events: { emits: string[]; listens: string[] };
};

/** A release under change. Changes to files are valid for the browser only after `seal`. */
export class Artefact {
  readonly draft: Draft;
  /** True keeps the digest, although it does not fit. */
  keepsDigest = false;
  readonly #files: Map<string, Buffer>;

  constructor(draft: Draft, files: Map<string, Buffer>) {
    this.draft = draft;
    this.#files = files;
  }

  /** Reads a release folder. */
  static read(folder: string): Artefact {
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile())
      .map((item) => path.relative(folder, path.join(item.parentPath, item.name)).split(path.sep).join('/'))
      .filter((name) => name !== 'release.json' && name !== 'release.sig');
    const draft = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as Draft;
    return new Artefact(draft, new Map(names.map((name) => [name, readFileSync(path.join(folder, name))])));
  }

  /** A copy with the same content. */
  copy(): Artefact {
    return new Artefact(structuredClone(this.draft), new Map(this.#files));
  }

  /** Whether another one has the same description and the same files. */
  equals(other: Artefact): boolean {
    return (
      JSON.stringify(this.draft) === JSON.stringify(other.draft) &&
      this.files.length === other.files.length &&
      this.files.every((file) => other.#files.get(file)?.equals(this.#files.get(file) ?? Buffer.alloc(0)))
    );
  }

  get files(): readonly string[] {
    return [...this.#files.keys()];
  }

  /** Content of a text file. */
  text(file: string): string {
    const content = this.#files.get(file);
    if (!content) throw new Error(`${this.draft.name} has no file ${file}`);
    return content.toString('utf8');
  }

  /** Replaces or adds a file. */
  put(file: string, content: string | Buffer): void {
    this.#files.set(file, Buffer.from(content));
  }

  remove(file: string): void {
    if (!this.#files.delete(file)) throw new Error(`${this.draft.name} has no file ${file}`);
  }

  /** The only file whose name matches. */
  find(pattern: RegExp): string {
    const found = this.files.find((file) => pattern.test(file));
    if (found === undefined) throw new Error(`${this.draft.name} has no file like ${pattern}`);
    return found;
  }

  /** The contract section. */
  get contract(): NonNullable<Draft['contract']> {
    if (!this.draft.contract) throw new Error(`${this.draft.name} was built without a contract`);
    return this.draft.contract;
  }

  route(id: string): Draft['routes'][number] {
    const found = this.draft.routes.find((route) => route.id === id);
    if (!found) throw new Error(`${this.draft.name} has no route ${id}`);
    return found;
  }

  /**
   * Finalises it like a build: sizes and hashes of all files, the table of chunk hashes in the entry, and the digest.
   */
  seal(): void {
    this.#refreshTable();
    this.sealFiles();
  }

  /** Writes the declaration of the description into the server bundle, as one build would. */
  declare(): void {
    const { routes, slots, events } = this.draft;
    const declared = {
      routes: routes.map(({ scripts: _scripts, styles: _styles, ...route }) => route),
      slots: Object.fromEntries(slots.map(({ name, version, server }) => [name, { version, server }])),
      events,
    };
    const server = this.text('server.cjs');
    this.put(
      'server.cjs',
      `${server}\n(${adopt.toString()})(module.exports, ${JSON.stringify(declared)});\n`,
    );
    this.seal();
  }

  /** The part that code and description of a release both declare. */
  get declaration(): string {
    const { routes, slots, events } = this.draft;
    return JSON.stringify([
      routes.map(({ scripts: _scripts, styles: _styles, ...route }) => route),
      slots.map(({ name, version, server }) => [name, version, server]),
      events,
    ]);
  }

  /** Sizes and hashes of all files and the digest; the entry keeps its chunk hashes. */
  sealFiles(): void {
    this.draft.assets = Object.fromEntries(
      [...this.#files]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([file, content]) => [
          file,
          {
            integrity: toIntegrity(content),
            bytes: content.length,
            gzip: gzipSync(content, { level: 9 }).length,
          },
        ]),
    );
    for (const part of [this.draft.entry, this.draft.server]) {
      if (part) part.integrity = this.draft.assets[part.file]?.integrity ?? part.integrity;
    }
    this.sealDigest();
  }

  /** Updates the digest for the listed files. */
  sealDigest(): void {
    if (this.keepsDigest) return;
    this.draft.digest = releaseDigest(this.draft.assets, this.draft.contract);
  }

  /** Writes it below a folder of releases. @returns its folder. */
  write(releases: string): string {
    const folder = path.join(releases, this.draft.name, `${this.draft.version}-${this.draft.digest}`);
    mkdirSync(folder, { recursive: true });
    for (const [file, content] of this.#files) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), content);
    }
    writeFileSync(path.join(folder, 'release.json'), `${JSON.stringify(this.draft, null, 2)}\n`);
    return folder;
  }

  /** Updates the hashes of changed chunks in the entry, which refuses unknown chunks. */
  #refreshTable(): void {
    let entry = this.text(this.draft.entry.file);
    for (const [file, { integrity }] of Object.entries(this.draft.assets)) {
      const content = this.#files.get(file);
      if (!content || file === this.draft.entry.file) continue;
      entry = entry.replaceAll(bare(integrity), bare(toIntegrity(content)));
    }
    this.put(this.draft.entry.file, entry);
  }
}

type Declaration = { routes: Array<{ id: string }>; slots?: Record<string, object>; events?: object };

/** Runs at the end of a server bundle. */
function adopt(exports: { default?: Declaration }, declared: Declaration): void {
  const own = exports.default;
  if (!own) return;
  const page = (id: string): object => own.routes.find((route) => route.id === id) ?? own.routes[0] ?? {};
  const filler = (name: string): object => own.slots?.[name] ?? Object.values(own.slots ?? {})[0] ?? {};
  Object.assign(own, {
    routes: declared.routes.map((route) => ({ ...page(route.id), ...route })),
    slots: Object.fromEntries(
      Object.entries(declared.slots ?? {}).map(([name, slot]) => [name, { ...filler(name), ...slot }]),
    ),
    ...(declared.events ? { events: declared.events } : {}),
  });
}

function bare(integrity: string): string {
  return integrity.slice(integrity.indexOf('-') + 1);
}
