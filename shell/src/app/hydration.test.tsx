import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { jobStatusRestored, selectJobStatus, useAppSelector } from '@chamba/kernel/store';
import { createComposition, createHost, remoteModule } from '../testing/fixtures.tsx';
import { App } from './app.tsx';

function Offer() {
  const seen = useAppSelector((state) => selectJobStatus(state, '7') === 'Visited');
  return <article>Cajera{seen ? <strong>Vista</strong> : null}</article>;
}

const newHost = () => createHost(createComposition([]), () => Promise.resolve(remoteModule({ routes: [] })));

test('marks of this device that come before the page is hydrated do not spoil it', async () => {
  const server = newHost();
  const root = document.createElement('div');
  root.innerHTML = renderToString(
    <App store={server.store} host={server}>
      <Offer />
    </App>,
  );
  const article = root.querySelector('article');

  const host = newHost();
  const rendered = host.store.getState();
  const complaints: unknown[] = [];
  host.store.dispatch(jobStatusRestored([{ jobid: '7', status: 'Visited' }]));
  await act(async () => {
    hydrateRoot(
      root,
      <App store={host.store} host={host} rendered={rendered}>
        <Offer />
      </App>,
      { onRecoverableError: (error) => complaints.push(error) },
    );
    await Promise.resolve();
  });

  expect(complaints).toEqual([]);
  expect(root.querySelector('article')).toBe(article);
  expect(root.textContent).toBe('CajeraVista');
});
