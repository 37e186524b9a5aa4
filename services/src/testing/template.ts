/** Data of the embedded engine with the small catalogue in it, made once for all files of a test run. */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const POLL_MS = 100;
/** What takes longer was given up by a process that is gone. */
const MAKING_MS = 120_000;

/**
 * Fills an empty folder with the data that `make` makes. The test files of one run, in separate processes, share what
 * the first of them made: the folder of `TEST_TEMPLATES`. Without that variable every caller makes its own.
 */
export async function fillFromTemplate(
  folder: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const templates = process.env['TEST_TEMPLATES'];
  if (!templates) return make(folder);
  const template = join(templates, 'catalogue');
  const making = `${template}.making`;
  while (!existsSync(template)) {
    if (!takes(making)) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      continue;
    }
    try {
      // It may have come between the look and the taking.
      if (existsSync(template)) break;
      await make(join(making, 'data'));
      renameSync(join(making, 'data'), template);
    } finally {
      rmSync(making, { recursive: true, force: true });
    }
  }
  cpSync(template, folder, { recursive: true });
}

/** Whether this process is the one that makes the template. */
function takes(making: string): boolean {
  try {
    mkdirSync(making);
    return true;
  } catch {
    const since = statSync(making, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > MAKING_MS) rmSync(making, { recursive: true, force: true });
    return false;
  }
}
