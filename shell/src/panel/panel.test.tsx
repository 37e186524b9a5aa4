import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageComposition } from '@chamba/kernel/composition';
import { failureText } from './failure-text.ts';
import { Panel } from './panel.tsx';
import { Testers } from './testers.tsx';
import { createHost } from '../testing/fixtures.tsx';

const unit = (version: string) => ({
  version,
  base: '/r/',
  entry: 'e.js',
  integrity: 'x',
  routes: [],
  slots: [],
});
const composition: PageComposition = {
  id: 'a41f9c2d01234567',
  custom: true,
  channel: 'live',
  units: {
    'mfe-search': unit('1.4.0'),
    shell: unit('2.3.0'),
    'mfe-cv': unit('1.3.2'),
    'mfe-apply': unit('1.0.7'),
  },
  overrides: {
    'mfe-search': { kind: 'release', wanted: '1.4.0', replaces: '1.4.0' },
    'mfe-cv': { kind: 'address', wanted: 'http://localhost:5174', replaces: '1.3.2' },
    'mfe-apply': {
      kind: 'release',
      wanted: '1.1.0-rc.2',
      replaces: '1.0.7',
      failure: { waitedMs: 3_000, code: 'timeout', reason: 'time-out' },
    },
  },
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  performance.getEntriesByType = () => [];
  globalThis.fetch = (() =>
    Promise.resolve({
      ok: true,
      json: () => Promise.resolve({ units: { shell: [{ version: '2.4.0' }, { version: '2.3.0' }] } }),
    })) as unknown as typeof fetch;
});

async function show(page = composition, allowOverrides = true) {
  const left: string[] = [];
  const closed = jest.fn();
  await act(async () => {
    render(
      <Panel
        composition={page}
        allowOverrides={allowOverrides}
        highlighted={false}
        onHighlight={() => undefined}
        onClose={closed}
        leave={(address) => left.push(new URL(address).search)}
      />,
    );
  });
  const row = (name: string) => {
    const found = document.querySelector<HTMLElement>(`[data-unit="${name}"]`);
    if (!found) throw new Error(`no row of ${name}`);
    return within(found);
  };
  return { left, closed, row };
}

test('each unit shows its origin and its health', async () => {
  const { row } = await show();
  expect([...document.querySelectorAll('[data-unit]')].map((item) => item.getAttribute('data-unit'))).toEqual(
    ['shell', 'mfe-search', 'mfe-cv', 'mfe-apply'],
  );
  expect(screen.getByText('a41f9c2')).toBeTruthy();
  expect(row('shell').getByText('Sin cargar')).toBeTruthy();
  expect(row('mfe-search').getByText('Fijada')).toBeTruthy();
  expect(row('mfe-cv').getByText('Local')).toBeTruthy();
  expect(row('mfe-cv').getByText('Reemplaza a 1.3.2. Solo en este navegador.')).toBeTruthy();
  expect(row('mfe-apply').getByText('No responde')).toBeTruthy();
  expect(row('mfe-apply').getByText(/Se cayó al manifiesto \(1\.0\.7\) después de 3 s\./)).toBeTruthy();
  await userEvent.click(row('mfe-apply').getByRole('button', { name: 'Ver detalle' }));
  expect(row('mfe-apply').getByText('1.1.0-rc.2: no respondió a tiempo.')).toBeTruthy();
});

test('the reason of a failed choice is shown in Spanish, also for codes of older and newer gateways', () => {
  const reason = 'nothing answers there';
  const describeFailure = (failure: object) =>
    failureText('mfe-cv', { waitedMs: 0, reason, ...failure } as Parameters<typeof failureText>[1]);
  expect(describeFailure({ code: 'unreachable' })).toBe('nada responde en esa dirección.');
  expect(describeFailure({ code: 'status', about: '404' })).toBe('su release.json respondió 404.');
  expect(describeFailure({ code: 'other-unit', about: 'mfe-search' })).toBe(
    'ahí está mfe-search, no mfe-cv.',
  );
  expect(describeFailure({ code: 'gone-fishing' })).toBe('no se pudo usar.');
  expect(describeFailure({})).toBe('no se pudo usar.');
});

