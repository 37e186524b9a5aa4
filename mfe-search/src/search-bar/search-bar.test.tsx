import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { TransportRequest } from '@chamba/kernel/api';
import { Provider } from '@chamba/kernel/store';
import { hasUnsavedChanges } from '@chamba/kernel/unsaved';
import { place, recentSearch } from '../testing/fixtures.ts';
import { openSite, type Reply } from '../testing/site.tsx';
import DashboardSearch from './dashboard-search.slot.tsx';
import HeaderSearch, { slices } from './header-search.slot.tsx';
import { searchPicked, selectSearchBar } from './search-bar.slice.ts';

const PLACES = [
  place(),
  place({
    id: 'MX',
    type: 'CO',
    cityname: '',
    statename: '',
    description: 'México',
    seourl: 'en-mexico',
    documents: 46_968,
  }),
  place({ id: 'MX-JAL', type: 'ST', cityname: '', description: 'Jalisco, México', seourl: 'en-jalisco' }),
];

function suggestions(path: string): Reply {
  if (path === '/api/suggests/locations') return { data: { suggestions: PLACES } };
  if (path.startsWith('/api/suggests/keywords/')) {
    return { data: { suggestions: [{ text: 'cajero bancario', documents: 12 }], recentsearches: [] } };
  }
  return { data: { recentsearches: [] } };
}

type Answer = (path: string, request: TransportRequest) => Reply | Promise<Reply>;

function openBar(answer: Answer = suggestions, bar = <HeaderSearch variant="bar" />) {
  const site = openSite((request) => answer(request.path, request));
  site.store.inject({ owner: 'mfe-search', slices });
  render(<Provider store={site.store}>{bar}</Provider>);
  return { ...site, user: userEvent.setup() };
}

const keyword = () => screen.getAllByPlaceholderText('Puesto, área laboral o empresa')[0]!;
const location = () => screen.getAllByPlaceholderText('Colonia, Ciudad o Estado')[0]!;
const send = () => screen.getByRole('button', { name: 'Buscar empleo' });
const form = () => screen.getAllByRole('search')[0]!;

/** The option with this text; marks inside it part its accessible name in jsdom. */
const option = (text: string) =>
  waitFor(() => {
    const found = screen.getAllByRole('option').find(({ textContent }) => textContent?.startsWith(text));
    if (!found) throw new Error(`no option "${text}"`);
    return found;
  });

test('without JavaScript it is a form to /buscar', () => {
  openBar();
  const element = form() as HTMLFormElement;
  expect(element.getAttribute('action')).toBe('/buscar');
  expect([...element.elements].map((field) => field.getAttribute('name')).filter(Boolean)).toEqual([
    'q',
    'l',
  ]);
});

test('nothing typed', async () => {
  const { user, visited } = openBar();
  await user.click(send());
  expect(await screen.findByText('Inicia tu búsqueda completando los campos.')).toBeTruthy();
  expect(visited).toEqual([]);
});

test('what is typed keeps the page from being loaded anew, until the search is sent', async () => {
  const { user, store } = openBar();
  await user.type(keyword(), 'caj');
  expect(hasUnsavedChanges()).toBe(true);
  await user.click(send());
  await screen.findByText('Ingresa una ubicación para completar tu búsqueda.');
  expect(hasUnsavedChanges()).toBe(true);
  // At once: the search that is sent leads on before anything is drawn.
  const atSearch: boolean[] = [];
  store.subscribe(() => atSearch.push(hasUnsavedChanges()));
  act(() => void store.dispatch(searchPicked('/empleos-de-cajero')));
  expect(atSearch).toContain(false);
  expect(hasUnsavedChanges()).toBe(false);
  await user.type(keyword(), 'e');
  expect(hasUnsavedChanges()).toBe(true);
  await user.clear(keyword());
  expect(hasUnsavedChanges()).toBe(false);
});

