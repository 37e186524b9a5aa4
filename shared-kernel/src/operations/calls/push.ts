/** How pages make each call of `push`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as pushKey } from '../push/key.ts';
import { call as pushRegister } from '../push/register.ts';
import { call as pushUnregister } from '../push/unregister.ts';

export const calls = {
  'push.key': pushKey,
  'push.register': pushRegister,
  'push.unregister': pushUnregister,
};
