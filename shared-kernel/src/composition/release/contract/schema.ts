import * as z from 'zod';

/** A JSON Schema, as far as contracts use the language. */
export type JsonSchema = { readonly [keyword: string]: unknown };

const jsonSchema: z.ZodType<JsonSchema> = z.record(z.string(), z.unknown());
const slot = z.object({ version: z.number().int().positive(), props: jsonSchema });

/** What a release promises to others, and what it was built to find: by name, as JSON Schemas. */
export const contractSchema = z.object({
  slots: z.object({
    /** Slots whose place is in this unit's pages, with the props it passes. */
    places: z.record(z.string(), slot),
    /** Slots it fills, with the props its component expects. */
    fills: z.record(z.string(), slot),
  }),
  events: z.object({ emits: z.record(z.string(), jsonSchema), listens: z.record(z.string(), jsonSchema) }),
  slices: z.object({
    /** Slices that live as long as the session and that this unit brings. */
    provides: z.record(z.string(), jsonSchema),
    /** Slices of others that it may read, in the shape it was built with. */
    reads: z.record(z.string(), jsonSchema),
  }),
  /** Modules that the shell brings for everybody, with their versions. */
  shares: z.record(z.string(), z.string()),
  /** Shared modules that the unit's code asks for, with the versions it was built with. */
  needs: z.record(z.string(), z.string()),
});

/** The contract section of `release.json`. */
export type Contract = z.infer<typeof contractSchema>;
export type SlotContractEntry = z.infer<typeof slot>;
