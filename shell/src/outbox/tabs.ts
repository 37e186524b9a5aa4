import { isEvent, type EventAction } from '@chamba/kernel/events';
import { isRecord, isText } from '@chamba/kernel/storage';
import { eventChannel, type Action } from '@chamba/kernel/store';

/** An application that one tab settled, as the others hear of it. */
export type Settlement = { userid: string; settled: EventAction<'application/settled'> };

export type Tabs = {
  /** Notifies the candidate's other tabs. */
  announce: (settlement: Settlement) => void;
  /** Channel of what the other tabs settle. */
  incoming: ReturnType<typeof eventChannel<Settlement>>;
  close: () => void;
};

/** Another name than that of releases before: those announce offers, not events. */
const LINE = 'chamba-outbox';

const isSettled = isEvent('application/settled');

const isSettlement = (value: unknown): value is Settlement => {
  if (!isRecord(value) || !isText(value['userid'])) return false;
  const { settled } = value;
  return (
    isRecord(settled) &&
    isText(settled['type']) &&
    isSettled(settled as Action) &&
    isRecord(settled['payload']) &&
    isText(settled['payload']['jobid'])
  );
};

/**
 * Opens the line between the tabs of this site; silent where the browser has none. The back/forward cache drops a page
 * that another tab sends a message to, so a hidden page hangs up.
 */
export function openTabs(): Tabs {
  let line: BroadcastChannel | null = null;
  const incoming = eventChannel<Settlement>((emit) => {
    const listen = () => {
      if (line || typeof BroadcastChannel === 'undefined') return;
      line = new BroadcastChannel(LINE);
      line.onmessage = ({ data }: MessageEvent<unknown>) => void (isSettlement(data) && emit(data));
    };
    const hangUp = () => {
      line?.close();
      line = null;
    };
    listen();
    addEventListener('pageshow', listen);
    addEventListener('pagehide', hangUp);
    return () => {
      removeEventListener('pageshow', listen);
      removeEventListener('pagehide', hangUp);
      hangUp();
    };
  });
  return { announce: (settlement) => line?.postMessage(settlement), incoming, close: () => incoming.close() };
}
