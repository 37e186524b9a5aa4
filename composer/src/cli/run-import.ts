import { importThrough } from '../site/admin-client.ts';
import type { AdminEvent } from '../site/admin-client.ts';
import { ImportReport } from './import-report.ts';
import type { ImportSource } from './import-source.ts';
import { EXIT } from '../exit-codes.ts';
import { Misuse } from '../failure.ts';
import { findOperatorKey } from '../site/operator-key.ts';
import { warnIfUnencrypted } from '../site/site-client.ts';
import { readSite, siteOptions } from '../site/site-options.ts';

/** Common options of the import commands. */
export type ImportSettings = {
  key?: string | undefined;
  'data-dir'?: string | undefined;
  json: boolean;
};

/** Options of the import commands. */
export const importOptions = {
  site: siteOptions.site,
  key: siteOptions.key,
  'data-dir': siteOptions['data-dir'],
  'dry-run': { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
} as const;

/** The options above except the flags, as lines of a command's help. */
export const IMPORT_HELP = `  --site <address>     the site; else CHAMBA_SITE, else SITE_URL, else http://localhost:8080
  --key <key>          operator key; else CHAMBA_KEY, else the file operator.key of the data folder
  --data-dir <folder>  the site's data folder; else DATA_DIR, else .data
  --json               one JSON object a line instead of words`;

/** The source to import. @throws Misuse for anything but `import` and one source. */
export function readSource([verb, from, ...more]: readonly string[]): string {
  if (verb !== 'import') throw new Misuse(verb ? `there is no "${verb}"` : 'say what to do');
  if (!from || more.length > 0) throw new Misuse('name one file, address or -');
  return from;
}

/**
 * Address of an import at the site with its flags.
 * @throws Misuse if the site's address is invalid.
 */
export function importAddress(
  values: { site?: string | undefined },
  path: string,
  query: Readonly<Record<string, string | boolean | undefined>>,
): URL {
  const url = new URL(path, readSite(values));
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== false && value !== '')
      url.searchParams.set(name, value === true ? '1' : value);
  }
  return url;
}

/**
 * Runs an import and reports its progress.
 * @returns the exit code.
 */
export async function runImport(url: URL, source: ImportSource, settings: ImportSettings): Promise<number> {
  const key = findOperatorKey({ key: settings.key, dataDir: settings['data-dir'] });
  warnIfUnencrypted(url);
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  const report = new ImportReport(source.total);
  let last: AdminEvent | null = null;
  try {
    for await (const event of importThrough({ url, key, bytes: source.bytes, signal: stop.signal })) {
      if (event.type === 'alive') continue;
      if (settings.json) console.log(JSON.stringify(event));
      else report.report(event);
      last = event;
    }
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
  if (last?.type === 'done') {
    const notes: unknown = last['notes'];
    const isRefused = Array.isArray(notes) && notes.some((note) => String(note).includes('--force'));
    return Number(last['rejected']) > 0 || isRefused ? EXIT.refused : EXIT.done;
  }
  const words = stop.signal.aborted
    ? 'interrupted; what was imported stays, and the same command completes it'
    : last?.type === 'failed'
      ? String(last['message'])
      : 'the connection ended before the import did; the same command completes it';
  // The site's failure was already reported as an event.
  if (!settings.json) console.error(`chamba: ${words}`);
  else if (last?.type !== 'failed')
    console.log(
      JSON.stringify({ error: { code: stop.signal.aborted ? 'interrupted' : 'cut-off', message: words } }),
    );
  return EXIT.failed;
}
