/**
 * Entry of a render process: runs the shell's `render` over the units' server bundles, one page at a time. It reads
 * and writes one pipe; the code of units has access to neither the pipe nor the process.
 */
import { Socket } from 'node:net';
import type { RenderOutput, ShellServer } from '@chamba/kernel/composition';
import { faultyModule, MadeFault } from '@chamba/kernel/faults';
import type { RemoteModule } from '@chamba/kernel/remote';
import type { Transport, TransportAnswer } from '@chamba/kernel/api';
import { FrameReader, writeFrame, type Frame } from '../frames.ts';
import {
  MAX_MESSAGE_BYTES,
  MAX_ERROR_LENGTHS,
  MAX_CALLS,
  MAX_LINES,
  MAX_STRAYS,
  scriptJson,
  type FromProcess,
  type SentJob,
  type ToProcess,
} from '../protocol.ts';
import { Bundles } from './bundles.ts';
import { fixedRemote } from './fixed-remote.ts';
import { closeHostRealm } from './host-realm.ts';
import { sentError } from './sent-error.ts';
import { freezeShared, loadSharedModules } from './shared-modules.ts';

/** The gateway's end of the pipe. */
const PIPE = 3;

type Waiting<Answer> = { render: number; resolve: (answer: Answer) => void; reject: (error: Error) => void };

const pipe = new Socket({ fd: PIPE, readable: true, writable: true });
const calls = new Map<number, Waiting<TransportAnswer>>();
/** Pending requests for sources, by render and unit: units of another composition have other sources. */
const sources = new Map<string, Waiting<string>>();
const fixedRemotes = new WeakMap<RemoteModule, RemoteModule>();
/** The id of the current render; only it may make calls. */
let current = 0;
let lastCall = 0;
let strays = 0;
let lines = 0;

// The gateway stops its processes itself; Ctrl+C in a terminal signals them as well.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
const shared = await loadSharedModules();
const { process: own, classes } = closeHostRealm();
freezeShared(shared);

const send = (message: FromProcess, texts: readonly string[] = []): void => {
  pipe.write(writeFrame(message, texts));
};

const bundles = new Bundles({
  shared,
  classes,
  fetch: (render, unit) =>
    new Promise((resolve, reject) => {
      // The gateway answers only for the page it is waiting for.
      if (current !== render) return reject(new Error(`the page that loads ${unit} is done`));
      sources.set(sourceKey(render, unit), { render, resolve, reject });
      send({ type: 'bundle', id: render, unit });
    }),
  log: (unit, text) => {
    if ((lines += 1) <= MAX_LINES)
      send({ type: 'console', unit, text: text.slice(0, MAX_ERROR_LENGTHS.message) });
  },
});

// A timer or promise that a page left behind may fail during the page of another unit, which must not fail with it.
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  own.on(event, (error) => {
    if ((strays += 1) <= MAX_STRAYS) send({ type: 'stray', error: sentError(error) });
  });

