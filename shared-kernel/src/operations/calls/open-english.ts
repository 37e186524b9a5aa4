/** How pages make each call of `openEnglish`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as openEnglishSaveScore } from '../open-english/save-score.ts';
import { call as openEnglishToken } from '../open-english/token.ts';

export const calls = {
  'openEnglish.saveScore': openEnglishSaveScore,
  'openEnglish.token': openEnglishToken,
};
