/** Failures of one version that are counted apart in an hour: pages have a handful, an attacker invents any number. */
const MAX_NAMES = 100;

/** What the rest is called. */
const REST = { kind: 'other', name: 'Other' } as const;

/** Decides which failures are counted apart, so that invented names cannot fill the table. */
export class FailureNames {
  #hour = -1;
  #known = new Map<string, Set<string>>();

  /**
   * How a failure is kept: as it is, or among the rest. What the site reports of its own rendering stays as it is.
   * @param hour in which it was reported.
   */
  nameFor(
    { unit, version, kind, name }: { unit: string; version: string; kind: string; name: string },
    hour: number,
  ): { kind: string; name: string } {
    if (kind.startsWith('server-')) return { kind, name };
    if (hour !== this.#hour) {
      this.#hour = hour;
      this.#known = new Map();
    }
    const key = `${unit} ${version}`;
    const names = this.#known.get(key) ?? new Set<string>();
    this.#known.set(key, names);
    if (!names.has(`${kind} ${name}`) && names.size >= MAX_NAMES) return REST;
    names.add(`${kind} ${name}`);
    return { kind, name };
  }
}
