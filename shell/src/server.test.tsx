import { useContext } from 'react';
import { SlotHostContext } from '@chamba/kernel/slots';
import { render } from './server.tsx';
import { createComposition, plainPage, remoteModule, routeEntry } from './testing/fixtures.tsx';

test('a unit finds nothing of the shell behind the slots of a page that is rendered on the server', async () => {
  let found: object = {};
  function Curious() {
    found = useContext(SlotHostContext);
    return <h1>Página</h1>;
  }
  const page = { id: 'curious', path: '/curious', category: 'srp' } as const;
  const remote = remoteModule({
    routes: [{ ...page, page: () => Promise.resolve(plainPage('Página', { Component: Curious })) }],
  });
  const output = await render({
    url: '/curious',
    composition: createComposition([routeEntry(page)]),
    state: {},
    mode: 'full',
    transport: () => Promise.resolve({ status: 404, data: {} }),
    loadRemote: () => Promise.resolve(remote),
  });
  expect(output).toMatchObject({ kind: 'page', status: 200, html: expect.stringContaining('Página') });
  expect(Object.keys(found).sort()).toEqual(['load', 'loaded']);
  expect(Object.getPrototypeOf(found)).toBe(Object.prototype);
});
