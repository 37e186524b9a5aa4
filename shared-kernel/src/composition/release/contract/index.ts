/** The contract of this kernel as data: what a release writes down of it when it is built. */
import * as z from 'zod/mini';
import { slotContracts } from '../../../slots/contracts.ts';
import type { JsonSchema } from './schema.ts';
import { coreSliceSchemas } from './core-slices.ts';
import { eventPayloadSchemas } from './event-payloads.ts';
import { slotPropsSchemas } from './slot-props.ts';

export { slotPropsSchemas } from './slot-props.ts';
export { eventPayloadSchemas } from './event-payloads.ts';
export { coreSliceSchemas } from './core-slices.ts';
export { contractSchema, type Contract, type JsonSchema, type SlotContractEntry } from './schema.ts';
export { inferShape } from './shape-of.ts';

/** Slots, events and core slices of the kernel, as JSON Schemas. */
export type KernelContract = {
  slots: Record<string, { version: number; owner: string; props: JsonSchema }>;
  events: Record<string, JsonSchema>;
  slices: Record<string, JsonSchema>;
};

/** The contract of the kernel this module belongs to. */
export function kernelContract(): KernelContract {
  return {
    slots: Object.fromEntries(
      Object.entries(slotContracts).map(([name, { version, owner }]) => [
        name,
        { version, owner, props: jsonSchema(slotPropsSchemas[name as keyof typeof slotPropsSchemas]) },
      ]),
    ),
    events: mapped(eventPayloadSchemas),
    slices: mapped(coreSliceSchemas),
  };
}

function mapped(schemas: Record<string, z.ZodMiniType>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, jsonSchema(schema)]));
}

function jsonSchema(schema: z.ZodMiniType): JsonSchema {
  // Objects may grow: that unknown fields are refused is no part of the promise.
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  return rest;
}
