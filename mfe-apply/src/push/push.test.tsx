import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TransportRequest } from '@chamba/kernel/api';
import { sessionAnswer } from '../testing/fixtures.ts';
import { draw, failed, forgetEverything, gateway, openTab, type Reply } from '../testing/page.tsx';
import { PushCard } from './push-card.tsx';
import { pushSaga } from './push.saga.ts';
import { pushSlice } from './push.slice.ts';
import { PushSwitch } from './push-switch.tsx';

const KEY = 'BAAA';
const { userid } = sessionAnswer().user_profile;

/** As much of a browser as notifications ask for. */
function browserThat(answers: NotificationPermission, before: NotificationPermission = 'default') {
  let permission = before;
  let subscription: { endpoint: string } | null = null;
  const notes = new Map<string, Response>();
  const asked = jest.fn(async () => (permission = answers));
  const subscribe = jest.fn(async () => {
    const made = {
      endpoint: 'https://push.test/1',
      options: { applicationServerKey: Uint8Array.of(4, 0, 0).buffer },
      toJSON: () => ({ keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    };
    subscription = made;
    return made;
  });
  const pushManager = { getSubscription: async () => subscription, subscribe };
  const fakes = {
    Notification: {
      get permission() {
        return permission;
      },
      requestPermission: asked,
    },
    PushManager: () => undefined,
    caches: {
      open: async () => ({
        match: async (address: string) => notes.get(address)?.clone(),
        put: async (address: string, note: Response) => void notes.set(address, note),
      }),
      delete: async () => void notes.clear(),
    },
  };
  for (const [name, value] of Object.entries(fakes))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => ({ pushManager }) },
    configurable: true,
  });
  return { asked, subscribe, isSubscribed: () => subscription !== null, notes };
}

afterEach(async () => {
  await forgetEverything();
  for (const name of ['Notification', 'PushManager', 'caches']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const done = (response: object): Reply => ({ data: { status: 200, response } });

function open(element: React.ReactElement, register: () => Reply = () => done({ device_registration: {} })) {
  const edge = gateway(({ path, method }: TransportRequest) =>
    path.endsWith('/key')
      ? done({ publickey: KEY })
      : method === 'DELETE'
        ? done({ device: {} })
        : register(),
  );
  const tab = openTab(edge, sessionAnswer());
  tab.inject({ owner: 'mfe-apply', slices: [pushSlice], sagas: [pushSaga] });
  act(() => void draw(tab, element));
  const toasts = () => tab.getState().toasts.items.map(({ text }) => text);
  return { tab, edge, toasts };
}
const card = <PushCard />;
const accept = () => screen.findByRole('button', { name: 'Activar avisos' });

test('the browser asks only after a tap, and is registered by an id of 32 hexadecimal characters', async () => {
  const { asked, isSubscribed } = browserThat('granted');
  const { edge, toasts } = open(card);
  const button = await accept();
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(button);
  await waitFor(() => expect(toasts()).toEqual(['Listo, te avisaremos en este dispositivo.']));
  expect(asked).toHaveBeenCalledTimes(1);
  expect(isSubscribed()).toBe(true);
  const [sent] = edge.calls(`/api/sum/accounts/${userid}/subscriptions`);
  const { browserId, ...body } = sent?.body as { browserId: string };
  expect(body).toEqual({
    resource: 'register',
    subscription: { endpoint: 'https://push.test/1', keys: { p256dh: 'p', auth: 'a' } },
  });
  expect(browserId).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.parse(localStorage.getItem('browserId') ?? '')).toBe(browserId);
  expect(screen.queryByText(/Entérate/)).toBeNull();
});

test('“Ahora no” is remembered, and the browser never asks', async () => {
  const { asked } = browserThat('granted');
  const first = open(card);
  await userEvent.click(await screen.findByRole('button', { name: 'Ahora no' }));
  expect(screen.queryByText(/Entérate/)).toBeNull();
  act(() => void draw(first.tab, card));
  await act(async () => undefined);
  expect(screen.queryByText(/Entérate/)).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

test.each(['granted', 'denied'] as const)(
  'where the browser has answered already (%s) nothing is offered',
  async (answer) => {
    browserThat(answer, answer);
    const { tab } = open(card);
    await waitFor(() => expect(tab.getState()).toMatchObject({ push: { permission: answer } }));
    expect(screen.queryByText(/Entérate/)).toBeNull();
  },
);

test('a browser that cannot be notified is offered nothing, and the settings say why', async () => {
  open(card);
  open(<PushSwitch />);
  expect(await screen.findByText(/Este navegador no puede recibirlos/)).toBeTruthy();
  expect(screen.queryByText(/Entérate/)).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
});

test('a refusal of the site leaves nothing behind, and it can be tried again', async () => {
  let isDown = true;
  const { isSubscribed, notes } = browserThat('granted');
  const { toasts } = open(<PushSwitch />, () =>
    isDown ? failed('MYS-1', 503) : done({ device_registration: {} }),
  );
  const toggle = await screen.findByRole('switch', { name: 'Avisos en este dispositivo' });
  await userEvent.click(toggle);
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(isSubscribed()).toBe(false);
  expect(notes.size).toBe(0);
  expect(toggle.getAttribute('aria-checked')).toBe('false');
  isDown = false;
  await userEvent.click(toggle);
  await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('true'));
});

test('it is taken off here and at the site', async () => {
  const { isSubscribed } = browserThat('granted');
  const { edge, toasts } = open(<PushSwitch />);
  const toggle = await screen.findByRole('switch');
  await userEvent.click(toggle);
  await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('true'));
  await userEvent.click(toggle);
  await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('false'));
  expect(isSubscribed()).toBe(false);
  expect(edge.calls('/api/sum/subscriptions').filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  expect(toasts()).toContain('Ya no te avisaremos en este dispositivo.');
});
