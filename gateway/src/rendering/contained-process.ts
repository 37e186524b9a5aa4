/** A child process that is kept from the machine, and the pipe to it. What it sends is read by schema here. */
import { spawn, type ChildProcess } from 'node:child_process';
import { Duplex } from 'node:stream';
import { ENTRY, nodeOptions, type Containment } from './containment.ts';
import { FrameReader, writeFrame } from './frames.ts';
import { usageOf, type Usage } from './process-usage.ts';
import {
  fromProcessSchema,
  LARGEST_MESSAGE,
  LARGEST_PAGE,
  type FromProcess,
  type ToProcess,
} from './protocol.ts';

/** End of what a process writes to its standard error, in characters; enough to tell why it ended. */
const KEPT_ERROR = 4_000;

/** Bytes that wait for a process that does not read. Many answers of services may wait while it renders. */
const MOST_UNREAD = 134_217_728;

export type ContainedProcessOptions = {
  containment: Containment;
  /** Limit of its heap. */
  memoryMb: number;
  /** Takes a message; one that it throws for is invalid. */
  onMessage: (message: FromProcess, texts: readonly string[]) => void;
  /** Called when the process sent what is no message, or reads none. Units run there: it is not to be trusted any more. */
  onInvalid: (cause: unknown) => void;
  /** Called once, when the process has ended or could not be started; `errors` is the end of its standard error. */
  onExit: (end: { why: string; errors: string }) => void;
};

/** Starts the process, listens to it until it is stopped, and says when it has ended. */
export class ContainedProcess {
  /** Null when the system did not start it. */
  readonly #child: ChildProcess | null;
  readonly #pipe: Duplex | null;
  readonly #exited: Promise<void>;
  /** Nothing is sent to it or heard from it any more. */
  #isClosed = false;
  #errors = '';
  readonly #onInvalid: (cause: unknown) => void;

  constructor(options: ContainedProcessOptions) {
    const started = startProcess(options);
    this.#child = started instanceof Error ? null : started;
    this.#pipe = this.#child && pipeOf(this.#child);
    this.#onInvalid = options.onInvalid;
    this.#listen(options);
    this.#exited = new Promise((resolve) => {
      let over = false;
      const gone = (why: string): void => {
        if (over) return;
        over = true;
        this.#isClosed = true;
        options.onExit({ why, errors: this.#errors });
        resolve();
      };
      if (started instanceof Error) return void setImmediate(() => gone(started.message));
      started.on('error', (error) => gone(error.message));
      started.on('close', (code, signal) => gone(signal ?? `code ${String(code)}`));
    });
  }

  /** Missing when it could not be started. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Sends a message, with texts behind it. Does nothing once the process was ended. */
  send(message: ToProcess, texts: readonly string[] = []): void {
    if (this.#isClosed || !this.#pipe) return;
    this.#pipe.write(writeFrame(message, texts));
    if (this.#pipe.writableLength > MOST_UNREAD) this.#onInvalid(new Error('what is sent is not read'));
  }

  /** What it has used so far; null where it cannot be read. */
  async usage(): Promise<Usage | null> {
    return this.pid === undefined ? null : usageOf(this.pid);
  }

  /** Ends it at once, whatever it does. Resolves when it is gone. */
  async stop(): Promise<void> {
    this.#isClosed = true;
    this.#child?.kill('SIGKILL');
    await this.#exited;
  }

  #listen({ onMessage, onInvalid }: ContainedProcessOptions): void {
    const reader = new FrameReader(LARGEST_PAGE, LARGEST_MESSAGE);
    this.#pipe?.on('data', (chunk: Buffer) => {
      if (this.#isClosed) return;
      try {
        for (const { message, texts, bytes } of reader.read(chunk)) {
          if (this.#isClosed) return;
          const parsed = fromProcessSchema.parse(message);
          if (bytes > LARGEST_MESSAGE && parsed.type !== 'done') throw new Error('a message is too large');
          onMessage(parsed, texts);
        }
      } catch (cause) {
        onInvalid(cause);
      }
    });
    // Its exit reports what happened.
    this.#pipe?.on('error', () => undefined);
    this.#child?.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-KEPT_ERROR);
    });
    this.#child?.stderr?.on('error', () => undefined);
  }
}

/** Starts it. @returns why not, where the system refuses at once, as without memory or file descriptors. */
function startProcess({ containment, memoryMb }: ContainedProcessOptions): ChildProcess | Error {
  const { command, args } = containment;
  try {
    return spawn(command, [...args, ...nodeOptions(memoryMb), ENTRY], {
      cwd: '/',
      // React and the router choose their builds by it; the rest of the environment is not a unit's to read.
      env: { NODE_ENV: 'production', UV_THREADPOOL_SIZE: '1' },
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** The pipe of a process; null when it was not started for lack of file descriptors, which leaves it without any. */
function pipeOf(child: ChildProcess): Duplex | null {
  const streams: ReadonlyArray<unknown> | undefined = child.stdio;
  const pipe = streams?.[3];
  return pipe instanceof Duplex ? pipe : null;
}
