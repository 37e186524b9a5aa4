/** How pages make each call of `pay`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as payNet } from '../pay/net.ts';

export const calls = {
  'pay.net': payNet,
};
