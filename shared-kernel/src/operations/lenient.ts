/**
 * Readers of fields that services write in several ways: the documents show ids as digits and leave open whether they are
 * numbers or texts, and a service need not know what only this product's own services say.
 */
import * as z from 'zod/mini';
import { once } from './once.ts';

const written = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/** An id: digits as a number or as text, read as text. It has to be there. */
export const id = once(() => z.pipe(z.transform(written), z.string()));

/** A text, also one that came as a number; missing or null is empty. */
export const text = once(() =>
  z.pipe(
    z.transform((value) => written(value ?? '')),
    z.string(),
  ),
);

/** A number, also as text; missing, null or empty is 0. */
export const amount = once(() =>
  z.pipe(
    z.transform((value) => (typeof value === 'string' ? Number(value) : (value ?? 0))),
    z.number(),
  ),
);

const FLAGS: Readonly<Record<string, boolean>> = { 0: false, 1: true, false: false, true: true };

const flagOr = (fallback?: boolean) =>
  z.pipe(
    z.transform((value) => FLAGS[String(value ?? fallback)] ?? value),
    z.boolean(),
  );

/** Yes or no, also as 1 and 0 or in words; missing or null is no. */
export const flag = once(() => flagOr(false));
/** The same; missing or null is yes. */
export const unlessFalse = once(() => flagOr(true));
/** The same; it has to be there. */
export const requiredFlag = once(() => flagOr());

/** A value that stands for itself where it is missing or null. */
export const or = <Value extends z.ZodMiniType>(value: Value, fallback: unknown) =>
  z.pipe(
    z.transform((given) => given ?? fallback),
    value,
  );

/** A list; missing or null is an empty one. */
export const list = <Item extends z.ZodMiniType>(item: Item) => or(z.array(item), []);

/** A value that may be missing; null is missing too. */
export const maybe = <Value extends z.ZodMiniType>(value: Value) => or(z.optional(value), undefined);

type Fields = Readonly<Record<string, unknown>>;

/** An object of which some fields follow from others where they are missing; anything else is left for `value` to refuse. */
export const completed = <Value extends z.ZodMiniType>(value: Value, complete: (given: Fields) => Fields) =>
  z.pipe(
    z.transform((given) => (isFields(given) ? { ...given, ...complete(given) } : given)),
    value,
  );

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
