import { waitFor } from '@testing-library/react';
import { addToOutbox, keepPendingApply, listOutbox, readPendingApply } from '@chamba/kernel/outbox';
import { sessionStarted } from '@chamba/kernel/session';
import { exampleSession, failed, fakeGateway, type Reply } from '@chamba/kernel/testing';
import { accepted, entryFor, forgetEverything, openTab } from './testing/tab.ts';

afterEach(async () => {
  history.replaceState(null, '', '/');
  await forgetEverything();
});

const wish = (jobid: string, external = false) => keepPendingApply({ jobid, external });

/** A gateway that takes applications, or refuses them with a code and keeps them. */
function gateway({ refusal }: { refusal?: string } = {}) {
  const edge = fakeGateway(({ path, body }): Reply => {
    const {
      jobid = '',
      service,
      payload,
    } = (body ?? {}) as {
      jobid?: string;
      service?: string;
      payload?: { jobid: string };
    };
    if (path === '/api/apply') return refusal ? failed(refusal) : accepted(jobid);
    if (path === '/api/events') return { status: 202, data: { status: 'accepted' } };
    if (service === 'pending_applications')
      return answer({ jobid: payload?.jobid, state: 'waiting', waiting: 'answers' });
    return answer({ jobid: payload?.jobid, state: 'external' });
  });
  const bodies = (path: string) => edge.calls(path).map(({ body }) => body as Record<string, unknown>);
  return {
    ...edge,
    sent: () => bodies('/api/apply').map(({ jobid }) => jobid),
    opened: () =>
      bodies('/rest')
        .filter(({ service }) => service === 'external_applications')
        .map(({ payload }) => (payload as { jobid: string }).jobid),
  };
}

const answer = (response: object): Reply => ({ data: { status: 200, response } });

const logIn = ({ store }: ReturnType<typeof openTab>, userid = '7') =>
  store.dispatch(sessionStarted({ answer: exampleSession({ userid }), method: 'credentials' }));

test('a log-in on any page hands over every wish of the visitor, each once', async () => {
  for (const jobid of ['31', '32', '33']) wish(jobid);
  wish('34', true);
  const edge = gateway();
  const tab = openTab(edge, null);
  expect(edge.sent()).toEqual([]);
  logIn(tab);
  await waitFor(() => expect(edge.sent().sort()).toEqual(['31', '32', '33']));
  await waitFor(() => expect(edge.opened()).toEqual(['34']));
  await waitFor(async () => expect(await listOutbox('7')).toEqual([]));
  expect(document.cookie).not.toContain('pending_apply');
  // A page that opens afterwards finds nothing to send.
  openTab(edge);
  expect(edge.sent()).toHaveLength(3);
});

test.each(['/empleo/oferta/5-cajera', '/login?returnUrl=%2Fempleo%2Foferta%2F5-cajera'])(
  'at %s the wish of that offer is left to its page',
  async (address) => {
    wish('5');
    wish('51');
    history.replaceState(null, '', address);
    const edge = gateway();
    logIn(openTab(edge, null));
    await waitFor(() => expect(edge.sent()).toEqual(['51']));
    expect(readPendingApply('7')).toEqual([{ jobid: '5', external: false }]);
    history.replaceState(null, '', '/');
    openTab(edge);
    await waitFor(() => expect(edge.sent()).toEqual(['51', '5']));
  },
);

test('a wish for an offer that asks waits at the service for the answers', async () => {
  wish('5');
  const edge = gateway({ refusal: 'MYS-9' });
  const tab = openTab(edge, null);
  logIn(tab);
  await waitFor(() =>
    expect(tab.seen).toContainEqual({
      type: 'application/settled',
      payload: { jobid: '5', outcome: 'rejected', state: 'waiting', waiting: 'answers' },
    }),
  );
  expect(tab.toasts()[0]).toMatchObject({
    text: expect.stringContaining('faltan tus respuestas'),
    action: { url: '/postulaciones' },
  });
  expect(await listOutbox('7')).toEqual([]);
});

test('a candidate never sends the wishes of another, nor those of a visitor of another tab', async () => {
  wish('5');
  history.replaceState(null, '', '/empleo/oferta/5');
  const edge = gateway();
  logIn(openTab(edge, null));
  await waitFor(() => expect(readPendingApply('7')).toHaveLength(1));
  history.replaceState(null, '', '/');
  logIn(openTab(edge, null), '8');

  wish('6');
  sessionStorage.clear();
  await addToOutbox(entryFor('9', { userid: '8' }));
  logIn(openTab(edge, null), '8');
  await waitFor(async () => expect(await listOutbox('8')).toEqual([]));
  // Without the browser's locks each of the candidate's tabs sends it.
  expect(new Set(edge.sent())).toEqual(new Set(['9']));
});
