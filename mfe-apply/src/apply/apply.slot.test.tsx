import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createApiClient } from '@chamba/kernel/api';
import { event } from '@chamba/kernel/events';
import { sessionStarted } from '@chamba/kernel/session';
import { createChambaStore, jobStatusRestored, Provider, type ChambaStore } from '@chamba/kernel/store';
import { job, sessionAnswer } from '../testing/fixtures.ts';
import { draw, forgetEverything, gateway, listed, openTab } from '../testing/page.tsx';
import ApplySlot from './apply.slot.tsx';

const quiet = () => gateway(() => listed('7'));

afterEach(forgetEverything);

/** The slot as the server draws it. */
function drawn(prepare: (store: ChambaStore) => void = () => undefined): string {
  const store = createChambaStore({ api: createApiClient({ transport: quiet().transport }) });
  prepare(store);
  return renderToString(
    <Provider store={store}>
      <ApplySlot job={job()} placement="title" />
    </Provider>,
  );
}

test('the server draws the button of a visitor as a link to the login that comes back to apply', () => {
  const html = drawn();
  expect(html).toContain('href="/login?returnUrl=%2Fpostularme%2F20418837"');
  expect(html).toContain('Postularme');
  draw(openTab(quiet()), <ApplySlot job={job()} placement="title" />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    '/login?returnUrl=%2Fempleo%2Foferta%2F20418837-cajera-o-cajero-de-sucursal',
  );
});

test('the server renders a form for a signed-in candidate, which names the account of its page', () => {
  const answer = sessionAnswer();
  const html = drawn((store) => store.dispatch(sessionStarted({ answer, method: 'token' })));
  expect(html).toMatch(
    /<form[^>]* method="post"[^>]* action="\/postularme\/20418837"|action="\/postularme\/20418837"[^>]* method="post"/,
  );
  expect(html).toContain(`name="page_account" value="${answer.user_profile.userid}"`);
});

test('the server says what was applied to', () => {
  const html = drawn((store) => store.dispatch(jobStatusRestored([{ jobid: job().id, status: 'Applied' }])));
  expect(html).toContain('Postulado');
});

test.each([
  ['undelivered', { state: 'undelivered' }, 'No entregada'],
  ['taken back after the employer had it', { state: 'withdrawn', final: true }, 'La retiraste'],
] as const)(
  'an application that was %s is not shown as made, nor offered again',
  async (_which, how, title) => {
    const tab = openTab(quiet(), sessionAnswer());
    draw(tab, <ApplySlot job={job()} placement="title" />);
    act(
      () => void tab.dispatch(event('application/settled', { jobid: job().id, outcome: 'rejected', ...how })),
    );
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.queryByText('Postulado')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Postularme' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Ver mis postulaciones' })).toBeTruthy();
  },
);

test('a page that is opened again says when the offer was applied to, and keeps since when it did not arrive', () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 20, 18, 0).getTime());
  const tab = openTab(quiet(), sessionAnswer());
  const at = new Date(2026, 10, 20, 10, 42).getTime();
  act(() => void tab.dispatch(jobStatusRestored([{ jobid: job().id, status: 'Applied', at }])));
  const { unmount } = draw(tab, <ApplySlot job={job()} placement="title" />);
  expect(screen.getByRole('status').textContent).toBe('PostuladoHoy a las 10:42');
  unmount();
  const undelivered = { jobid: '7', outcome: 'rejected', state: 'undelivered' } as const;
  act(() => void tab.dispatch(event('application/settled', { ...undelivered, at })));
  act(() => void tab.dispatch(event('application/settled', undelivered)));
  draw(tab, <ApplySlot job={job({ id: '7' })} placement="title" />);
  expect(screen.getByRole('status').textContent).toBe('No entregadaHoy a las 10:42');
  clock.mockRestore();
});

test('the service decides whether an offer has expired, whatever the clock of the phone shows', () => {
  const tab = openTab(quiet());
  const { unmount } = draw(
    tab,
    <ApplySlot job={job({ dateexpires: '2020-01-01T00:00:00Z', isexpired: false })} placement="title" />,
  );
  expect(screen.getByRole('link', { name: 'Postularme' })).toBeTruthy();
  unmount();
  draw(
    tab,
    <ApplySlot job={job({ dateexpires: '2999-01-01T00:00:00Z', isexpired: true })} placement="title" />,
  );
  expect(screen.getByText('La vacante venció')).toBeTruthy();
});

test('who applied reads too that the offer has ended', () => {
  const tab = openTab(quiet(), sessionAnswer());
  act(() => void tab.dispatch(jobStatusRestored([{ jobid: job().id, status: 'Applied', at: 1 }])));
  draw(tab, <ApplySlot job={job({ isexpired: true })} placement="title" />);
  expect(screen.getByRole('status').textContent).toBe('PostuladoLa vacante venció');
  expect(screen.getByRole('link', { name: 'Ver mis postulaciones' })).toBeTruthy();
});

test('an expired offer cannot be applied to', () => {
  draw(openTab(quiet()), <ApplySlot job={job({ dateexpires: '2020-01-01T00:00:00Z' })} placement="title" />);
  expect(screen.getByText('La vacante venció')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a sample offer says beforehand that it has no recipient', () => {
  draw(openTab(quiet()), <ApplySlot job={job({ issample: true })} placement="title" />);
  expect(screen.getByText('Vacante de muestra: nadie recibe esta postulación')).toBeTruthy();
});

test('an offer of another site leads there, in a tab of its own, only by a web address', () => {
  const tab = openTab(quiet(), sessionAnswer());
  const elsewhere = job({ redirecttype: 1, redirecturl: 'https://empleos.example/1' });
  const { unmount } = draw(tab, <ApplySlot job={elsewhere} placement="title" />);
  const link = screen.getByRole('link', { name: /Postularme en su sitio/ });
  expect(link.getAttribute('href')).toBe('https://empleos.example/1');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  unmount();
  draw(tab, <ApplySlot job={{ ...elsewhere, redirecturl: 'javascript:alert(1)' }} placement="title" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Postularme' })).toBeTruthy();
});
