/** What work in the middle of something leaves behind when the process is told to end. */
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const undoings = new Set<() => void>();

/**
 * Undoes something when the process is told to end, by Ctrl+C or by a build server, before the work is done.
 * @param undo runs at once and does not wait for anything; what was begun last is undone first.
 * @returns to be called when the work is done: nothing is undone from then on.
 */
export function undoWhenInterrupted(undo: () => void): () => void {
  if (undoings.size === 0) for (const signal of SIGNALS) process.on(signal, end);
  undoings.add(undo);
  return () => {
    undoings.delete(undo);
    if (undoings.size === 0) for (const signal of SIGNALS) process.off(signal, end);
  };
}

function end(signal: (typeof SIGNALS)[number]): void {
  for (const undo of [...undoings].reverse()) {
    try {
      undo();
    } catch {
      // The rest is undone all the same.
    }
  }
  undoings.clear();
  for (const each of SIGNALS) process.off(each, end);
  // As if nobody had listened; a browser that listens too closes when the process exits.
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  else process.exit(128 + constants.signals[signal]);
}
