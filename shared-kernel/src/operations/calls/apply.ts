/** How pages make each call of `apply`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as applyList } from '../apply/list.ts';
import { call as applySubmit } from '../apply/submit.ts';

export const calls = {
  'apply.list': applyList,
  'apply.submit': applySubmit,
};