describe('a place that was typed and not chosen', () => {
  const GUADALAJARA = {
    id: '14039',
    type: 'CI',
    description: 'Guadalajara, Jalisco',
    statename: 'Jalisco',
    countryname: 'México',
    seourl: 'en-jalisco/ciudad-de-guadalajara',
  };
  const isLookUp = ({ path, query }: TransportRequest) =>
    path === '/rest' && query?.['service'] === 'location';
  const refused = (status: number, code: string): Reply => ({ status, data: { errors: [{ code }] } });

  /** A site whose look-up of places answers this. */
  const openWith = (lookUp: () => Reply | Promise<Reply>) =>
    openBar((path, request) => (isLookUp(request) ? lookUp() : suggestions(path)));
  const certain = (): Reply => ({ data: { response: { location: GUADALAJARA } } });

  test.each([
    ['Enter', (user: UserEvent) => user.keyboard('{Enter}')],
    ['the button', (user: UserEvent) => user.click(send())],
    [
      'the button after the box was left',
      async (user: UserEvent) => {
        await user.tab();
        await user.click(send());
      },
    ],
  ])('chooses itself on %s when it is certain, before any suggestion came', async (_how, act) => {
    const { user, visited, calls, store } = openWith(certain);
    await user.type(keyword(), 'Cajero');
    await user.type(location(), '  GUADALAJARA ');
    await act(user);
    await waitFor(() => expect(visited).toEqual(['/empleos-de-cajero/en-jalisco/ciudad-de-guadalajara']));
    expect((location() as HTMLInputElement).value).toBe('Guadalajara, Jalisco');
    expect(
      calls('/rest')
        .filter(isLookUp)
        .map(({ query }) => query?.['text']),
    ).toEqual(['GUADALAJARA']);
    expect(selectSearchBar(store.getState()).error).toBeNull();
  });

  test('is looked up with a state that shows, and the search goes on when the answer is there', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    const slow = new Promise<Reply>((resolve) => {
      answer = resolve;
    });
    const { user, visited } = openWith(() => slow);
    await user.type(location(), 'guadalajara{Enter}');
    const busy = await screen.findByRole('button', { name: 'Buscando...' });
    expect(busy.getAttribute('aria-busy')).toBe('true');
    await user.click(busy);
    expect(visited).toEqual([]);
    answer(certain());
    await waitFor(() => expect(visited).toEqual(['/empleos-en-jalisco/ciudad-de-guadalajara']));
  });

  test('is not waited for any more when something else is typed', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    const slow = new Promise<Reply>((resolve) => {
      answer = resolve;
    });
    const { user, visited } = openWith(() => slow);
    await user.type(location(), 'guadalajara{Enter}');
    await screen.findByRole('button', { name: 'Buscando...' });
    await user.type(location(), ' x');
    expect(send()).toBeTruthy();
    answer(certain());
    await act(() => slow.then(() => undefined));
    expect(visited).toEqual([]);
    expect((location() as HTMLInputElement).value).toBe('guadalajara x');
  });

  test('that may be several asks, with the list open and the reason on top of it', async () => {
    const { user, visited } = openWith(() => refused(404, 'PLC-01'));
    await user.type(location(), 'juarez{Enter}');
    expect((await screen.findByRole('listbox', { name: 'Ubicaciones' })).textContent).toContain(
      'Selecciona una ubicación de la lista.',
    );
    const first = await option('Guadalajara,  Jalisco');
    expect(document.activeElement).toBe(location());
    expect(location().getAttribute('aria-expanded')).toBe('true');
    expect(first.closest('[role=listbox]')?.textContent).toContain('Hay varias para «juarez».');
    expect(visited).toEqual([]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.queryByText(/Selecciona una ubicación/)).toBeNull();
  });

  test('that is unknown is reported and kept, and the whole country is offered', async () => {
    const { user, visited } = openWith(() => refused(404, 'MYS-15'));
    await user.type(keyword(), 'cajero');
    await user.type(location(), 'xyzqq{Enter}');
    expect(
      await screen.findByText('No encontramos «xyzqq». Escribe otra colonia, ciudad o estado.'),
    ).toBeTruthy();
    expect((location() as HTMLInputElement).value).toBe('xyzqq');
    expect(screen.getByRole('link', { name: 'Buscar en todo México' }).getAttribute('href')).toBe(
      '/empleos-de-cajero/en-mexico',
    );
    expect(visited).toEqual([]);
  });

  test.each<[string, Reply]>([
    ['no network', 'unreachable'],
    ['a service that is down', { status: 503, data: {} }],
    ['a rate limit', refused(429, 'GATEWAY-RATE')],
  ])('with %s is shown as a failure, and looked up again', async (_what, failure) => {
    let isDown = true;
    const { user, visited } = openWith(() => (isDown ? failure : certain()));
    await user.type(location(), 'gdl{Enter}');
    const again = await screen.findByRole('button', { name: 'Reintentar' }, { timeout: 3_000 });
    expect(screen.getByText(/No pudimos buscar «gdl»/)).toBeTruthy();
    isDown = false;
    await user.click(again);
    await waitFor(() => expect(visited).toEqual(['/empleos-en-jalisco/ciudad-de-guadalajara']));
  });

  test('and was suggested before by that very name needs no network', async () => {
    const { user, visited } = openWith(() => 'unreachable');
    await user.type(location(), 'guadalajara');
    await option('Guadalajara,  Jalisco');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(visited).toEqual(['/empleos-en-jalisco/ciudad-de-guadalajara']), {
      timeout: 3_000,
    });
  });
});

