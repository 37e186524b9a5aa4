/** A sandboxed child process, and the pipe to it. Its messages are validated here. */
import { spawn, type ChildProcess } from 'node:child_process';
import { Duplex } from 'node:stream';
import { ENTRY, nodeOptions, type Containment } from './containment.ts';
import { FrameReader, writeFrame } from './frames.ts';
import { readUsage, type Usage } from './process-usage.ts';
import {
  fromProcessSchema,
  MAX_MESSAGE_BYTES,
  MAX_PAGE_BYTES,
  type FromProcess,
  type ToProcess,
} from './protocol.ts';

/** Length of the kept end of a process's standard error, in characters; enough to explain its exit. */
const MAX_ERROR_LENGTH = 4_000;

/**
 * Maximum number of bytes queued for a process that does not read. Many answers of services may be queued while it
 * renders.
 */
const MAX_UNREAD_BYTES = 134_217_728;

export type ContainedProcessOptions = {
  containment: Containment;
  /** Limit of its heap. */
  memoryMb: number;
  /** Handles a message; if it throws, the message is invalid. */
  onMessage: (message: FromProcess, texts: readonly string[]) => void;
  /**
   * Called when the process sent an invalid message, or does not read. It runs code of units: it is not trusted any
   * more.
   */
  onInvalid: (cause: unknown) => void;
  /** Called once, when the process has ended or could not be started; `errors` is the end of its standard error. */
  onExit: (end: { why: string; errors: string }) => void;
};

/** Starts the process, receives its messages until it is stopped, and reports its end. */
export class ContainedProcess {
  /** Null if the system did not start it. */
  readonly #child: ChildProcess | null;
  readonly #pipe: Duplex | null;
  readonly #exited: Promise<void>;
  /** No message is sent or received any more. */
  #isClosed = false;
  #errors = '';
  readonly #onInvalid: (cause: unknown) => void;

  constructor(options: ContainedProcessOptions) {
    const started = startProcess(options);
    this.#child = started instanceof Error ? null : started;
    this.#pipe = this.#child && getPipe(this.#child);
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

  /** Sends a message, with texts behind it. Does nothing once the process was stopped. */
  send(message: ToProcess, texts: readonly string[] = []): void {
    if (this.#isClosed || !this.#pipe) return;
    this.#pipe.write(writeFrame(message, texts));
    if (this.#pipe.writableLength > MAX_UNREAD_BYTES) this.#onInvalid(new Error('what is sent is not read'));
  }

  /** Its resource usage so far; null if it cannot be read. */
  async usage(): Promise<Usage | null> {
    return this.pid === undefined ? null : readUsage(this.pid);
  }

  /** Kills it. Resolves when it has exited. */
  async stop(): Promise<void> {
    this.#isClosed = true;
    this.#child?.kill('SIGKILL');
    await this.#exited;
  }

  #listen({ onMessage, onInvalid }: ContainedProcessOptions): void {
    const reader = new FrameReader(MAX_PAGE_BYTES, MAX_MESSAGE_BYTES);
    /** Asked anew for each message: the one before may have closed it. */
    const isOpen = (): boolean => !this.#isClosed;
    this.#pipe?.on('data', (chunk: Buffer) => {
      if (!isOpen()) return;
      try {
        for (const { message, texts, bytes } of reader.read(chunk)) {
          if (!isOpen()) return;
          const parsed = fromProcessSchema.parse(message);
          if (bytes > MAX_MESSAGE_BYTES && parsed.type !== 'done') throw new Error('a message is too large');
          onMessage(parsed, texts);
        }
      } catch (cause) {
        onInvalid(cause);
      }
    });
    // Its exit reports what happened.
    this.#pipe?.on('error', () => undefined);
    this.#child?.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-MAX_ERROR_LENGTH);
    });
    this.#child?.stderr?.on('error', () => undefined);
  }
}

/** Starts it. @returns the error if the system refuses at once, e.g. without memory or file descriptors. */
function startProcess({ containment, memoryMb }: ContainedProcessOptions): ChildProcess | Error {
  const { command, args } = containment;
  try {
    return spawn(command, [...args, ...nodeOptions(memoryMb), ENTRY], {
      cwd: '/',
      // React and the router select their builds by it; units must not read the rest of the environment.
      env: { NODE_ENV: 'production', UV_THREADPOOL_SIZE: '1' },
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** The pipe of a process; null if it was not started for lack of file descriptors: then it has no streams. */
function getPipe(child: ChildProcess): Duplex | null {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- contrary to its type
  const pipe = child.stdio?.[3];
  return pipe instanceof Duplex ? pipe : null;
}
