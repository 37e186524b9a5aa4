/** Entry of a render worker: runs the shell's `render` over the units' server bundles, one page at a time. */
import { parentPort } from 'node:worker_threads';
import type { RenderOutput, ShellServer } from '@chamba/kernel/composition';
import { faultyModule, MadeFault } from '@chamba/kernel/faults';
import type { RemoteModule } from '@chamba/kernel/remote';
import type { Transport, TransportAnswer } from '@chamba/kernel/api';
import { BundleLoader, loadSharedModules } from './modules.ts';
import {
  scriptJson,
  type FromWorker,
  type RenderJob,
  type RenderResult,
  type SentError,
  type ToWorker,
} from './protocol.ts';

if (!parentPort) throw new Error('the render worker runs in a worker thread only');
const port = parentPort;
const send = (message: FromWorker): void => port.postMessage(message);

type Waiting = { render: number; resolve: (answer: TransportAnswer) => void; reject: (error: Error) => void };

const waiting = new Map<number, Waiting>();
let lastCall = 0;

/** Failures of what pages left running that are told; a thread lives long. */
const MOST_STRAYS = 20;
let strays = 0;

// A timer or promise that a page left behind may fail under the page of another unit, which is not to end with it.
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error: unknown) => {
    if ((strays += 1) <= MOST_STRAYS) send({ type: 'stray', error: sentError(error) });
  });

const bundles = new BundleLoader(await loadSharedModules());

port.on('message', (message: ToWorker) => {
  switch (message.type) {
    case 'render':
      void render(message.id, message.job);
      break;
    case 'cancel':
      for (const [call, { render: id, reject }] of waiting) {
        if (id !== message.id) continue;
        waiting.delete(call);
        reject(new DOMException('the render was given up', 'AbortError'));
      }
      break;
    case 'answer':
      settle(message.call)?.resolve(message.answer);
      break;
    case 'unreachable':
      settle(message.call)?.reject(new Error(message.message));
      break;
  }
});
send({ type: 'ready' });

function settle(call: number): Waiting | undefined {
  const entry = waiting.get(call);
  waiting.delete(call);
  return entry;
}

async function render(id: number, job: RenderJob): Promise<void> {
  send({ type: 'started', id });
  try {
    const output = await shellOf(job).render({
      url: job.url,
      composition: job.composition,
      state: job.state,
      mode: job.mode,
      transport: transportOf(id),
      loadRemote: (unit) => Promise.resolve().then(() => withFault(job, unit, remoteOf(job, unit))),
    });
    const result = serialised(output);
    send({ type: 'done', id, external: process.memoryUsage().external, result });
  } catch (error) {
    send({ type: 'failed', id, external: process.memoryUsage().external, error: sentError(error) });
  }
}

/** Anything may be thrown, also what throws when it is read. */
function sentError(error: unknown): SentError {
  try {
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    return { name: String(name), message: String(message), stack: String(stack) };
  } catch {
    return { name: 'Error', message: 'an error that cannot be read', stack: '' };
  }
}

function bundleOf(job: RenderJob, unit: string): unknown {
  const bundle = job.bundles[unit];
  if (!bundle) throw new Error(`${unit} has no bundle for the server`);
  return bundles.load(bundle);
}

function shellOf(job: RenderJob): ShellServer {
  const shell = bundleOf(job, 'shell');
  if (!isShell(shell)) throw new Error('the server bundle of the shell exports no render()');
  return shell;
}

function remoteOf(job: RenderJob, unit: string): RemoteModule {
  const remote = bundleOf(job, unit);
  if (!isRemote(remote)) throw new Error(`the server bundle of ${unit} exports no remote`);
  return remote;
}

/** The remote, or the remote with the fault this render is to have. */
function withFault({ fault, mode }: RenderJob, unit: string, remote: RemoteModule): RemoteModule {
  if (fault?.unit !== unit || mode === 'frame') return remote;
  if (fault.kind === 'load') throw new MadeFault(`${unit} does not load on purpose`);
  return fault.kind === 'slow' ? remote : faultyModule(remote, fault.kind, () => true);
}

function isShell(value: unknown): value is ShellServer {
  return (
    typeof value === 'object' && value !== null && 'render' in value && typeof value.render === 'function'
  );
}

function isRemote(value: unknown): value is RemoteModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'default' in value &&
    typeof value.default === 'object' &&
    value.default !== null &&
    'routes' in value.default
  );
}

function transportOf(render: number): Transport {
  return ({ signal, ...request }) =>
    new Promise<TransportAnswer>((resolve, reject) => {
      const call = (lastCall += 1);
      waiting.set(call, { render, resolve, reject });
      signal?.addEventListener('abort', () => {
        if (!waiting.delete(call)) return;
        send({ type: 'abort', call });
        reject(new DOMException('the call was given up', 'AbortError'));
      });
      send({ type: 'call', id: render, call, request });
    });
}

/** Written here and not on the main thread, which must stay free to answer. */
function serialised(output: RenderOutput): RenderResult {
  if (output.kind === 'redirect') return output;
  const { state, ...page } = output;
  return { ...page, stateJson: scriptJson(state) };
}
