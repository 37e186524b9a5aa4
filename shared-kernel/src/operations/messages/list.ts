import * as z from 'zod/mini';
import { countInput } from '../input.ts';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', rest: 'messages/messages' };

export const input = () =>
  z.object({
    query: z.object({
      newtoken: z.optional(z.string()),
      clientformat: z.optional(z.literal('json')),
      top: countInput(100, 20),
      page: countInput(10_000, 1),
    }),
  });

export const policy: Policy = {
  summary: 'Messages of employers.',
  source: '2 §7, Other',
  account: 'session',
  aboutPeople: true,
  example: { query: { top: 10, page: 1, clientformat: 'json' } },
  external: true,
};
