import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** A `chamba` command that serves until it is stopped, run with `--json`. */
export class ChambaCommand {
  readonly #child: ChildProcess;
  readonly #lines: Array<Record<string, unknown>> = [];
  readonly #ended: Promise<number>;
  #errors = '';
  #heard: () => void = () => undefined;

  /** @param args name of the command and its arguments. @param cwd folder it runs in; the repository's when missing. */
  constructor(args: readonly string[], cwd = root) {
    this.#child = spawn(process.execPath, [path.join(root, 'composer/bin/chamba.mjs'), ...args, '--json'], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let rest = '';
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts) if (line.startsWith('{')) this.#take(line);
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.#errors += text));
    this.#ended = new Promise((resolve) => this.#child.once('close', (code) => resolve(code ?? 1)));
    void this.#ended.then(() => this.#heard());
  }

  /**
   * The first line that has a field.
   * @throws Error with what the command said when it ends without one.
   */
  async line(field: string): Promise<Record<string, unknown>> {
    for (;;) {
      const found = this.#lines.find((line) => field in line);
      if (found) return found;
      if (this.#child.exitCode !== null) throw new Error(`chamba ended: ${this.#errors}`);
      await new Promise<void>((resolve) => (this.#heard = resolve));
    }
  }

  /** The address it serves at. */
  async url(): Promise<string> {
    return String((await this.line('url'))['url']);
  }

  /** Stops it as Ctrl+C does. @returns its exit code. */
  stop(): Promise<number> {
    this.#child.kill('SIGINT');
    return this.#ended;
  }

  #take(line: string): void {
    try {
      this.#lines.push(JSON.parse(line) as Record<string, unknown>);
    } catch {
      // The first line of a failure that is printed over several.
    }
    this.#heard();
  }
}
