/** Verifications that passed: publishing does not look again at what was seen just before. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { verificationSchema, type Release, type Verification } from '@chamba/kernel/composition/release';
import type { Budgets } from '../release/index.ts';

/** How long a verification counts, in ms: what pages show may depend on the day. */
const VALID_MS = 60 * 60_000;

/** Number of verifications kept. */
const MOST = 20;

/** All that the outcome of a verification depends on. */
export type Question = {
  release: Release;
  live: readonly Release[];
  budgets: Budgets | null;
  browser: boolean;
  accept: readonly string[];
};

/** Verifications in a folder of the machine, by question. */
export class KeptVerifications {
  readonly #folder: string;
  readonly #now: () => number;

  /**
   * @param folder is created with the first one.
   * @param now clock in ms.
   */
  constructor(folder: string, now: () => number = Date.now) {
    this.#folder = folder;
    this.#now = now;
  }

  /** A verification of the same release beside the same ones, of the last hour; null if there is none. */
  find(question: Question): Verification | null {
    try {
      const found = verificationSchema.parse(JSON.parse(readFileSync(this.#toFile(question), 'utf8')));
      const age = this.#now() - Date.parse(found.at);
      return age >= 0 && age <= VALID_MS ? found : null;
    } catch {
      return null;
    }
  }

  /** Keeps a verification that found nothing breaking. A folder that cannot be written keeps none. */
  keep(question: Question, verification: Verification): void {
    try {
      mkdirSync(this.#folder, { recursive: true });
      writeFileSync(this.#toFile(question), JSON.stringify(verification));
      this.#dropOld();
    } catch {
      // The next command verifies again.
    }
  }

  #dropOld(): void {
    const byAge = readdirSync(this.#folder)
      .map((name) => path.join(this.#folder, name))
      .map((file) => ({ file, at: statSync(file).mtimeMs }))
      .toSorted((one, other) => other.at - one.at);
    for (const { file } of byAge.slice(MOST)) rmSync(file, { force: true });
  }

  #toFile({ release, live, budgets, browser, accept }: Question): string {
    const beside = live.map(({ name, version, digest }) => `${name} ${version} ${digest}`).toSorted();
    const asked = JSON.stringify([release, beside, budgets, browser, accept.toSorted()]);
    return path.join(this.#folder, `${createHash('sha256').update(asked).digest('hex')}.json`);
  }
}
