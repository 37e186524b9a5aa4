import type { BeaconReport } from '@chamba/kernel/telemetry';
import { reportError } from '@chamba/kernel/telemetry';
import { createComposition, createHost, remoteModule, routeEntry } from '../testing/fixtures.tsx';
import { startBeacon, type Vital } from './beacon.ts';
import { watchFailures } from './failures.ts';

function beacon() {
  const host = createHost(createComposition([routeEntry({ id: 'a', path: '/a' })]), () =>
    Promise.resolve(remoteModule({ routes: [] })),
  );
  const sent: BeaconReport[] = [];
  let notify: (vital: Vital) => void = () => undefined;
  const failures = watchFailures();
  return {
    host,
    sent,
    measure: (vital: Vital) => notify(vital),
    start: () =>
      startBeacon(host, failures, {
        send: (report) => sent.push(report) > 0,
        observe: (observer) => (notify = observer),
      }),
  };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('failures are reported by the unit that failed, including those before the beacon loaded', () => {
  const { host, sent, start } = beacon();
  reportError({ unit: 'mfe-x', version: '1.0.0', kind: 'render', error: new TypeError('no "Lupita"') });
  const flush = start();
  const error = new RangeError('uncaught 4711');
  error.stack = 'RangeError\n at https://x/releases/mfe-y/2.1.0-0123456789ab/container.js:1:2';
  dispatchEvent(new ErrorEvent('error', { error }));
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  flush();
  expect(sent).toEqual([
    {
      composition: host.composition.id,
      views: [],
      vitals: [],
      errors: [
        {
          unit: 'mfe-x',
          version: '1.0.0',
          kind: 'render',
          name: 'TypeError',
          message: 'no (text)',
          files: [],
        },
        {
          unit: 'mfe-y',
          version: '2.1.0',
          kind: 'uncaught',
          name: 'RangeError',
          message: 'uncaught #',
          files: ['mfe-y/2.1.0-0123456789ab/container.js'],
        },
        expect.objectContaining({ unit: 'shell', name: 'NotAnError', message: '' }),
      ],
    },
  ]);
});

test('pages and measures are reported by the unit that owns the page they belong to', () => {
  const { host, sent, start, measure } = beacon();
  jest.spyOn(performance, 'now').mockReturnValue(10);
  host.navigated({ unit: 'mfe-x', category: 'srp' });
  const flush = start();
  jest.spyOn(performance, 'now').mockReturnValue(5_000);
  host.navigated({ unit: 'shell', category: '404' });
  measure({ metric: 'LCP', value: 1_200, at: 0 });
  measure({ metric: 'INP', value: 80, at: 6_000 });
  flush();
  expect(sent[0]?.views.map(({ unit, category }) => `${unit} ${category}`)).toEqual([
    'mfe-x srp',
    'shell 404',
  ]);
  expect(sent[0]?.vitals.map(({ unit, metric }) => `${unit} ${metric}`)).toEqual(['mfe-x LCP', 'shell INP']);
});

test('an endlessly repeating error is reported a limited number of times, and an empty batch is not sent', () => {
  const { sent, start } = beacon();
  const flush = start();
  flush();
  expect(sent).toEqual([]);
  for (let index = 0; index < 500; index += 1)
    reportError({ unit: 'mfe-x', version: '1.0.0', kind: 'saga', error: new Error('again') });
  flush();
  expect(sent[0]?.errors).toHaveLength(20);
});
