/** How pages make each call of `resume`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as resumeChangeStatus } from '../resume/change-status.ts';
import { call as resumeCreate } from '../resume/create.ts';
import { call as resumeRead } from '../resume/read.ts';
import { call as resumeSave } from '../resume/save.ts';

export const calls = {
  'resume.changeStatus': resumeChangeStatus,
  'resume.create': resumeCreate,
  'resume.read': resumeRead,
  'resume.save': resumeSave,
};
