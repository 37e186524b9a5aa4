import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { evaluateBundle } from '../release/evaluate.ts';
import type { ServerBundleAnswer } from './server-bundle.ts';

const { file, unit, modules } = z
  .object({ file: z.string(), unit: z.string(), modules: z.string() })
  .parse(workerData);

parentPort?.postMessage(await load());

async function load(): Promise<ServerBundleAnswer> {
  try {
    const exports = await evaluateBundle(
      { name: unit, kind: 'remote', version: '', folder: modules },
      file,
      'site',
    );
    const remote = toRecord(exports['default']);
    const events = toRecord(remote['events']);
    return {
      declaration: {
        renders: typeof exports['render'] === 'function',
        routes: toList(remote['routes']).map((route) => {
          const { id, path, access = 'anyone', category } = toRecord(route);
          return { id: String(id), path: String(path), access: String(access), category: String(category) };
        }),
        slots: Object.fromEntries(
          Object.entries(toRecord(remote['slots'])).map(([name, filler]) => {
            const { version, server } = toRecord(filler);
            return [name, { version: Number(version), server: server === true }];
          }),
        ),
        events: {
          emits: toList(events['emits']).map(String),
          listens: toList(events['listens']).map(String),
        },
      },
    };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