const reader = new FrameReader(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
pipe.on('data', (chunk: Buffer) => {
  for (const frame of reader.read(chunk)) receive(frame);
});
for (const event of ['end', 'error', 'close']) pipe.on(event, () => own.end());
send({ type: 'ready' });

function receive({ message, texts }: Frame): void {
  // The gateway is trusted: it wrote this process's code.
  const from = message as ToProcess;
  switch (from.type) {
    case 'render':
      void render(from.id, from.job);
      break;
    case 'cancel':
      if (current === from.id) current = 0;
      giveUp(calls, from.id);
      giveUp(sources, from.id);
      break;
    case 'bundle':
      settle(sources, sourceKey(from.id, from.unit))?.resolve(texts[0] ?? '');
      break;
    case 'no-bundle':
      settle(sources, sourceKey(from.id, from.unit))?.reject(new Error(from.message));
      break;
    case 'answer':
      settle(calls, from.call)?.resolve(from.answer);
      break;
    case 'unreachable':
      settle(calls, from.call)?.reject(new Error(from.message));
      break;
    case 'ping':
      // After all tasks that the earlier messages started.
      setTimeout(() => send({ type: 'pong', ping: from.ping }), 1);
      break;
  }
}

function sourceKey(render: number, unit: string): string {
  return `${render}/${unit}`;
}

/** Rejects everything that a render is waiting for. */
function giveUp<Key, Answer>(waiting: Map<Key, Waiting<Answer>>, render: number): void {
  for (const [key, entry] of waiting) {
    if (entry.render !== render) continue;
    waiting.delete(key);
    entry.reject(new DOMException('the render was given up', 'AbortError'));
  }
}

function settle<Key, Answer>(waiting: Map<Key, Waiting<Answer>>, key: Key): Waiting<Answer> | undefined {
  const entry = waiting.get(key);
  waiting.delete(key);
  return entry;
}

async function render(id: number, job: SentJob): Promise<void> {
  current = id;
  send({ type: 'started', id });
  try {
    const shell = await loadShell(id, job);
    const output = await shell.render({
      url: job.url,
      composition: job.composition,
      state: job.state,
      mode: job.mode,
      ...(job.submission && { submission: job.submission }),
      transport: createTransport(id),
      loadRemote: async (unit) => withFault(job, unit, await loadUnit(id, job, unit)),
    });
    const result = serialised(output);
    leave(id);
    send({ type: 'done', id, memory: own.memory(), result: result.page }, result.texts);
  } catch (error) {
    leave(id);
    send({ type: 'failed', id, memory: own.memory(), error: sentError(error) });
  }
}

/** Whatever the page is still waiting for, no more calls are made for its visitor, and its timers are cleared. */
function leave(id: number): void {
  if (current === id) current = 0;
  bundles.endTimers();
  for (const [call, entry] of calls) if (entry.render === id) calls.delete(call);
}

async function loadBundle(id: number, job: SentJob, unit: string): Promise<unknown> {
  const bundle = Object.hasOwn(job.bundles, unit) ? job.bundles[unit] : undefined;
  if (!bundle) throw new Error(`${unit} has no bundle for the server`);
  return bundles.load(id, bundle);
}

async function loadShell(id: number, job: SentJob): Promise<ShellServer> {
  const shell = await loadBundle(id, job, 'shell');
  if (!isShell(shell)) throw new Error('the server bundle of the shell exports no render()');
  return shell;
}

async function loadUnit(id: number, job: SentJob, unit: string): Promise<RemoteModule> {
  const remote = await loadBundle(id, job, unit);
  if (!isRemote(remote)) throw new Error(`the server bundle of ${unit} exports no remote`);
  let fixed = fixedRemotes.get(remote);
  if (!fixed) {
    fixed = fixedRemote(remote);
    fixedRemotes.set(remote, fixed);
  }
  return fixed;
}

/** The remote, or the remote with the injected fault of this render. */
function withFault({ fault, mode }: SentJob, unit: string, remote: RemoteModule): RemoteModule {
  if (fault?.unit !== unit || mode === 'frame') return remote;
  if (fault.kind === 'load') throw new MadeFault(`${unit} does not load: injected fault`);
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

function createTransport(render: number): Transport {
  return ({ signal, method, path, query, body, headers, timeoutMs }) =>
    new Promise<TransportAnswer>((resolve, reject) => {
      if (current !== render) return reject(new Error('the page of this call is done'));
      if (calls.size >= MAX_CALLS) return reject(new Error('the page has too many open calls'));
      const call = (lastCall += 1);
      const frame = writeFrame({
        type: 'call',
        id: render,
        call,
        request: { method, path, query, body, headers, timeoutMs },
      });
      if (frame.length > MAX_MESSAGE_BYTES) return reject(new Error('the call is too large'));
      calls.set(call, { render, resolve, reject });
      pipe.write(frame);
      signal?.addEventListener('abort', () => {
        if (!calls.delete(call)) return;
        send({ type: 'abort', call });
        reject(new DOMException('the call was aborted', 'AbortError'));
      });
    });
}

type DoneResult = Extract<FromProcess, { type: 'done' }>['result'];

/** Serialised here and not in the gateway, which must stay responsive. */
function serialised(output: RenderOutput): { page: DoneResult; texts: string[] } {
  if (output.kind === 'redirect') {
    const { kind, status, location } = output;
    return { page: { kind, status, location: String(location) }, texts: [] };
  }
  const { kind, status, html, head, used, state } = output;
  return {
    page: { kind, status, head: { ...head } as never, used: { ...used } as never },
    texts: [String(html), scriptJson(state)],
  };
}
