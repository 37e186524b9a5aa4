import * as z from 'zod/mini';
import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'GET', path: '/api/images/logos/:file' };

export const input = () => z.object({ path: z.object({ file: z.string() }) });

export const policy: Policy = {
  summary: 'The picture of a logo; its address changes with it.',
  upstream: 'images',
  account: 'none',
  // Its name holds the digest of the picture.
  cache: { by: 'browsers', seconds: 31_536_000 },
  answersPicture: true,
};
