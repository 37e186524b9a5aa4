/** Every call that pages make, with what it takes and what it answers. */
import type { Definitions } from '../operations/calls.ts';
import type { Call } from '../operations/operation.ts';

export type { ApplyInput } from '../operations/apply/application-input.ts';
export type { CreateAccountInput } from '../operations/account/create.ts';

/** Name of a call, e.g. `jobs.search`. */
export type CallName = keyof Definitions;

type Parts<Of> = Of extends Call<infer Input, infer Output> ? { input: Input; output: Output } : never;

/** Every call by name, with what it takes and what it answers. */
export type Calls = { [Name in CallName]: Parts<Definitions[Name]> };
export type CallInput<Name extends CallName> = Calls[Name]['input'];
export type CallOutput<Name extends CallName> = Calls[Name]['output'];

/** How each call is made. */
export type CallDefinitions = { [Name in CallName]: Call<CallInput<Name>, CallOutput<Name>> };
