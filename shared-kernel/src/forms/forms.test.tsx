import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CLIENT_FAILURE, type ServiceErrorState } from '../errors/index.ts';
import { Provider, type RootState } from '../store/index.ts';
import { sessionEnded, sessionStarted } from '../session/index.ts';
import { createTestStore, exampleSession, fakeGateway } from '../testing/index.ts';
import { Field } from '../ui/field/index.ts';
import { hasUnsavedChanges } from '../unsaved/index.ts';
import {
  createSubmission,
  ErrorSummary,
  FailureBanner,
  FormDraft,
  formStatus,
  plainPost,
  useForm,
  type FormErrors,
} from './index.ts';

type Values = { name: string; email: string; password: string };

const EMPTY: Values = { name: '', email: '', password: '' };
const LABELS = { name: 'Nombre', email: 'Correo', password: 'Contraseña' };
const NAMES = Object.keys(LABELS) as Array<keyof Values>;

const context = { pathname: '/hola', search: '', hash: '', params: {} };

function validate(values: Values): FormErrors<Values> {
  return Object.fromEntries(
    NAMES.filter((name) => values[name] === '').map((name) => [name, `Falta ${name}`]),
  );
}

const greeting = createSubmission<Values>('helloGreeting');
const submit = plainPost<Values, Values>({
  submission: greeting,
  initial: EMPTY,
  secrets: ['password'],
  validate,
  payload: (values) => values,
});

function GreetingForm({
  onSubmit = () => undefined,
  state,
}: {
  onSubmit?: (values: Values) => void;
  state?: RootState;
}) {
  const form = useForm({
    id: 'greeting',
    initial: EMPTY,
    validate,
    onSubmit,
    posted: state && greeting.select(state).posted,
  });
  return (
    <form ref={form.ref} noValidate onSubmit={form.onSubmit}>
      <ErrorSummary form={form} labels={LABELS} />
      {NAMES.map((name) => (
        <Field key={name} label={LABELS[name]} {...form.bind(name)} />
      ))}
      <button type="submit">Enviar</button>
    </form>
  );
}

function newStore() {
  const { store } = createTestStore(fakeGateway(() => ({ data: {} })).transport);
  store.inject({ owner: 'mfe-hello', slices: [greeting.slice] });
  return store;
}

