import type { Address, Policy } from '../operation.ts';

export const call: Address = { method: 'POST', path: '/api/events' };

export const policy: Policy = {
  summary: 'Notes an event, such as a suggestion that was discarded.',
  source: '2 §7, Suggestions and events',
  upstream: 'events',
  account: 'none',
  example: {
    payload: {
      topic: 'candidate-discard-MJR',
      message: {
        origin: 'web',
        jobId: '{offer}',
        resumeID: '{resume}',
        creationDate: '2026-01-02T00:00:00Z',
      },
    },
  },
  reports: true,
};
