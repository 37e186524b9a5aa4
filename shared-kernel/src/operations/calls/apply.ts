/** How pages make each call of `apply`, by name. Written by `npm run operations -w @chamba/kernel` from the files of the operations. */
import { call as applyExternal } from '../apply/external.ts';
import { call as applyHold } from '../apply/hold.ts';
import { call as applyHolders } from '../apply/holders.ts';
import { call as applyList } from '../apply/list.ts';
import { call as applyReceipt } from '../apply/receipt.ts';
import { call as applyRestore } from '../apply/restore.ts';
import { call as applySubmit } from '../apply/submit.ts';
import { call as applyWithdraw } from '../apply/withdraw.ts';

export const calls = {
  'apply.external': applyExternal,
  'apply.hold': applyHold,
  'apply.holders': applyHolders,
  'apply.list': applyList,
  'apply.receipt': applyReceipt,
  'apply.restore': applyRestore,
  'apply.submit': applySubmit,
  'apply.withdraw': applyWithdraw,
};