const refusal = (answered: number): ServiceErrorState => ({
  status: 404,
  code: 'MYS-1',
  description: 'No se pudo.',
  operation: 'greeting',
  answered,
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('what comes along with a text that is pasted, and cannot be kept, is left out of it', async () => {
  const onSubmit = jest.fn();
  render(<GreetingForm onSubmit={onSubmit} />);
  const user = userEvent.setup();
  for (const [label, text] of [
    ['Nombre', 'Caja\u000by ventas\u0000 🙂'],
    ['Correo', 'a@b.mx'],
    ['Contraseña', 'x'],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Caja y ventas  🙂', email: 'a@b.mx', password: 'x' });
});

test('a field is reported once it was left, and no longer while it is typed in', async () => {
  const user = userEvent.setup();
  render(<GreetingForm />);
  await user.click(field('Nombre'));
  expect(screen.queryByText('Falta name')).toBeNull();
  await user.tab();
  expect(screen.getByText('Falta name')).toBeTruthy();
  await user.click(field('Nombre'));
  expect(screen.queryByText('Falta name')).toBeNull();
});

test('a try with faults sends nothing, lists them and moves the focus to the first; each entry leads to its field', async () => {
  const user = userEvent.setup();
  const sent = jest.fn();
  render(<GreetingForm onSubmit={sent} />);
  await user.click(screen.getByRole('button'));
  expect(sent).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field('Nombre'));
  await user.click(screen.getByRole('link', { name: 'Contraseña' }));
  expect(document.activeElement).toBe(field('Contraseña'));
});

test('values that pass are sent; what is typed counts as unsaved until the form is gone', async () => {
  const user = userEvent.setup();
  const sent = jest.fn();
  const { unmount } = render(<GreetingForm onSubmit={sent} />);
  expect(hasUnsavedChanges()).toBe(false);
  await user.type(field('Nombre'), 'Ana');
  await user.type(field('Correo'), 'ana@x.mx');
  await user.type(field('Contraseña'), 'secreto1');
  expect(hasUnsavedChanges()).toBe(true);
  await user.click(screen.getByRole('button'));
  expect(sent).toHaveBeenCalledWith({ name: 'Ana', email: 'ana@x.mx', password: 'secreto1' });
  unmount();
  expect(hasUnsavedChanges()).toBe(false);
});

test('what was typed before the form was hydrated is its value', async () => {
  const sent = jest.fn();
  const place = document.createElement('div');
  place.innerHTML = renderToString(<GreetingForm onSubmit={sent} />);
  document.body.append(place);
  for (const input of place.querySelectorAll('input')) input.value = `de ${input.name}`;
  let root: Root | undefined;
  await act(async () => void (root = hydrateRoot(place, <GreetingForm onSubmit={sent} />)));
  await userEvent.setup().click(screen.getByRole('button'));
  expect(sent).toHaveBeenCalledWith({ name: 'de name', email: 'de email', password: 'de password' });
  await act(async () => root?.unmount());
  place.remove();
});

test('a form sent without scripts comes back with what was typed, but for secrets, and its faults', () => {
  const store = newStore();
  const actions = submit({ name: 'Ana', password: 'secreto1' }, context, store.getState());
  for (const action of actions) store.dispatch(action);
  expect(formStatus(greeting.select(store.getState()))).toBe(422);
  expect(JSON.stringify(store.getState())).not.toContain('secreto1');
  render(<GreetingForm state={store.getState()} />);
  expect(field('Nombre').value).toBe('Ana');
  expect(screen.getByText('Falta email')).toBeTruthy();
  expect(screen.queryByText('Falta name')).toBeNull();
  // It passed, and is empty only because it is not given back.
  expect(screen.queryByText('Falta password')).toBeNull();
});

test('a form without faults is sent on; its answer decides the status of the page', () => {
  const store = newStore();
  const values: Values = { name: 'Ana', email: 'ana@x.mx', password: 'secreto1' };
  const actions = submit(values, context, store.getState());
  expect(actions.at(-1)).toEqual(greeting.submitted(values));
  for (const action of actions) store.dispatch(action);
  expect(greeting.select(store.getState()).status).toBe('sending');
  store.dispatch(greeting.failed(refusal(400)));
  expect(formStatus(greeting.select(store.getState()))).toBe(422);
  store.dispatch(greeting.failed(refusal(429)));
  expect(formStatus(greeting.select(store.getState()))).toBe(429);
  store.dispatch(greeting.finished());
  expect(formStatus(greeting.select(store.getState()))).toBe(200);
});

test('a refusal of the server shows above the form; a failure of the page itself is a toast', () => {
  const store = newStore();
  const banner = (error: { code: string; description: string } | null) => (
    <Provider store={store}>
      <FailureBanner error={error} />
    </Provider>
  );
  const { rerender } = render(banner({ code: 'MYS-1', description: 'Ese correo no existe.' }));
  expect(screen.getByRole('alert').textContent).toBe('Ese correo no existe.');
  rerender(banner({ code: CLIENT_FAILURE, description: 'Algo falló en la página.' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('drafts', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  function DraftForm({ initial = EMPTY }: { initial?: Values }) {
    const form = useForm({ id: 'greeting', initial, validate, onSubmit: () => undefined });
    return (
      <form ref={form.ref} noValidate onSubmit={form.onSubmit}>
        <FormDraft form={form} name="greeting" submission={greeting} secrets={['password']} />
        {NAMES.map((name) => (
          <Field key={name} label={LABELS[name]} {...form.bind(name)} />
        ))}
      </form>
    );
  }

  function open(userid: string | null, initial?: Values) {
    const store = newStore();
    if (userid !== null) {
      const answer = exampleSession({ userid });
      store.dispatch(sessionStarted({ answer, method: 'credentials' }));
    }
    const view = render(
      <Provider store={store}>
        <DraftForm {...(initial && { initial })} />
      </Provider>,
    );
    return { store, ...view };
  }

  async function type(userid: string | null) {
    const user = userEvent.setup();
    const { unmount, ...rest } = open(userid);
    await user.type(field('Nombre'), 'Ana');
    await user.type(field('Contraseña'), 'secreto1');
    return { unmount, user, ...rest };
  }

  const said = () => screen.queryByText('Recuperamos lo que habías escrito.');

  test('what was typed is there again for its person, without secrets, and can be dropped', async () => {
    const { unmount, user } = await type('7');
    expect(said()).toBeNull();
    expect(JSON.stringify({ ...localStorage })).not.toContain('secreto1');
    unmount();
    open('7', { ...EMPTY, email: 'ana@x.mx' });
    expect(field('Nombre').value).toBe('Ana');
    expect(field('Contraseña').value).toBe('');
    expect(field('Correo').value).toBe('ana@x.mx');
    expect(said()).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Borrar' }));
    expect(field('Nombre').value).toBe('');
    expect(said()).toBeNull();
    expect({ ...localStorage }).toEqual({});
  });

  test('another person finds nothing of it, and neither does a visitor', async () => {
    (await type('7')).unmount();
    open('8').unmount();
    open(null);
    expect(field('Nombre').value).toBe('');
    expect(said()).toBeNull();
  });

  test('what a visitor typed stays in the tab', async () => {
    (await type(null)).unmount();
    expect({ ...localStorage }).toEqual({});
    open(null);
    expect(field('Nombre').value).toBe('Ana');
  });

  test('a session that ends while the form is open loses nothing', async () => {
    const { store, unmount, user } = await type('7');
    act(() => void store.dispatch(sessionEnded()));
    await user.type(field('Correo'), 'ana@x.mx');
    unmount();
    open('7');
    expect(field('Nombre').value).toBe('Ana');
    expect(field('Correo').value).toBe('ana@x.mx');
  });

  test('once it was sent nothing is kept; a refusal keeps it', async () => {
    const { store, unmount } = await type('7');
    act(() => void store.dispatch(greeting.submitted(EMPTY)));
    act(() => void store.dispatch(greeting.failed(refusal(500))));
    expect(localStorage).toHaveLength(1);
    act(() => void store.dispatch(greeting.finished()));
    expect(localStorage).toHaveLength(0);
    unmount();
  });

  test('drafts end after thirty days, also those of others', async () => {
    (await type('7')).unmount();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 24 * 3_600_000);
    open('8');
    expect({ ...localStorage }).toEqual({});
    jest.restoreAllMocks();
  });

  test('where the browser keeps nothing, leaving the page is warned of', async () => {
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { unmount } = await type('7');
    expect(leave()).toBe(false);
    unmount();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const refused = await type('8');
    expect(leave()).toBe(true);
    refused.unmount();
    expect(leave()).toBe(false);
    jest.restoreAllMocks();
  });
});
