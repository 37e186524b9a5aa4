import * as z from 'zod/mini';
import { pathId } from '../input.ts';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', path: '/api/mys/account_token/:id/change_email' };

export const input = () => z.object({ path: z.object({ id: pathId() }) });

export const policy: Policy = {
  summary: 'Sends the mail by which a change of address is confirmed again.',
  refusal: 'AAIS-3',
  source: '2 §7, Session and account',
  upstream: 'myservice',
  account: 'session',
  aboutPeople: true,
  maskedInPath: { id: 'id' },
  limit: { name: 'mail', bySession: true },
  acts: true,
};
