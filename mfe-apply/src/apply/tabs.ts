import { isRecord, isText } from '@chamba/kernel/storage';
import { eventChannel } from '@chamba/kernel/store';
import type { AppliedOffer } from './apply.slice.ts';

/** An application that one tab settled, as the others hear of it. */
export type Settlement = { userid: string; offer: AppliedOffer; outcome: 'applied' | 'rejected' };

export type Tabs = {
  /** Notifies the candidate's other tabs. */
  announce: (settlement: Settlement) => void;
  /** Channel of what the other tabs settle. */
  incoming: ReturnType<typeof eventChannel<Settlement>>;
  close: () => void;
};

const isSettlement = (value: unknown): value is Settlement =>
  isRecord(value) &&
  isText(value['userid']) &&
  isRecord(value['offer']) &&
  isText(value['offer']['jobid']) &&
  (value['outcome'] === 'applied' || value['outcome'] === 'rejected');

/** Opens the line between the tabs of this site; silent where the browser has none. */
export function openTabs(): Tabs {
  const line = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('chamba-apply');
  const incoming = eventChannel<Settlement>((emit) => {
    if (line) line.onmessage = ({ data }: MessageEvent<unknown>) => void (isSettlement(data) && emit(data));
    return () => line?.close();
  });
  return { announce: (settlement) => line?.postMessage(settlement), incoming, close: () => incoming.close() };
}
