/** Calls and answers of operations, made from what they declare. */
import type { Operation, Sent } from '@chamba/kernel/operations';
import { z } from 'zod';

/** A JSON Schema, as far as zod writes it. */
type Form = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Form[];
  properties?: Record<string, Form>;
  required?: string[];
  items?: Form;
  pattern?: string;
  minLength?: number;
  minItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
};

/** Texts of which the first is used that has the wanted length and form. */
const TEXTS = [
  ...['1', '44100', '19.43', '123456', '1000-2000', 'a', 'web_h4_home', '1/recruiter_views/', 'MX'],
  ...['0123456789abcdef0123456789abcdef', 'ana@ejemplo.com', '2026-01-02'],
];

/**
 * A value that fits a schema.
 * @param isWhole whether what may be missing is there too.
 * @throws Error if no text has the wanted form: the operation needs an example.
 */
function makeValue(form: Form, isWhole: boolean): unknown {
  if (form.const !== undefined) return form.const;
  if (form.enum) return form.enum[0];
  if (form.anyOf) return makeValue(form.anyOf.find(({ type }) => type !== 'null') ?? {}, isWhole);
  switch (Array.isArray(form.type) ? form.type.find((type) => type !== 'null') : form.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(form.properties ?? {})
          .filter(([name, { not }]: [string, Form & { not?: unknown }]) => {
            return not === undefined && (isWhole || form.required?.includes(name));
          })
          .map(([name, inner]) => [name, makeValue(inner, isWhole)]),
      );
    case 'array':
      return isWhole || (form.minItems ?? 0) > 0 ? [makeValue(form.items ?? {}, isWhole)] : [];
    case 'number':
    case 'integer':
      return Math.max(1, form.minimum ?? 1, (form.exclusiveMinimum ?? 0) + 1);
    case 'boolean':
      return true;
    default: {
      const pattern = new RegExp(form.pattern ?? '');
      const text = TEXTS.find((each) => each.length >= (form.minLength ?? 0) && pattern.test(each));
      if (text === undefined) throw new Error(`no text fits ${form.pattern}: give the operation an example`);
      return text;
    }
  }
}

/**
 * What a caller may send to an operation: its example, or something that its input schema takes.
 * @throws Error if nothing can be made that fits: the operation needs an example.
 */
export function makeCall({ name, example, input }: Operation): Sent {
  if (example) return example;
  if (!input) return {};
  const schema = input();
  const form = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Form;
  const made = makeValue(form, false) as Partial<Record<'path' | 'query', object>> & Sent;
  const received = { path: {}, query: {}, instance: '', payload: {}, ...made };
  if (!schema.safeParse(received).success)
    throw new Error(`${name} does not take ${JSON.stringify(made)}: give it an example`);
  const { path, query, payload, instance } = made;
  return {
    query: { ...query, ...path },
    ...(payload !== undefined && { payload }),
    ...(instance !== undefined && { instance }),
  };
}

/** Fields of a successful answer, as an operation declares them; none where it declares none. */
export const makeAnswer = ({ answer }: Operation): object =>
  answer
    ? (makeValue(z.toJSONSchema(answer(), { io: 'output', unrepresentable: 'any' }) as Form, true) as object)
    : {};
