/** How pages make each call of `share`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as shareCreate } from '../share/create.ts';
import { call as shareEnd } from '../share/end.ts';
import { call as shareList } from '../share/list.ts';
import { call as shareOpen } from '../share/open.ts';

export const calls = {
  'share.create': shareCreate,
  'share.end': shareEnd,
  'share.list': shareList,
  'share.open': shareOpen,
};
