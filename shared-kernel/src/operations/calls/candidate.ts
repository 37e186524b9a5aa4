/** How pages make each call of `candidate`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as candidateRead } from '../candidate/read.ts';
import { call as candidateSave } from '../candidate/save.ts';

export const calls = {
  'candidate.read': candidateRead,
  'candidate.save': candidateSave,
};