test('a keyword without a place keeps the keyword and offers the whole country with one tap', async () => {
  const { user, visited } = openBar();
  await user.type(keyword(), 'cajero');
  await user.click(send());
  expect(await screen.findByText('Ingresa una ubicación para completar tu búsqueda.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buscar en todo México' }).getAttribute('href')).toBe(
    '/empleos-de-cajero/en-mexico',
  );
  expect((keyword() as HTMLInputElement).value).toBe('cajero');
  expect(visited).toEqual([]);
});

test('typed letters survive the change to the box with suggestions, caret and all', async () => {
  const { user } = openBar();
  await user.click(keyword());
  await user.keyboard('caje');
  await waitFor(() => expect(keyword().getAttribute('role')).toBe('combobox'));
  expect(document.activeElement).toBe(keyword());
  await user.keyboard('ro');
  expect((keyword() as HTMLInputElement).value).toBe('cajero');
});

test('what was selected stays selected through the change, and the next letter takes its place', async () => {
  openBar();
  const plain = keyword() as HTMLInputElement;
  fireEvent.change(plain, { target: { value: 'cajero' } });
  plain.focus();
  plain.select();
  await waitFor(() => expect(keyword().getAttribute('role')).toBe('combobox'));
  const box = keyword() as HTMLInputElement;
  expect(document.activeElement).toBe(box);
  expect([box.selectionStart, box.selectionEnd]).toEqual([0, 6]);
});

test('letters typed before suggestions could come get theirs all the same', async () => {
  const { user } = openBar();
  await user.click(location());
  await user.keyboard('guadal');
  expect(await option('Guadalajara,  Jalisco')).toBeTruthy();
});

test('the way out of a search without a place is not covered by the list of places', async () => {
  const { user } = openBar();
  await user.type(keyword(), 'cajero');
  await user.click(send());
  await screen.findByRole('link', { name: 'Buscar en todo México' });
  await user.click(location());
  expect(screen.queryByRole('option')).toBeNull();
  await user.keyboard('jal');
  expect(await option('Jalisco')).toBeTruthy();
});

