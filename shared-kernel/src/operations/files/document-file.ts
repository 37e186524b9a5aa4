import * as z from 'zod/mini';
import { pathId } from '../input.ts';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', path: '/api/images/documents/:id' };

export const input = () => z.object({ path: z.object({ id: pathId() }) });

export const policy: Policy = {
  summary: 'A file of a résumé, for its owner, as an attachment.',
  upstream: 'images',
  account: 'session',
  aboutPeople: true,
  maskedInPath: { id: 'id' },
  answersFile: true,
};
