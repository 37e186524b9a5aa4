import * as z from 'zod/mini';
import { tokenInput } from '../input.ts';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', path: '/api/images/shared-photos/:token' };

export const input = () => z.object({ path: z.object({ token: tokenInput() }) });

export const policy: Policy = {
  summary: 'The picture of the photo of a résumé that a link shows, for as long as it does.',
  upstream: 'images',
  errors: ['MYS-64'],
  account: 'proof',
  aboutPeople: true,
  maskedInPath: { token: 'token' },
  limit: { name: 'token' },
  answersPicture: true,
};
