/** Sample calls of operations: their examples, with ids from earlier answers of the service. */
import type { Operation, Sent } from '@chamba/kernel/operations';

/** Sources of ids: name of the placeholder, operation, and path of the field in its answer. */
const ID_SOURCES: ReadonlyArray<readonly [name: string, operation: string, path: string]> = [
  ['offer', 'jobs.search', 'joblist.0.id'],
  ['company', 'companies.byLetter', 'companieslist.0.companynamepretty'],
  ['company', 'companies.byQuery', 'companieslist.0.companynamepretty'],
  ['company', 'companies.search', 'companieslist.0.companynamepretty'],
  ['companyId', 'companies.detail', 'companydetail.id'],
  ['state', 'lookup.states', 'states.0.id'],
  ['category', 'lookup.categories', 'categories.0.id'],
  ['subcategory', 'lookup.categories', 'categories.0.subcategories.0.id'],
  ['interestArea', 'lookup.interestAreas', 'interestareas.0.id'],
  ['user', 'session.current', 'user_profile.userid'],
  ['resume', 'session.current', 'resume.resumeid'],
];

/** Known ids of the checked service, by placeholder. */
export type Known = Map<string, string>;

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const at = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isFields(value) ? value[name] : undefined), data);

/** Stores ids from a successful answer, in the envelope or at top level. */
export function learn(known: Known, operation: string, data: unknown): void {
  for (const [name, teacher, path] of ID_SOURCES) {
    const id = at(at(data, 'response'), path) ?? at(data, path);
    if (teacher === operation && (typeof id === 'number' || (typeof id === 'string' && id !== '')))
      known.set(name, String(id));
  }
}

/** Placeholders of an example without a known id, by name. */
export function unknownIn(sample: Sent, known: Known): string[] {
  const names = [...JSON.stringify(sample).matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  return [...new Set(names)].filter((name) => !known.has(name));
}

/** The operation whose answer contains the id of a placeholder. */
export const findTeacher = (name: string): string =>
  ID_SOURCES.find(([placeholder]) => placeholder === name)?.[1] ?? '';

/** An example with its placeholders replaced by known ids. */
export function filled(sample: Sent, known: Known): Sent {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.replace(/\{(\w+)\}/g, (whole, name: string) => known.get(name) ?? whole);
    if (Array.isArray(value)) return value.map(fill);
    if (!isFields(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner)]));
  };
  return {
    ...sample,
    ...(sample.query && {
      query: Object.fromEntries(Object.entries(sample.query).map(([name, value]) => [name, fill(value)])),
    }),
    ...(sample.payload !== undefined && { payload: fill(sample.payload) }),
    ...(sample.instance !== undefined && { instance: String(fill(sample.instance)) }),
  };
}

/** Whether the call changes no data of the service. */
export const isRead = ({ address, acts, reads }: Operation): boolean =>
  reads === true || (address.method === 'GET' && !acts);

/** Sample call of an operation; null if there is none. */
export function getSample(operation: Operation): Sent | null {
  if (operation.example) return operation.example;
  return isRead(operation) && !operation.address.path?.includes(':') ? {} : null;
}
