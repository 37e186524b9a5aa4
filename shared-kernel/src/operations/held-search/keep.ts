import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', rest: 'holdSearch/resource' };

export const policy: Policy = {
  summary: 'Keeps a search until its visitor has an account.',
  source: '2 §7, Saved searches',
  account: 'session',
  aboutPeople: false,
  example: {
    payload: { loginid: '{user}', keyword: 'cajero', salary: '5000-10000', locationid: '', tlalocid: '' },
  },
};
