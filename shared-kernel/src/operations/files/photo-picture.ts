import * as z from 'zod/mini';
import { pathId } from '../input.ts';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', path: '/api/images/photos/:id' };

export const input = () => z.object({ path: z.object({ id: pathId() }) });

export const policy: Policy = {
  summary: 'The picture of a photo, for its owner; its address changes with it.',
  upstream: 'images',
  account: 'session',
  aboutPeople: true,
  maskedInPath: { id: 'id' },
  // A log-out does not empty the browser: an hour, and of that person's browser only.
  cache: { by: 'own-browser', seconds: 3_600 },
  answersPicture: true,
};
