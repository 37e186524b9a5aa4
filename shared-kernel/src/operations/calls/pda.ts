/** How pages make each call of `pda`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as pdaDraft } from '../pda/draft.ts';
import { call as pdaExam } from '../pda/exam.ts';
import { call as pdaResult } from '../pda/result.ts';
import { call as pdaSaveDraft } from '../pda/save-draft.ts';
import { call as pdaSaveExam } from '../pda/save-exam.ts';

export const calls = {
  'pda.draft': pdaDraft,
  'pda.exam': pdaExam,
  'pda.result': pdaResult,
  'pda.saveDraft': pdaSaveDraft,
  'pda.saveExam': pdaSaveExam,
};
