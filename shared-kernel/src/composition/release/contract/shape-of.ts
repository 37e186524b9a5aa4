import type { JsonSchema } from './schema.ts';

/**
 * The shape of a value, for slices that have no schema: their initial state says it. What is null or an empty list
 * there may become anything.
 */
export function inferShape(value: unknown): JsonSchema {
  if (value === null || value === undefined || typeof value === 'function') return {};
  if (Array.isArray(value)) return { type: 'array', items: value.length > 0 ? inferShape(value[0]) : {} };
  if (typeof value === 'object') {
    const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return {
      type: 'object',
      properties: Object.fromEntries(entries.map(([name, field]) => [name, inferShape(field)])),
      required: entries.filter(([, field]) => field !== undefined).map(([name]) => name),
    };
  }
  return { type: typeof value };
}
