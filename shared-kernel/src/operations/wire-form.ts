/** Schemas of operations as JSON Schema: the form on the wire, before anything is read into it. */
import { toJSONSchema } from 'zod/mini';
import type { ZodMiniType } from 'zod/mini';
import type { Operation } from './operation.ts';

/** A JSON Schema, or a part of one. */
export type JsonSchema = { readonly [name: string]: unknown };

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A part of a schema that holds schemas; empty if missing. */
export const schemaPart = (value: unknown): JsonSchema => (isSchema(value) ? value : {});

function wireForm(schema: ZodMiniType): JsonSchema {
  const { $schema: _dialect, ...form } = toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return form;
}

/** What an operation takes, by part of the call: `path`, `query`, `instance`, `payload`. Empty where nothing is declared. */
export const inputForm = ({ input }: Pick<Operation, 'input'>): JsonSchema =>
  input ? schemaPart(wireForm(input())['properties']) : {};

/** What an operation answers, inside `response`; null where nothing is declared. */
export const answerForm = ({ answer }: Pick<Operation, 'answer'>): JsonSchema | null =>
  answer ? wireForm(answer()) : null;
