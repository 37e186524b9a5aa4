import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { setReportSink, type ErrorReport } from '../telemetry/index.ts';
import { Slot, SlotHostContext, type LoadedFiller, type SlotHost, type SlotName } from './index.ts';

const FAILURE = 'Hay un problema para cargar este contenido.';
let broken = true;
function Filler() {
  if (broken) throw new Error('filler');
  return <p>Relleno</p>;
}
const filler = { unit: 'mfe-x', version: '1.2.3', Component: Filler } as unknown as LoadedFiller;

/** A host whose navigations the test makes. */
function hostWith(host: Partial<SlotHost>) {
  const listeners = new Set<() => void>();
  const value: SlotHost = {
    loaded: () => null,
    load: () => Promise.resolve(null),
    onNavigation: (callback) => {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
    ...host,
  };
  return {
    value,
    navigate: () => act(async () => [...listeners].forEach((listener) => listener())),
    get listeners() {
      return listeners.size;
    },
  };
}

async function show(host: SlotHost, name: 'offer.apply' | 'offer.match', fallback?: ReactNode) {
  const props = { job: {} as never, placement: 'title' as const };
  await act(async () => {
    render(
      <SlotHostContext value={host}>
        <p>La página</p>
        <Slot name={name as 'offer.apply'} props={props} fallback={fallback} />
      </SlotHostContext>,
    );
  });
}

const reports: ErrorReport[] = [];
beforeEach(() => {
  broken = true;
  reports.length = 0;
  setReportSink((report) => reports.push(report));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  setReportSink(null);
  jest.restoreAllMocks();
});

test('a filler that throws leaves its fallback, is reported, and is back after the next navigation', async () => {
  const host = hostWith({ loaded: () => filler });
  await show(host.value, 'offer.apply', <a href="/x">Postularme</a>);
  expect(screen.getByText('La página')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Postularme' })).toBeTruthy();
  expect(reports).toMatchObject([{ unit: 'mfe-x', version: '1.2.3', kind: 'slot', detail: 'offer.apply' }]);
  broken = false;
  await host.navigate();
  expect(screen.getByText('Relleno')).toBeTruthy();
  expect(host.listeners).toBe(0);
});

test('a filler that does not load is asked for again after the next navigation', async () => {
  broken = false;
  const asked: SlotName[] = [];
  const host = hostWith({
    load: (name) => {
      asked.push(name);
      return asked.length === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(filler);
    },
  });
  await show(host.value, 'offer.match', <p>Sin relleno</p>);
  expect(screen.getByText('Sin relleno')).toBeTruthy();
  await host.navigate();
  expect(screen.getByText('Relleno')).toBeTruthy();
  expect(asked).toEqual(['offer.match', 'offer.match']);
});

test('a place others rely on, without a fallback, says so and retries', async () => {
  const host = hostWith({ loaded: () => filler });
  await show(host.value, 'offer.apply');
  expect(screen.getByText(FAILURE)).toBeTruthy();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(screen.getByText('Relleno')).toBeTruthy();
});

test('a slot without a filler stays at its fallback', async () => {
  const host = hostWith({});
  await show(host.value, 'offer.match', <p>Sin relleno</p>);
  await host.navigate();
  expect(screen.getByText('Sin relleno')).toBeTruthy();
});

test('a filler that takes longer than its contract allows leaves its fallback and is reported', async () => {
  jest.useFakeTimers();
  const late: SlotName[] = [];
  const host = hostWith({ load: () => new Promise(() => undefined), onLate: (name) => late.push(name) });
  await show(host.value, 'offer.match', <p>Sin relleno</p>);
  await act(async () => jest.advanceTimersByTime(4_999));
  expect(late).toEqual([]);
  await act(async () => jest.advanceTimersByTime(1));
  jest.useRealTimers();
  expect(screen.getByText('Sin relleno')).toBeTruthy();
  expect(late).toEqual(['offer.match']);
});

test('a filler that is late counts as failed: its place says so, and it is asked for again', async () => {
  broken = false;
  jest.useFakeTimers();
  const asked: SlotName[] = [];
  const host = hostWith({
    load: (name) => {
      asked.push(name);
      return asked.length === 1 ? new Promise(() => undefined) : Promise.resolve(filler);
    },
  });
  await show(host.value, 'offer.match');
  await act(async () => jest.advanceTimersByTime(5_000));
  jest.useRealTimers();
  expect(screen.getByRole('alert').textContent).toContain(FAILURE);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Relleno')).toBeTruthy();
  expect(asked).toEqual(['offer.match', 'offer.match']);
});

test('a host with a marker gets the position of a filler on the page', async () => {
  broken = false;
  const marked: unknown[] = [];
  const host = hostWith({
    loaded: () => filler,
    mark: (part) => {
      marked.push(part);
      return () => undefined;
    },
  });
  await show(host.value, 'offer.apply');
  expect(marked).toEqual([{ unit: 'mfe-x', slot: 'offer.apply' }]);
});

test('a slot that is younger than the shell works like the others', async () => {
  broken = false;
  const younger = 'offer.younger' as 'offer.match';
  const { value } = hostWith({ load: () => Promise.resolve(filler) });
  await show(value, younger, <p>Reserva</p>);
  expect(screen.getByText('Relleno')).toBeTruthy();
});