test('places are grouped, and a chosen one leads to the address of the grammar', async () => {
  const { user, visited, calls, store } = openBar();
  await user.type(keyword(), 'Cajero');
  await user.type(location(), 'gu');
  await user.type(location(), 'adal');
  const list = await screen.findByRole('listbox', { name: 'Ubicaciones' });
  const headings = ['Países', 'Estados', 'Ciudades'].map((name) => within(list).getByText(name));
  expect(headings[0]!.compareDocumentPosition(headings[1]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(headings[1]!.compareDocumentPosition(headings[2]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(calls('/api/suggests/locations').map(({ query }) => query?.['q'])).toEqual(['guadal']);

  await user.click(await option('Guadalajara,  Jalisco'));
  expect((location() as HTMLInputElement).value).toBe('Guadalajara, Jalisco');
  await user.click(send());
  await waitFor(() => expect(visited).toEqual(['/empleos-de-cajero/en-jalisco/ciudad-de-guadalajara']));

  await user.type(location(), 'x');
  expect(selectSearchBar(store.getState()).place).toBeNull();
});

test('the arrow on a chosen place lists its like, looked for by what stands before its comma', async () => {
  const { user, calls } = openBar();
  await user.type(location(), 'guadal');
  await user.click(await option('Guadalajara,  Jalisco'));
  expect(screen.queryByRole('option')).toBeNull();
  await user.keyboard('{ArrowDown}');
  await user.click(await option('Jalisco'));
  expect(calls('/api/suggests/locations').map(({ query }) => query?.['q'])).toEqual([
    'guadal',
    'Guadalajara',
  ]);
  expect((location() as HTMLInputElement).value).toBe('Jalisco');
});

test('the whole country is a place like others, so that it stays chosen', async () => {
  const { user, visited } = openBar();
  await user.type(location(), 'mex');
  await user.click(await option('México'));
  await user.click(send());
  await waitFor(() => expect(visited).toEqual(['/empleos-en-mexico']));
});

test('a state is shown and written without its country', async () => {
  const { user } = openBar();
  await user.type(location(), 'jal');
  await user.click(await option('Jalisco'));
  expect((location() as HTMLInputElement).value).toBe('Jalisco');
});

test('with past searches and suggestions together each has at most five rows', async () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ text: `cajero ${index}`, documents: 1 }));
  const { user } = openBar((path) =>
    path.startsWith('/api/suggests/keywords/')
      ? { data: { suggestions: many, recentsearches: [recentSearch()] } }
      : { data: { recentsearches: [] } },
  );
  await user.type(keyword(), 'caj');
  expect(await screen.findByText('Búsquedas recientes')).toBeTruthy();
  expect(screen.getByText('Sugerencia de búsqueda')).toBeTruthy();
  expect(screen.getAllByRole('option')).toHaveLength(6);
});

const twelve = Array.from({ length: 12 }, (_, index) => ({
  ...recentSearch({ q: `cajero ${index}` }),
  url: `/empleos-de-cajero-${index}`,
}));
const withTwelve: Answer = (path) =>
  path.startsWith('/api/suggests/') ? suggestions(path) : { data: { recentsearches: twelve } };

test('past searches that stand alone have ten rows', async () => {
  const { user } = openBar(withTwelve);
  await user.click(keyword());
  await option('cajero 0');
  expect(screen.getAllByRole('option')).toHaveLength(10);
});

test('the search of the dashboard opens in place, and has five rows', async () => {
  const { user } = openBar(withTwelve, <DashboardSearch />);
  await user.click(screen.getByRole('button', { name: '¿Qué y dónde? Puesto, área laboral o empresa' }));
  await screen.findByRole('dialog', { name: 'Busca empleo ahora' });
  await user.click(keyword());
  await option('cajero 0');
  expect(screen.getAllByRole('option')).toHaveLength(5);
});

test('suggestions that cannot be had are no error', async () => {
  const { user, calls } = openBar(() => 'unreachable');
  await user.type(location(), 'guadal');
  await waitFor(() => expect(calls('/api/suggests/locations')).toHaveLength(1));
  expect(within(form()).queryByRole('option')).toBeNull();
  expect((location() as HTMLInputElement).value).toBe('guadal');
  expect(screen.queryByText(/error/i)).toBeNull();
});

