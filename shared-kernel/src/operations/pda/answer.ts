import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', rest: 'pda/setPDAExam' };

export const policy: Policy = {
  summary: 'Sends the answers of the behavioural test.',
  source: '2 §7, Behavioural test',
  account: 'session',
  aboutPeople: true,
};
