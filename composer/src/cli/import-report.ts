import type { AdminEvent } from '../site/admin-client.ts';
import { oneLine } from './printing.ts';
import { findingsSchema, formatFindings } from './review-findings.ts';

const EVERY_MS = 2_000;
const BAR = 24;

const group = (value: unknown): string => Number(value ?? 0).toLocaleString('en-US');

/** The counts of an event as text, e.g. `1,200 records, 1,190 added, 10 rejected`. */
function formatCounts(event: AdminEvent): string {
  const shown = ['added', 'changed', 'unchanged', 'removed', 'retired', 'rejected'].filter(
    (name) => Number(event[name] ?? 0) > 0,
  );
  return [`${group(event['read'])} records`, ...shown.map((name) => `${group(event[name])} ${name}`)].join(
    ', ',
  );
}

/** Reports the progress of an import: a bar on a terminal, occasional lines elsewhere. */
export class ImportReport {
  readonly #total: number | null;
  readonly #isTerminal: boolean;
  #lastLine = 0;
  #barShown = false;

  constructor(total: number | null, isTerminal: boolean = process.stdout.isTTY) {
    this.#total = total;
    this.#isTerminal = isTerminal;
  }

  report(event: AdminEvent): void {
    if (event.type === 'progress') this.#progress(event);
    else if (event.type === 'rejected') {
      this.#clear();
      const key = event['key'] ? ` (${String(event['key'])})` : '';
      // Key and reason quote the file, which is not trusted.
      console.error(
        oneLine(`line ${String(event['line'])}${key}: ${String(event['field'])} ${String(event['reason'])}`),
      );
    } else if (event.type === 'held') {
      this.#clear();
      const { title, key, line } = event;
      console.error(oneLine(`line ${String(line)} (${String(key)}): would be held: ${String(title)}`));
      console.error(formatFindings(findingsSchema.parse(event['findings'])));
    } else if (event.type === 'done') {
      this.#clear();
      this.#done(event);
    }
  }

  #progress(event: AdminEvent): void {
    const share = this.#total ? Math.min(1, Number(event['bytes'] ?? 0) / this.#total) : null;
    const percent = share === null ? '' : `${Math.floor(share * 100)} % · `;
    if (this.#isTerminal) {
      const filled = Math.round((share ?? 0) * BAR);
      const bar = share === null ? '' : `[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] `;
      process.stdout.write(`\r\u001b[2K${bar}${percent}${formatCounts(event)}`);
      this.#barShown = true;
      return;
    }
    if (Date.now() - this.#lastLine < EVERY_MS) return;
    this.#lastLine = Date.now();
    console.log(`${percent}${formatCounts(event)}`);
  }

  #clear(): void {
    if (this.#barShown) process.stdout.write('\r\u001b[2K');
    this.#barShown = false;
  }

  #done(event: AdminEvent): void {
    const what = event['dryRun'] ? ' (nothing was written)' : '';
    const of = event['feed'] ? `feed ${String(event['feed'])} (${String(event['format'])}): ` : '';
    console.log(`${of}${formatCounts(event)} in ${String(event['seconds'])} s${what}`);
    const notes: unknown = event['notes'];
    if (Array.isArray(notes)) for (const note of notes) console.log(`  ${String(note)}`);
  }
}
