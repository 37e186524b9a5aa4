import { act, cleanup, screen } from '@testing-library/react';
import { jobStatusRestored } from '@chamba/kernel/store';
import { createTestStore, loadPage } from '@chamba/kernel/testing';
import { sessionStarted } from '@chamba/kernel/session';
import { job, sessionAnswer } from '../testing/fixtures.ts';
import { accepted, draw, failed, forgetEverything, gateway, type Reply } from '../testing/page.tsx';
import page from './plain-apply.page.tsx';

const JOB = job();
const offer: Reply = { data: { job: JOB, seo: { title: '', h1: '', robots: '' } } };

afterEach(forgetEverything);

/** Opens the page of an offer, or answers its form. */
async function answer(
  application: Reply | null,
  shown: Reply = offer,
  applied = false,
  fields: Record<string, string> = {},
  held: Reply = failed('MYS-50'),
) {
  const edge = gateway(({ path, body }) => {
    if (path === '/api/apply') return application ?? accepted(JOB.id);
    return body ? held : shown;
  });
  const { store, visited } = createTestStore(edge.transport);
  store.dispatch(sessionStarted({ answer: sessionAnswer(), method: 'token' }));
  if (applied) store.dispatch(jobStatusRestored([{ jobid: JOB.id, status: 'Applied' }]));
  const path = `/postularme/${JOB.id}`;
  const context = await loadPage(store, 'mfe-apply', page, path, { job: JOB.id });
  const redirect = page.redirect?.(store.getState(), context) ?? null;
  if (application) {
    for (const action of page.submit?.(fields, context, store.getState()) ?? []) await store.load(action);
  }
  await act(async () => void draw(store, <page.Component context={context} />));
  return { edge, visited, redirect, status: page.status?.(store.getState(), context) };
}

test('opened, it asks and does not apply', async () => {
  const { edge, status } = await answer(null);
  expect(status).toBe(200);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(JOB.title);
  expect(screen.getByRole('button', { name: 'Postularme' })).toBeTruthy();
  expect(edge.applications()).toEqual([]);
});

test('its form applies and leads to the offer', async () => {
  const { edge, visited } = await answer(accepted(JOB.id));
  expect(edge.applications()).toHaveLength(1);
  expect(edge.applications()[0]).toMatchObject({ jobid: JOB.id });
  expect(visited).toEqual([JOB.url]);
});

test.each([
  ['was applied to before, or was taken back', failed('MYS-12')],
  [
    'whose recipient refused it',
    { data: { status: 200, response: { jobid: JOB.id, applied: false, state: 'undelivered' } } },
  ],
])('an offer that %s: the list says how it stands', async (_which, reply) => {
  expect((await answer(reply)).visited).toEqual(['/postulaciones']);
});

test('a refusal says the same as the button', async () => {
  const { status, visited } = await answer(failed('MYS-7'));
  expect(status).toBe(422);
  expect(visited).toEqual([]);
  expect(screen.getByRole('alert').textContent).toContain('únicamente de su región');
});

test('what the candidate can mend waits at the service, and the list says what to do', async () => {
  const response = { jobid: JOB.id, state: 'waiting', waiting: 'confirm' };
  const { visited, edge } = await answer(
    failed('MYS-50'),
    offer,
    false,
    {},
    { data: { status: 200, response } },
  );
  expect(visited).toEqual(['/postulaciones']);
  expect(edge.requests.at(-1)?.body).toMatchObject({ service: 'pending_applications' });
});

test('nothing is promised when the service is down: it is not tried again', async () => {
  const { status } = await answer(failed('MYS-0', 500));
  expect(status).toBe(503);
  expect(screen.getByRole('alert').textContent).toBe('El servicio no está disponible en este momento');
  expect(screen.getByRole('button', { name: 'Postularme' })).toBeTruthy();
});

test('a rate limit is reported as such', async () => {
  const { status } = await answer(failed('GATEWAY-RATE', 429));
  expect(status).toBe(429);
  expect(screen.getByRole('alert').textContent).toMatch(/demasiados intentos/);
});

test('a session that is over leads to the login and back', async () => {
  const { visited } = await answer(failed('MYS-2'));
  expect(visited).toEqual([`/login?returnUrl=%2Fpostularme%2F${JOB.id}`]);
});

test('an offer that was applied to is shown itself, one that is gone is said to be', async () => {
  expect((await answer(null, offer, true)).redirect).toBe(JOB.url);
  cleanup();
  expect((await answer(null, failed('MYS-4', 404))).status).toBe(404);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('La vacante ya no está disponible');
});

test.each([429, 503])('an offer that cannot be had for now (%i) is not said to be gone', async (status) => {
  expect((await answer(null, failed('GATEWAY-RATE', status))).status).toBe(503);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'El servicio no está disponible en este momento',
  );
});

const asking: Reply = {
  data: {
    job: job({
      questions: [
        { id: 'turno', question: '¿Puedes rolar turnos?', kind: 'boolean', options: [] },
        { id: 'anios', question: '¿Cuántos años de experiencia tienes?', kind: 'number', options: [] },
      ],
    }),
    seo: { title: '', h1: '', robots: '' },
  },
};

test('the questions of the company are asked here too, and what was answered stays', async () => {
  const faulty = await answer(accepted(JOB.id), asking, false, { answer0: 'Sí', answer1: 'dos' });
  expect(faulty.status).toBe(422);
  expect(faulty.edge.applications()).toEqual([]);
  expect(screen.getByText('Escribe solo números')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sí' }).checked).toBe(true);
  expect(screen.getByDisplayValue('dos')).toBeTruthy();
  cleanup();
  const { edge, visited } = await answer(accepted(JOB.id), asking, false, { answer0: 'No', answer1: '2' });
  expect(edge.applications()[0]).toMatchObject({
    killerQuestions: [
      { id: 'turno', answer: 'No' },
      { id: 'anios', answer: '2' },
    ],
  });
  expect(visited).toEqual([JOB.url]);
});
