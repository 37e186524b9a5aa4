/** How pages make each call of `events`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as eventsSend } from '../events/send.ts';

export const calls = {
  'events.send': eventsSend,
};
