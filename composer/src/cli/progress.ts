import { kilobytes } from './printing.ts';

const BAR = 24;

/** A progress bar on a terminal; silent elsewhere. */
export class Progress {
  readonly #isShown: boolean;
  #drawn = false;

  constructor(isShown: boolean = process.stderr.isTTY) {
    this.#isShown = isShown;
  }

  report(sent: number, all: number): void {
    if (!this.#isShown) return;
    const filled = Math.round((sent / all) * BAR);
    process.stderr.write(
      `\r\u001b[2K[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] ${kilobytes(sent)} of ${kilobytes(all)}`,
    );
    this.#drawn = true;
  }

  end(): void {
    if (this.#drawn) process.stderr.write('\r\u001b[2K');
    this.#drawn = false;
  }
}