test('a phone opens the full-screen search, which closes after a search was sent', async () => {
  const { user, visited } = openBar();
  await user.click(screen.getByRole('button', { name: 'Cambiar búsqueda: Empleos en México y el mundo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Busca empleo ahora' });
  await user.type(within(dialog).getByPlaceholderText('Colonia, Ciudad o Estado'), 'guadal');
  await user.click(await option('Guadalajara,  Jalisco'));
  await user.click(within(dialog).getByRole('button', { name: 'Buscar empleo' }));
  await waitFor(() => expect(visited).toEqual(['/empleos-en-jalisco/ciudad-de-guadalajara']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('in the full-screen search the whole country is one tap away, and it closes', async () => {
  const { user, visited } = openBar();
  const trigger = screen.getByRole('button', { name: 'Cambiar búsqueda: Empleos en México y el mundo' });
  trigger.focus();
  await user.keyboard(' ');
  const dialog = await screen.findByRole('dialog', { name: 'Busca empleo ahora' });
  await user.type(within(dialog).getByPlaceholderText('Puesto, área laboral o empresa'), 'cajero');
  await user.click(within(dialog).getByRole('button', { name: 'Buscar empleo' }));
  await user.click(await within(dialog).findByRole('link', { name: 'Buscar en todo México' }));
  expect(visited).toEqual(['/empleos-de-cajero/en-mexico']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the way back closes the full-screen search', async () => {
  const { user } = openBar();
  await user.click(screen.getByRole('button', { name: /^Cambiar búsqueda/ }));
  await screen.findByRole('dialog');
  fireEvent(window, new PopStateEvent('popstate'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('past searches', () => {
  const RECENTS = [
    { ...recentSearch(), extratext: 'Desde casa' },
    {
      ...recentSearch({ q: '', placedescription: '', cop: 'farmacias-la-merced' }),
      url: '/empleos/bolsa-de-trabajo-farmacias-la-merced',
      newtotaldocslegend: '',
    },
  ];
  const withRecents = (path: string): Reply =>
    path.startsWith('/api/suggests/') ? suggestions(path) : { data: { recentsearches: RECENTS } };

  test('do not lie over why a search was not sent', async () => {
    const { user } = openBar(withRecents);
    await user.click(keyword());
    await option('cajero');
    await user.click(send());
    expect(await screen.findByText('Inicia tu búsqueda completando los campos.')).toBeTruthy();
    await user.click(keyword());
    expect(screen.queryByRole('option')).toBeNull();
    await user.type(keyword(), 'caj');
    expect(await option('cajero')).toBeTruthy();
  });

  test('are offered before anything is typed, and lead to their own address', async () => {
    const { user, visited } = openBar(withRecents);
    await user.click(keyword());
    const first = await option('cajero');
    expect(first.textContent).toBe('cajero,  en Guadalajara, Jalisco, Desde casa14 nuevas');
    expect((await option('farmacias la merced')).textContent).toContain('en México y el mundo');
    await user.click(first);
    expect(visited).toEqual(['/empleos-de-cajero/en-jalisco/ciudad-de-guadalajara']);
  });

  test('are offered by place too, and by keyboard', async () => {
    const { user, visited } = openBar(withRecents);
    await user.click(location());
    expect((await option('Guadalajara, Jalisco')).textContent).toMatch(/cajero.*14 nuevas/);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(visited).toEqual(['/empleos-de-cajero/en-jalisco/ciudad-de-guadalajara']));
  });
});

test('the box a search lacks is marked for screen readers', async () => {
  const { user } = openBar();
  await user.type(keyword(), 'cajero');
  await user.click(send());
  await waitFor(() => expect(location().getAttribute('aria-invalid')).toBe('true'));
  expect(keyword().getAttribute('aria-invalid')).toBeNull();
});
