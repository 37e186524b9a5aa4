/** How pages make each call of `messages`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as messagesList } from '../messages/list.ts';
import { call as messagesMark } from '../messages/mark.ts';

export const calls = {
  'messages.list': messagesList,
  'messages.mark': messagesMark,
};
