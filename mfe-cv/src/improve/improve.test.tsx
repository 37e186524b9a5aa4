import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TransportRequest } from '@chamba/kernel/api';
import { selectToggles, togglesLoaded } from '@chamba/kernel/store';
import { candidate, resume } from '../testing/fixtures.ts';
import { openResume } from '../testing/open-resume.tsx';

const user_profile = { userid: '7' };

// A busy machine may take longer than is usual.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

// The first use of each loads its code, which is no part of what is tested.
beforeAll(() => Promise.all([import('../edit/editor.tsx'), import('./proposal.tsx')]));
beforeEach(() => localStorage.clear());

type Reply = { text: string; left?: number } | { code: string; status: number } | 'never';

/** The open form of the first job, over a service with these answers. */
async function open(replies: Reply[], model: string | null = 'modelo.example') {
  const asked: unknown[] = [];
  const aborts: boolean[] = [];
  const received: Array<(text: string) => void> = [];
  const transport = async ({ query, body, signal, onText }: TransportRequest) => {
    const ok = (response: object) => ({ status: 200, data: { status: 200, response } });
    if (body) {
      asked.push((body as { payload: unknown }).payload);
      const reply = replies.shift() ?? 'never';
      if (onText) received.push(onText);
      if (reply === 'never')
        return new Promise<never>((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            aborts.push(true);
            reject(new Error('aborted'));
          });
        });
      if (!('code' in reply)) return ok(reply);
      const { status, code } = reply;
      return { status, data: { status, errors: [{ code, description: '' }] } };
    }
    if (query?.['service'] === 'candidateData') return ok({ user_profile, candidate_data: candidate });
    return ok({ user_profile, resume: resume() });
  };
  const { store } = await openResume(transport);
  if (model !== null)
    act(() => void store.dispatch(togglesLoaded({ ...selectToggles(store.getState()), improveRole: model })));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Editar: Cajera, Abarrotes La Esperanza' }));
  const area = await screen.findByLabelText<HTMLTextAreaElement>(/^Funciones/);
  return { store, user, area, asked, aborts, received };
}

const improve = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Mejorar con IA' }));

test('without a model there is no button', async () => {
  const { store } = await open([], null);
  expect(screen.queryByRole('button', { name: 'Mejorar con IA' })).toBeNull();
  store.stop();
});

test('says what goes to whom, sends it when asked, shows what changes, and replaces after a yes', async () => {
  const { store, user, area, asked } = await open([{ text: 'Cobré y cuadré la caja.', left: 2 }]);
  expect(screen.getByText(/Enviamos tu puesto y este texto a modelo.example/)).toBeTruthy();
  expect(asked).toEqual([]);
  await improve(user);
  const proposal = within(await screen.findByRole('region', { name: 'Texto propuesto' }));
  expect(asked).toEqual([{ role: 'Cajera', text: 'Cobro y corte de caja.', entry: '70/1' }]);
  const parts = (tag: string) =>
    [...document.querySelectorAll(tag)].map(({ textContent }) => textContent).join('|');
  expect(parts('del')).toContain('Cobro');
  expect(parts('ins')).toContain('Cobré');
  expect(proposal.getByText(/Te quedan 2 mejoras/)).toBeTruthy();
  expect(area.value).toBe('Cobro y corte de caja.');
  await user.click(proposal.getByRole('button', { name: 'Usar texto' }));
  expect(area.value).toBe('Cobré y cuadré la caja.');
  expect(document.activeElement).toBe(area);
  await user.click(screen.getByRole('button', { name: 'Volver a mi texto' }));
  expect(area.value).toBe('Cobro y corte de caja.');
  store.stop();
});

const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`;

test('the text is shown as it comes; nothing is replaced by it', async () => {
  const { store, user, area, received } = await open(['never']);
  await improve(user);
  const waiting = await screen.findByRole('region', { name: 'Redactando una propuesta…' });
  act(() => received[0]?.(`${event({ piece: 'Cobré ' })}data: {"pie`));
  expect(await within(waiting).findByText('Cobré')).toBeTruthy();
  act(() => received[0]?.(event({ piece: 'Cobré ' }) + event({ piece: 'en caja' })));
  expect(await within(waiting).findByText('Cobré en caja')).toBeTruthy();
  expect(area.value).toBe('Cobro y corte de caja.');
  expect(within(waiting).queryByRole('button', { name: 'Usar texto' })).toBeNull();
  await user.click(within(waiting).getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByText('Cobré en caja')).toBeNull();
  store.stop();
});

test('an answer is text: nothing in it is markup of the page', async () => {
  const { store, user } = await open([{ text: '<img src=x onerror=alert(1)> Cobré.' }]);
  await improve(user);
  const proposal = await screen.findByRole('region', { name: 'Texto propuesto' });
  const proposed = [...proposal.querySelectorAll('ins, p > span')].map(({ textContent }) => textContent);
  expect(proposed.join('')).toBe('<img src=x onerror=alert(1)> Cobré.');
  expect(proposal.querySelector('img')).toBeNull();
  store.stop();
});

test('what cannot be improved is said before anything is sent', async () => {
  const { store, user, area, asked } = await open([]);
  await user.clear(area);
  await improve(user);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Escribe una descripción válida de tus funciones.',
  );
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(document.activeElement).toBe(area);
  await user.click(area);
  await user.paste('a'.repeat(1_501));
  await improve(user);
  expect(await screen.findByText('El texto no puede tener más de 1500 caracteres.')).toBeTruthy();
  expect(asked).toEqual([]);
  store.stop();
});

test.each([
  ['AI-HARMFUL', 406, 'El texto contiene contenido no permitido.', false],
  ['AI-CALLS-LIMIT', 400, 'Ya usaste las 3 mejoras disponibles.', false],
  ['AI-INPUT', 400, 'Escribe una descripción válida de tus funciones.', false],
  ['AI-UNAVAILABLE', 500, 'El servicio no está disponible en este momento', true],
  ['AI-UNAVAILABLE', 503, 'El servicio no está disponible en este momento', true],
  ['AI-UNAVAILABLE', 504, 'El servicio no está disponible en este momento', true],
])(
  'a refusal %s with %s says why, and offers another try where it helps',
  async (code, status, text, again) => {
    const { store, user, area } = await open([{ code, status }, { text: 'Cobré.' }]);
    await improve(user);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(area.value).toBe('Cobro y corte de caja.');
    const retry = screen.queryByRole('button', { name: 'Reintentar' });
    expect(retry !== null).toBe(again);
    if (retry) {
      await user.click(retry);
    } else {
      // The text is corrected: another try needs no other press.
      await user.type(area, ' Atendí a clientes.');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(document.activeElement).toBe(area);
      await improve(user);
    }
    expect(await screen.findByRole('region', { name: 'Texto propuesto' })).toBeTruthy();
    store.stop();
  },
);

test('who waits no longer ends the call', async () => {
  const { store, user, area, aborts } = await open(['never']);
  await improve(user);
  const waiting = within(await screen.findByRole('region', { name: 'Redactando una propuesta…' }));
  await user.click(waiting.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(aborts).toEqual([true]));
  expect(screen.getByRole('button', { name: 'Mejorar con IA' })).toBeTruthy();
  expect(document.activeElement).toBe(area);
  store.stop();
});
