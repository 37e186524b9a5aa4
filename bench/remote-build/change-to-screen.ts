/** How long it takes until a saved change is seen: on the screen with `chamba dev`, in the bundle with plain webpack. */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../releases/fleet.ts';
import { launchBrowser } from '../support/browser.ts';
import { ROOT } from '../support/report.ts';

/** A text of a source file that is changed again and again, and the page that shows it. */
export type Change = { file: string; text: string; address: string };

/** Pause between changes in ms, as a person makes. */
const PAUSE_MS = 1_000;

/** @returns ms from saving to seeing, one for each change. */
export async function throughDev(
  unit: string,
  site: string,
  change: Change,
  times: number,
): Promise<number[]> {
  const args = [path.join(ROOT, 'composer/dist/cli/main.js'), 'dev', unit];
  const child = spawn(
    process.execPath,
    [
      ...args,
      '--site',
      site,
      '--shell',
      path.join(ROOT, 'shell'),
      '--port',
      String(await freePort()),
      '--json',
    ],
    { cwd: unit, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const browser = await launchBrowser();
  try {
    const { url } = await lineWith<{ url: string }>(child, 'url');
    const page = await browser.newPage();
    await page.goto(new URL(change.address, url).href);
    await page.getByText(change.text).first().waitFor();
    return await changes(unit, change, times, async (text) => {
      await page.getByText(text).first().waitFor();
    });
  } finally {
    await browser.close();
    await end(child);
  }
}

/** @returns ms from saving to the end of the compilation, one for each change. */
export async function throughPlainWebpack(
  unit: string,
  output: string,
  loader: { readonly name: string; readonly file: string },
  change: Change,
  times: number,
): Promise<number[]> {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'plain-webpack.js'), unit, output, 'watch', loader.name, loader.file],
    { cwd: unit, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    await lineWith(child, 'compiled');
    return await changes(unit, change, times, async () => {
      await lineWith(child, 'compiled');
    });
  } finally {
    await end(child);
  }
}

async function changes(
  unit: string,
  { file, text }: Change,
  times: number,
  seen: (text: string) => Promise<void>,
): Promise<number[]> {
  const source = path.join(unit, file);
  const before = readFileSync(source, 'utf8');
  const took: number[] = [];
  try {
    for (let count = 1; count <= times; count += 1) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      const next = `${text} ${count}`;
      const waiting = seen(next);
      const started = performance.now();
      writeFileSync(source, before.replaceAll(text, next));
      await waiting;
      took.push(performance.now() - started);
    }
  } finally {
    writeFileSync(source, before);
  }
  return took;
}

/** The next line of JSON that has a field. */
function lineWith<Line>(child: ChildProcess, field: string): Promise<Line> {
  return new Promise((resolve, reject) => {
    const { stdout } = child;
    if (!stdout) return reject(new Error('the process writes nothing'));
    const lines = createInterface({ input: stdout });
    const gone = (code: number | null): void => reject(new Error(`the process ended with ${code}`));
    if (child.exitCode !== null) return gone(child.exitCode);
    child.once('exit', gone);
    lines.on('line', (line) => {
      const parsed: unknown = line.startsWith('{') ? JSON.parse(line) : null;
      if (typeof parsed !== 'object' || parsed === null || !(field in parsed)) return;
      child.off('exit', gone);
      lines.close();
      resolve(parsed as Line);
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await ended;
}
