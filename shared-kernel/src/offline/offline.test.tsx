import { act, render, screen } from '@testing-library/react';
import { noteKept, useKeptAt, useOffline, useWhenOnline } from './index.ts';

function Probe({ back = () => undefined }: { back?: () => void }) {
  const offline = useOffline();
  useWhenOnline(offline, back);
  return (
    <p>
      {offline ? 'sin red' : 'en red'} {String(useKeptAt())}
    </p>
  );
}

afterEach(() => {
  noteKept(null);
  jest.restoreAllMocks();
});

test('follows the network and what is shown from the device', () => {
  render(<Probe />);
  expect(screen.getByText('en red null')).toBeTruthy();
  act(() => noteKept(1_700_000_000_000));
  expect(screen.getByText('sin red 1700000000000')).toBeTruthy();
  // Only the frame of the page was kept.
  act(() => noteKept(0));
  expect(screen.getByText('sin red null')).toBeTruthy();
  act(() => noteKept(null));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText('sin red null')).toBeTruthy();
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByText('en red null')).toBeTruthy();
});

test('what waits for the network is called once it is back, and only then', () => {
  const back = jest.fn();
  render(<Probe back={back} />);
  act(() => void dispatchEvent(new Event('online')));
  expect(back).not.toHaveBeenCalled();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(back).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  act(() => void dispatchEvent(new Event('online')));
  expect(back).toHaveBeenCalledTimes(1);
});
