import { importThrough } from './admin-client.ts';
import type { AdminEvent } from './admin-client.ts';
import { ImportReport } from './import-report.ts';
import type { ImportSource } from './import-source.ts';
import { findOperatorKey } from './operator-key.ts';

/** Exit codes of imports, beside 2 for misuse. */
export const EXIT = { good: 0, failed: 1, rejections: 3 } as const;

/** What the import commands have in common. */
export type ImportSettings = {
  site: string;
  key?: string | undefined;
  'data-dir'?: string | undefined;
  json: boolean;
};

/** Options of `parseArgs` for {@link ImportSettings}. */
export const importOptions = {
  site: { type: 'string', default: process.env['SITE_URL'] ?? 'http://localhost:8080' },
  key: { type: 'string' },
  'data-dir': { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Address of an import at the site with its flags. @throws Error when the site's address is none. */
export function importAddress(
  site: string,
  path: string,
  query: Readonly<Record<string, string | boolean | undefined>>,
): URL {
  if (!URL.canParse(site) || !/^https?:$/.test(new URL(site).protocol))
    throw new Error(`--site must be an http address, not "${site}"`);
  const url = new URL(path, site);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== false && value !== '')
      url.searchParams.set(name, value === true ? '1' : value);
  }
  return url;
}

const isLocal = ({ hostname }: URL): boolean => /^(localhost|127\.|\[?::1)/.test(hostname);

/** Runs an import and tells how it goes. @returns the exit code. */
export async function runImport(url: URL, source: ImportSource, settings: ImportSettings): Promise<number> {
  const key = findOperatorKey({ key: settings.key, dataDir: settings['data-dir'] });
  if (url.protocol === 'http:' && !isLocal(url))
    console.error('chamba: the operator key travels unencrypted; use https for a site on another machine.');
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
      else report.tell(event);
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
    return Number(last['rejected']) > 0 || isRefused ? EXIT.rejections : EXIT.good;
  }
  const words = stop.signal.aborted
    ? 'interrupted; what was imported stays, and the same command completes it'
    : last?.type === 'failed'
      ? String(last['message'])
      : 'the connection ended before the import did; the same command completes it';
  console.error(`chamba: ${words}`);
  return EXIT.failed;
}
