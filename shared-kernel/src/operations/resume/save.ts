import { savedAnswerSchema } from '../../api/schemas/account.ts';
import type { SavedAnswer, UpdaterTriple } from '../../api/types.ts';
import { isOfResume } from '../owner.ts';
import { has } from '../payload.ts';
import type { Call, Policy } from '../operation.ts';

export const call: Call<
  { userid: string; resumeid: string; updater: readonly UpdaterTriple[] },
  SavedAnswer
> = {
  label: 'save-resume',
  method: 'POST',
  rest: 'myService/resume',
  send: ({ resumeid, updater }) => ({ instance: resumeid, payload: { updater } }),
  matches: isOfResume,
  answer: savedAnswerSchema,
};

export const policy: Policy = {
  summary: 'Saves fields of a résumé.',
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  when: ({ payload }) => has(payload, 'updater') && !has(payload, 'password'),
};
