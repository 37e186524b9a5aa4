/** What the test files of one run share, though each is a process: it is made once, by the first that needs it. */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '@chamba/kernel/testing/until';

const POLL_MS = 100;
/** What takes longer was given up by a process that is gone. */
const MAKING_MS = 120_000;

/** Folder of what a run shares, from `TEST_TEMPLATES`; undefined where a test file runs alone. */
export const sharedFolder = (): string | undefined => process.env['TEST_TEMPLATES'] || undefined;

/**
 * Makes something in one process of a run; the others wait for it.
 * @param name of the lock, a folder in `shared`. Given up when its process is gone.
 */
export async function oncePerRun(
  shared: string,
  name: string,
  { isMade, make }: { isMade: () => boolean | Promise<boolean>; make: () => Promise<void> },
): Promise<void> {
  const lock = join(shared, `${name}.making`);
  mkdirSync(shared, { recursive: true });
  await until(
    async () => {
      if (await isMade()) return true;
      if (!takes(lock)) return false;
      try {
        // It may have come between the look and the taking.
        if (!(await isMade())) await make();
        return true;
      } finally {
        rmSync(lock, { recursive: true, force: true });
      }
    },
    `${name} is made`,
    { withinMs: 2 * MAKING_MS, everyMs: POLL_MS },
  );
}

/** Fills an empty folder with what `make` writes, once per run, into a folder of this name. */
export async function fillFromTemplate(
  shared: string,
  name: string,
  folder: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const template = join(shared, name);
  await oncePerRun(shared, name, {
    isMade: () => existsSync(template),
    make: async () => {
      const making = join(shared, `${name}.making`, 'data');
      await make(making);
      renameSync(making, template);
    },
  });
  cpSync(template, folder, { recursive: true });
}

/** Whether this process is the one that makes it. */
function takes(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > MAKING_MS) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}
