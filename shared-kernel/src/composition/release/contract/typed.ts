/** Ties a schema to the type it stands for, so that neither can move without the other. */
import type * as z from 'zod/mini';

type Frozen<Value> = Value extends (...args: never[]) => unknown
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
    : Value;

/** `true` when two types are each assignable to the other, whatever is readonly in them. */
export type SameShape<One, Other> = [Frozen<One>] extends [Frozen<Other>]
  ? [Frozen<Other>] extends [Frozen<One>]
    ? true
    : false
  : false;

/** Schemas by name for each entry of a type; a schema of another shape makes its name a type error. */
export type SchemasOf<Types, Schemas extends Record<keyof Types, z.ZodMiniType>> = {
  [Name in keyof Types]: SameShape<z.infer<Schemas[Name]>, Types[Name]> extends true
    ? Schemas[Name]
    : { 'the schema does not have the shape of the type': Types[Name] };
};
