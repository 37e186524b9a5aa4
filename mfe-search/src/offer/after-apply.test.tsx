import { act, render, screen } from '@testing-library/react';
import { event } from '@chamba/kernel/events';
import { SlotHostContext, type SlotHost } from '@chamba/kernel/slots';
import { jobStatusRestored, Provider } from '@chamba/kernel/store';
import { job } from '../testing/fixtures.ts';
import { openSite, setScreen } from '../testing/site.tsx';
import offer from './offer.page.tsx';

const ID = job().id;

/** The offer's page, with another unit's filler for what comes after an application. */
async function open(onCall: (path: string) => unknown = () => ({})) {
  const asked: string[] = [];
  const host: SlotHost = {
    loaded: () => null,
    load: (name) => {
      asked.push(name);
      return Promise.resolve(
        name === 'offer.applied'
          ? { unit: 'mfe-apply', version: '1.0.0', Component: () => <h2>Otros empleos parecidos</h2> }
          : null,
      );
    },
  };
  const site = openSite(({ path }) => ({
    data: path === '/api/job' ? { job: job(), seo: { title: '', h1: '', robots: '' } } : onCall(path),
  }));
  const context = await site.load(offer, `/empleo/oferta/${ID}`, { job: ID });
  await act(async () =>
    render(
      <Provider store={site.store}>
        <SlotHostContext value={host}>
          <offer.Component context={context} />
        </SlotHostContext>
      </Provider>,
    ),
  );
  const apply = (jobid = ID) =>
    act(async () => void site.store.dispatch(event('application/submitted', { jobid })));
  const send = () =>
    act(async () => void site.store.dispatch(jobStatusRestored([{ jobid: ID, status: 'Applied' }])));
  return { asked, apply, send };
}
const others = () => screen.queryByRole('heading', { name: 'Otros empleos parecidos' });
const similar = () => screen.queryByRole('heading', { name: 'Vacantes similares' });
const isAfter = (one: Element, other: Element): boolean =>
  Boolean(other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);

test('other offers come once an application was sent from the page, and their code not before', async () => {
  setScreen('phone');
  const { asked, apply, send } = await open();
  await apply('999');
  await apply();
  expect(asked).not.toContain('offer.applied');
  expect(similar()).toBeTruthy();
  await send();
  expect(others()).toBeTruthy();
  expect(similar()).toBeNull();
  expect(isAfter(others()!, screen.getByRole('heading', { name: 'Descripción' }))).toBe(true);
});

test('on a wide screen they stand under the title, where the button is', async () => {
  setScreen('wide');
  const { apply, send } = await open();
  await apply();
  await send();
  expect(isAfter(others()!, screen.getByRole('heading', { level: 1 }))).toBe(true);
  expect(isAfter(screen.getByRole('heading', { name: 'Descripción' }), others()!)).toBe(true);
});

test('an offer that was applied for before is not followed by them', async () => {
  setScreen('phone');
  const { asked, send } = await open();
  await send();
  expect(asked).not.toContain('offer.applied');
  expect(similar()).toBeTruthy();
});

test('related searches come when one scrolls to them, also where no similar offers stand above them any more', async () => {
  setScreen('phone');
  const watched = new Map<Element, () => void>();
  class Observer {
    constructor(private readonly onChange: (entries: readonly { isIntersecting: boolean }[]) => void) {}
    observe(element: Element) {
      watched.set(element, () => this.onChange([{ isIntersecting: true }]));
    }
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  const calls: string[] = [];
  const { apply, send } = await open((path) => {
    calls.push(path);
    return { relatedsearches: [{ text: 'cajero bancario', url: '/empleos-de-cajero-bancario' }] };
  });
  await apply();
  await send();
  expect(calls).not.toContain('/api/related-searches');
  await act(async () => watched.get(screen.getByRole('region', { name: 'Búsquedas relacionadas' }))?.());
  expect(await screen.findByRole('link', { name: 'cajero bancario' })).toBeTruthy();
  expect(calls.filter((path) => path.includes('similar'))).toEqual([]);
});

afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));
