/** The embedded engine in a worker thread: its statements block the thread they run in. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { SESSION_SETTINGS } from '../store.ts';
import type { WorkerReply, WorkerRequest } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('The engine only runs as a worker thread.');

type Numbered = Exclude<WorkerRequest, { kind: 'ping' }>;

const reply = (message: WorkerReply): void => port.postMessage(message);

async function open(): Promise<PGlite> {
  const { dataDir } = workerData as { dataDir: string };
  const engine = await PGlite.create({ dataDir, extensions: { pg_trgm } });
  await engine.exec(SESSION_SETTINGS);
  return engine;
}

async function answer(engine: PGlite, unlisteners: Map<string, () => Promise<void>>, request: Numbered) {
  switch (request.kind) {
    case 'query': {
      const result = await engine.query<Record<string, unknown>>(request.sql, [...request.params]);
      return { rows: result.rows, rowCount: result.rows.length || (result.affectedRows ?? 0) };
    }
    case 'exec':
      await engine.exec(request.sql);
      return { rows: [], rowCount: 0 };
    case 'listen': {
      const { channel } = request;
      unlisteners.set(
        channel,
        await engine.listen(channel, (payload) => reply({ kind: 'notification', channel, payload })),
      );
      return { rows: [], rowCount: 0 };
    }
    case 'unlisten':
      await unlisteners.get(request.channel)?.();
      unlisteners.delete(request.channel);
      return { rows: [], rowCount: 0 };
    case 'close':
      await engine.close();
      return { rows: [], rowCount: 0 };
  }
}

try {
  const engine = await open();
  const unlisteners = new Map<string, () => Promise<void>>();
  let last: Promise<unknown> = Promise.resolve();
  port.on('message', (request: WorkerRequest) => {
    if (request.kind === 'ping') return reply({ kind: 'pong' });
    last = last.then(async () => {
      try {
        const { rows, rowCount } = await answer(engine, unlisteners, request);
        reply({ kind: 'result', id: request.id, rows, rowCount });
      } catch (thrown) {
        const error = thrown as Error & { code?: string; constraint?: string };
        reply({
          kind: 'error',
          id: request.id,
          name: error.name,
          message: error.message,
          code: error.code,
          constraint: error.constraint,
        });
      }
    });
  });
  reply({ kind: 'ready' });
} catch (thrown) {
  reply({ kind: 'failed', message: thrown instanceof Error ? thrown.message : JSON.stringify(thrown) });
}
