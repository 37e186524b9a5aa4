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
    const remote = recordOf(exports['default']);
    const events = recordOf(remote['events']);
    return {
      declaration: {
        renders: typeof exports['render'] === 'function',
        routes: listOf(remote['routes']).map((route) => {
          const { id, path, access = 'anyone', category } = recordOf(route);
          return { id: String(id), path: String(path), access: String(access), category: String(category) };
        }),
        slots: Object.fromEntries(
          Object.entries(recordOf(remote['slots'])).map(([name, filler]) => {
            const { version, server } = recordOf(filler);
            return [name, { version: Number(version), server: server === true }];
          }),
        ),
        events: {
          emits: listOf(events['emits']).map(String),
          listens: listOf(events['listens']).map(String),
        },
      },
    };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
