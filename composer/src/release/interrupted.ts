/** Cleans up unfinished work when the process is terminated. */
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const undoings = new Set<() => void>();

/**
 * Undoes work when the process is terminated before it is done, by Ctrl+C or by a build server.
 * @param undo runs synchronously; the most recent work is undone first.
 * @returns a function to call when the work is done: it disables the undo.
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
  // Restore the default behaviour; a browser with its own listener closes when the process exits.
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  else process.exit(128 + constants.signals[signal]);
}
