/** How long the list of releases is cached, in ms. */
const LISTED_MS = 5_000;

const FOLDER = /^([a-z][a-z0-9-]*)\/(.+)-[0-9a-f]{12}$/;

/** Known versions, so that no client can fill the figures with units that do not exist. */
export class KnownReleases {
  readonly #list: () => Promise<readonly string[]>;
  #known: Promise<ReadonlySet<string>> = Promise.resolve(new Set<string>());
  #listedAt = -Infinity;

  /** @param list names of the stored releases, `<unit>/<version>-<digest>`. */
  constructor(list: () => Promise<readonly string[]>) {
    this.#list = list;
  }

  /** The figures that belong to an existing release. */
  async only<Item extends { unit: string; version: string }>(items: readonly Item[]): Promise<Item[]> {
    const isKnown = (known: ReadonlySet<string>) => (item: Item) => known.has(`${item.unit} ${item.version}`);
    const known = await this.#known;
    if (items.every(isKnown(known))) return [...items];
    return items.filter(isKnown(await this.#renewed()));
  }

  #renewed(): Promise<ReadonlySet<string>> {
    const now = performance.now();
    if (now - this.#listedAt >= LISTED_MS) {
      this.#listedAt = now;
      const before = this.#known;
      this.#known = this.#list().then(parseVersions, () => before);
    }
    return this.#known;
  }
}

function parseVersions(folders: readonly string[]): ReadonlySet<string> {
  return new Set(
    folders.map((name) => FOLDER.exec(name)).flatMap((found) => (found ? [`${found[1]} ${found[2]}`] : [])),
  );
}
