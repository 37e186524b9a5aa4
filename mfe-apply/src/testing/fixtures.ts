import type { Application } from '@chamba/kernel/api';

export { exampleJob as job, exampleSession as sessionAnswer } from '@chamba/kernel/testing';

/** An application that was sent. */
export function application(changes: Partial<Application> = {}): Application {
  return {
    jobid: '1',
    title: 'Auxiliar de caja',
    companyname: 'Ferretera del Bajío',
    location: 'Guadalajara, Jalisco',
    dateapplied: '2026-11-20T15:00:00Z',
    dateexpires: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    status: 'sent',
    statusdate: '2026-11-20T15:00:01Z',
    domain: 'ferretera.example',
    noanswer: false,
    final: false,
    url: '/empleo/oferta/1-auxiliar-de-caja',
    ...changes,
  };
}
