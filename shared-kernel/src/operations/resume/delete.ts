import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'DELETE', rest: 'myService/resume' };

export const policy: Policy = { summary: 'Deletes a résumé.', account: 'session', aboutPeople: true };
