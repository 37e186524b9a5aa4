/** How pages make each call of `resume`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as resumeChangeStatus } from '../resume/change-status.ts';
import { call as resumeCopy } from '../resume/copy.ts';
import { call as resumeCreate } from '../resume/create.ts';
import { call as resumeCreateShare } from '../resume/create-share.ts';
import { call as resumeEndShare } from '../resume/end-share.ts';
import { call as resumeFile } from '../resume/file.ts';
import { call as resumeGains } from '../resume/gains.ts';
import { call as resumeHistory } from '../resume/history.ts';
import { call as resumeList } from '../resume/list.ts';
import { call as resumeRead } from '../resume/read.ts';
import { call as resumeRestore } from '../resume/restore.ts';
import { call as resumeSave } from '../resume/save.ts';
import { call as resumeShares } from '../resume/shares.ts';

export const calls = {
  'resume.changeStatus': resumeChangeStatus,
  'resume.copy': resumeCopy,
  'resume.create': resumeCreate,
  'resume.createShare': resumeCreateShare,
  'resume.endShare': resumeEndShare,
  'resume.file': resumeFile,
  'resume.gains': resumeGains,
  'resume.history': resumeHistory,
  'resume.list': resumeList,
  'resume.read': resumeRead,
  'resume.restore': resumeRestore,
  'resume.save': resumeSave,
  'resume.shares': resumeShares,
};
