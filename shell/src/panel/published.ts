/** Address of what is published, for testers. */
const ADDRESS = '/platform/units';

/** Published versions of each unit, newest first; a unit without publications is missing. */
export type Published = Readonly<Record<string, readonly string[]>>;

/** Asks which versions are published. @returns null when the site does not say. */
export async function readPublished(): Promise<Published | null> {
  try {
    const answer = await fetch(ADDRESS, { headers: { accept: 'application/json' } });
    return answer.ok ? publishedIn(await answer.json()) : null;
  } catch {
    return null;
  }
}

/** The versions in an answer of the form `{units: {<unit>: [{version}]}}`; what has another form is left out. */
export function publishedIn(answer: unknown): Published {
  const units = field(answer, 'units');
  if (typeof units !== 'object' || units === null) return {};
  return Object.fromEntries(
    Object.entries(units).map(([unit, releases]) => {
      const versions = (Array.isArray(releases) ? releases : [])
        .map((release: unknown) => field(release, 'version'))
        .filter((version) => typeof version === 'string');
      return [unit, [...new Set(versions)]];
    }),
  );
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
