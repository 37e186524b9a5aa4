import { render, screen } from '@testing-library/react';
import { definePage, defineRemote } from '../remote/index.ts';
import { faultyModule, MadeFault, readFault } from './index.ts';

const sound = {
  default: defineRemote({
    name: 'mfe-x',
    routes: [
      {
        id: 'home',
        path: '/',
        category: 'home',
        page: () =>
          Promise.resolve({
            default: definePage({
              Component: () => <p>Inicio</p>,
              head: () => ({ title: '', description: '' }),
              sagas: [
                {
                  name: 'flow',
                  life: 'page',
                  *saga() {
                    yield 'worked';
                  },
                },
              ],
            }),
          }),
      },
    ],
    slots: {
      'header.email-status': {
        version: 1,
        server: false,
        component: () => Promise.resolve({ default: () => <p>Correo</p> }),
      },
    },
  }),
};

test.each([
  ['?fault=mfe-cv:render', { unit: 'mfe-cv', kind: 'render' }],
  ['?a=1&fault=mfe-cv:hang', { unit: 'mfe-cv', kind: 'hang' }],
  ['?fault=mfe-cv:explode', null],
  ['?fault=../x:load', null],
  ['', null],
])('%s asks for %j', (search, fault) => expect(readFault(search)).toEqual(fault));

test('a page and a filler throw at render while the fault stands, and work after', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let active = true;
  const { default: remote } = faultyModule(sound, 'render', () => active);
  const { default: page } = (await remote.routes[0]?.page()) ?? {};
  const filler = await remote.slots?.['header.email-status']?.component();
  if (!page || !filler) throw new Error('nothing declared');
  const shown = () => (
    <>
      <page.Component context={{ pathname: '/', search: '', hash: '', params: {} }} />
      <filler.default />
    </>
  );
  expect(() => render(shown())).toThrow(MadeFault);
  active = false;
  render(shown());
  expect(screen.getByText('Inicio')).toBeTruthy();
  expect(screen.getByText('Correo')).toBeTruthy();
  jest.restoreAllMocks();
});

test('sagas throw at their start while the fault stands, and work after', async () => {
  let active = true;
  const { default: remote } = faultyModule(sound, 'saga', () => active);
  const page = await remote.routes[0]?.page();
  const saga = page?.default.sagas?.[0]?.saga;
  expect(() => saga?.().next()).toThrow(MadeFault);
  active = false;
  expect(saga?.().next().value).toBe('worked');
});
