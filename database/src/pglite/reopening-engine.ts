/** The embedded engine, opened again whenever it stops. */
import { setTimeout as pause } from 'node:timers/promises';
import { StoreUnavailableError } from '../store.ts';
import type { StoreLogger } from '../store.ts';
import { folderError } from './data-folder.ts';
import type { Engine } from './engine.ts';
import { openFolder } from './open-folder.ts';

/** Pause before the first attempt to open it again, and the longest one between attempts, in ms; each is twice the last. */
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 30_000;

/** How long an engine has to have been open for its end to count as the first one, in ms. */
const SOUND_MS = 60_000;

/** The embedded engine, whichever instance of it is open at the time. */
export type ReopeningEngine = {
  /** Sends to the open engine. @throws StoreUnavailableError while the engine is closed. */
  send: Engine['send'];
  /** The open engine. @throws StoreUnavailableError while the engine is closed. */
  current: () => Engine;
  /** Passes notifications on, also of engines opened later: then an empty one first, since some may have been missed. */
  listen: (channel: string, handler: (payload: string) => void) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
};

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Opens the engine on a folder. @throws DataFolderError when the folder cannot be used. */
export async function openReopening(folder: string, logger?: StoreLogger): Promise<ReopeningEngine> {
  const handlers = new Map<string, Set<(payload: string) => void>>();
  const closing = new AbortController();
  let reopening: Promise<void> | null = null;
  let pauseMs = FIRST_PAUSE_MS;
  let openedAt = performance.now();

  const hear = (engine: Engine, channel: string): Promise<unknown> => {
    engine.listeners.set(channel, handlers.get(channel) ?? new Set());
    return engine.send({ kind: 'listen', channel });
  };
  const open = (again: boolean): Promise<Engine> =>
    openFolder(folder, {
      again,
      onLost: (why) => {
        if (closing.signal.aborted || reopening) return;
        reopening = reopen(why).finally(() => {
          reopening = null;
        });
      },
    });
  let engine = await open(false);

  async function reopen(why: Error): Promise<void> {
    const since = performance.now();
    logger?.error(`${getMessage(why)} It is opened again.`, why.cause ?? why);
    let lastReported = '';
    // The pause starts over only after a sound period: an engine that keeps stopping is opened ever less often.
    if (since - openedAt > SOUND_MS) pauseMs = FIRST_PAUSE_MS;
    for (;;) {
      // Two engines on one folder would destroy it: the thread of the last one has to be over.
      await engine.end();
      await pause(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted) return;
      pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS);
      try {
        engine = await open(true);
        const opened = engine;
        await Promise.all([...handlers.keys()].map((channel) => hear(opened, channel)));
        if (opened.gone) throw opened.gone;
        openedAt = performance.now();
      } catch (error) {
        const message = getMessage(folderError(folder, error));
        if (message !== lastReported)
          logger?.error(`The embedded database cannot be opened again yet: ${message}`, error);
        lastReported = message;
        continue;
      }
      logger?.warn(`The embedded database is open again after ${Math.round(performance.now() - since)} ms.`);
      for (const channel of handlers.values()) for (const handler of channel) handler('');
      return;
    }
  }

  const current = (): Engine => {
    if (closing.signal.aborted) throw new StoreUnavailableError('The embedded database is closed.');
    if (engine.gone) throw engine.gone;
    return engine;
  };
  const send: Engine['send'] = async (request) => current().send(request);
  return {
    send,
    current,
    listen: async (channel, handler) => {
      const of = handlers.get(channel) ?? new Set();
      handlers.set(channel, of.add(handler));
      if (of.size === 1 && !engine.gone) await hear(engine, channel);
      return async () => {
        of.delete(handler);
        if (of.size > 0 || handlers.get(channel) !== of) return;
        handlers.delete(channel);
        if (!engine.gone) await engine.send({ kind: 'unlisten', channel });
      };
    },
    close: async () => {
      if (closing.signal.aborted) return;
      closing.abort();
      await reopening;
      if (!engine.gone) await engine.send({ kind: 'close' }).catch(() => undefined);
      await engine.end();
    },
  };
}
