import { savedAnswerSchema } from '../../api/schemas/account.ts';
import type { SavedAnswer } from '../../api/types.ts';
import { isOfResume } from '../owner.ts';
import { has } from '../payload.ts';
import type { Call, Policy } from '../operation.ts';

type ChangeStatusInput = {
  userid: string;
  resumeid: string;
  op_type: 'activate' | 'deactivate' | 'extend' | 'default' | 'delete';
};

export const call: Call<ChangeStatusInput, SavedAnswer> = {
  label: 'change-resume-status',
  method: 'POST',
  rest: 'myService/resume',
  send: ({ resumeid, op_type }) => ({ instance: resumeid, payload: { op_type } }),
  matches: isOfResume,
  answer: savedAnswerSchema,
};

export const policy: Policy = {
  summary: 'Activates, hides, extends, chooses or deletes a résumé.',
  source: '2 §7, Session and account',
  account: 'session',
  aboutPeople: true,
  when: ({ payload }) => has(payload, 'op_type') && !has(payload, 'updater') && !has(payload, 'password'),
};
