/** Standard output of the site, independent of the speed and life of its reader. */
import type { Writable } from 'node:stream';

/** Maximum number of bytes buffered for a slow reader. */
const MAX_PENDING_BYTES = 1_048_576;

export type LogOutput = {
  /** Writes one line; never waits and never throws. */
  write: (line: string) => void;
  /** Waits until everything is written, with a time-out. */
  flush: (mostMs: number) => Promise<void>;
};

/** The required part of a stream; `process.stdout` is one. */
export type OutputStream = Pick<Writable, 'write' | 'writableLength' | 'on'>;

/**
 * Writes lines to a stream. The process survives a closed reader (`EPIPE`), and lines are dropped while a megabyte is
 * pending for a stalled one; the number of dropped lines is logged once it reads again.
 */
export function logOutput(stream: OutputStream = process.stdout): LogOutput {
  let dropped = 0;
  stream.on('error', () => undefined);
  stream.on('drain', () => {
    if (dropped === 0) return;
    const lost = dropped;
    dropped = 0;
    write(
      `${JSON.stringify({ level: 40, time: new Date().toISOString(), lost, msg: 'lines of the log were lost' })}\n`,
    );
  });
  const write = (line: string): void => {
    if (stream.writableLength > MAX_PENDING_BYTES) dropped += 1;
    else stream.write(line, () => undefined);
  };
  return {
    write,
    flush: (mostMs) =>
      new Promise((resolve) => {
        const end = performance.now() + mostMs;
        const check = (): void => {
          if (stream.writableLength === 0 || performance.now() >= end) resolve();
          else setTimeout(check, 10);
        };
        check();
      }),
  };
}
