/** How pages make each call of `legal`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as legalDocument } from '../legal/document.ts';

export const calls = {
  'legal.document': legalDocument,
};
