/** What is sent to try an operation out: its example, with the ids that answers held before. */
import type { Operation, Sent } from './operation.ts';
import { operations } from './list.ts';
import { read } from './payload.ts';

/** Ids of the services that are tried out, by placeholder. */
export type KnownIds = Map<string, string>;

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const at = (data: unknown, path: string): unknown => path.split('.').reduce<unknown>(read, data);

/** Takes the ids that an operation teaches from its successful answer, in the envelope or at top level. */
export function learnIds(known: KnownIds, { teaches = {} }: Operation, data: unknown): void {
  for (const [name, path] of Object.entries(teaches)) {
    const id = at(read(data, 'response'), path) ?? at(data, path);
    if (typeof id === 'number' || (typeof id === 'string' && id !== '')) known.set(name, String(id));
  }
}

/** Placeholders of an example that are not known yet, by name. */
export function unknownIds(sample: Sent, known: KnownIds): string[] {
  const names = [...JSON.stringify(sample).matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  return [...new Set(names)].filter((name) => !known.has(name));
}

/** Name of an operation that teaches a placeholder; empty if there is none. */
export const findTeacher = (placeholder: string): string =>
  operations.find(({ teaches }) => teaches?.[placeholder] !== undefined)?.name ?? '';

/** An example with the known ids in the place of their names. */
export function fillIn(sample: Sent, known: KnownIds): Sent {
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

/** Whether calling it changes nothing at the service. */
export const isRead = ({ address, acts, reads }: Operation): boolean =>
  reads === true || (address.method === 'GET' && !acts);

/** What an operation is tried out with; null where nothing sensible can be sent. */
export function getSample(operation: Operation): Sent | null {
  if (operation.example) return operation.example;
  return isRead(operation) && !operation.address.path?.includes(':') ? {} : null;
}