test('another version waits for Recargar, which carries all choices', async () => {
  const { left, row } = await show();
  await userEvent.selectOptions(row('shell').getByRole('combobox', { name: 'Versión de shell' }), '2.4.0');
  expect(row('shell').getByText('Cambiada')).toBeTruthy();
  expect(screen.getByText('4 cambios')).toBeTruthy();
  await userEvent.click(row('shell').getByRole('button', { name: 'Recargar' }));
  expect(left).toEqual([
    '?composition=mfe-search@1.4.0,mfe-cv@http://localhost:5174,mfe-apply@1.1.0-rc.2,shell@2.4.0&composicion=1',
  ]);
});

test('a unit is pinned and let go, and goes back to the manifest', async () => {
  const { row } = await show();
  const pin = row('shell').getByRole('button', { name: 'Fijar shell' });
  await userEvent.click(pin);
  expect(pin.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(pin);
  expect(pin.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(row('mfe-cv').getByRole('button', { name: 'Restablecer mfe-cv' }));
  expect(row('mfe-cv').queryByText('Local')).toBeNull();
  expect(row('mfe-cv').getByText(/Se aplica al recargar/)).toBeTruthy();
});

test('any address is asked for only where the site allows it, and never for the host', async () => {
  const { row } = await show();
  const address = { name: 'Otra dirección…' };
  expect(row('shell').queryByRole('option', address)).toBeNull();
  await userEvent.selectOptions(
    row('mfe-search').getByRole('combobox'),
    row('mfe-search').getByRole('option', address),
  );
  const field = row('mfe-search').getByRole('textbox', { name: 'Dirección de mfe-search' });
  await userEvent.type(field, 'localhost:5175{Enter}');
  expect(
    row('mfe-search').getByText('Escribe una dirección que empiece con http:// o https://'),
  ).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, 'http://localhost:5175{Enter}');
  expect(row('mfe-search').getByText('Local')).toBeTruthy();
});

test('a public site offers published versions only', async () => {
  await show(composition, false);
  expect(screen.queryByRole('option', { name: 'Otra dirección…' })).toBeNull();
});

test('Restablecer asks before it undoes more than one change', async () => {
  const { left } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Restablecer' }));
  expect(left).toEqual([]);
  expect(screen.getByText('¿Deshacer los 3 cambios?')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(left).toEqual(['?composition=live']);
});

test('Restablecer undoes a single change at once', async () => {
  const { 'mfe-cv': only } = composition.overrides ?? {};
  const { left } = await show({ ...composition, overrides: only ? { 'mfe-cv': only } : {} });
  await userEvent.click(screen.getByRole('button', { name: 'Restablecer' }));
  expect(left).toEqual(['?composition=live']);
});

test('Copiar liga puts the composition on the clipboard and says so', async () => {
  await show();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copiar liga' }));
  expect(await screen.findByText('Liga copiada')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toContain('?composition=mfe-search@1.4.0,');
});

test.each([
  [true, 'composición'],
  [false, 'manifiesto'],
])('its head says what the page is made by (changed: %s)', async (custom, word) => {
  await show({ ...composition, custom });
  expect(screen.getByText(new RegExp(`^Pruebas · ${word}`))).toBeTruthy();
});

test('the badge that opened the panel is still there to get the focus back', async () => {
  const host = createHost(composition, () => Promise.reject(new Error('not asked')));
  await act(async () => {
    render(
      <Testers
        composition={composition}
        allowOverrides
        host={host}
        initiallyOpen={false}
        onMount={() => undefined}
      />,
    );
  });
  const badge = screen.getByRole('button', { name: '3 cambios' });
  await userEvent.click(badge);
  expect(screen.getByRole('dialog', { name: 'Composición' })).toBeTruthy();
  expect(badge.isConnected).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: '3 cambios' })).toBe(badge);
});
