import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'PUT', rest: 'myService/resume' };

export const policy: Policy = { summary: 'Replaces a résumé.', account: 'session', aboutPeople: true };
