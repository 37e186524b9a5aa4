/** Standard output of the site, which must not depend on who reads it. */
import type { Writable } from 'node:stream';

/** Most that is kept for a reader who is behind, in bytes. */
const MOST_WAITING = 1_048_576;

export type LogOutput = {
  /** Takes one line; it never waits and never throws. */
  write: (line: string) => void;
  /** Waits until everything is written, at most so long. */
  flush: (mostMs: number) => Promise<void>;
};

/** The part of a stream that is needed; `process.stdout` is one. */
export type OutputStream = Pick<Writable, 'write' | 'writableLength' | 'on'>;

/**
 * Writes lines to a stream. The process lives on when the reader has gone (`EPIPE`), and lines are dropped while one that
 * hangs has a megabyte to read; how many is said once it reads again.
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
    if (stream.writableLength > MOST_WAITING) dropped += 1;
    else stream.write(line, () => undefined);
  };
  return {
    write,
    flush: (mostMs) =>
      new Promise((resolve) => {
        const end = performance.now() + mostMs;
        const look = (): void => {
          if (stream.writableLength === 0 || performance.now() >= end) resolve();
          else setTimeout(look, 10);
        };
        look();
      }),
  };
}
