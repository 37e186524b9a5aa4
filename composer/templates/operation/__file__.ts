import * as z from 'zod/mini';
import { once } from '../once.ts';
import { id, list, text } from '../lenient.ts';
import type { Call, Nothing, Parsed, Policy } from '../operation.ts';

/** Fields of a successful answer; write what it holds. */
const answer = once(() => z.object({ items: list(z.object({ id: id(), description: text() })) }));
export type __OperationName__Answer = Parsed<typeof answer>;

/** What pages send: the query of a read, the payload of a change; `send` says it otherwise. */
export const call: Call<Nothing, __OperationName__Answer> = {
  label: '__label__',
  method: '__method__',
  path: '__path__',
  answer,
};

/** What arrives: `path`, `query`, `instance` and `payload`, each with the fields that the service reads. */
export const input = () => z.object({__pathInput__});

export const policy: Policy = {
  summary: '__summary__',
  upstream: '__upstream__',
  account: '__account__',__aboutPeople____external__
};
