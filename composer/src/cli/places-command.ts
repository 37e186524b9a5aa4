import { parseArgs } from 'node:util';
import type { Command } from './command.ts';
import { openImportSource } from './import-source.ts';
import { EXIT, importAddress, importOptions, runImport } from './run-import.ts';

const usage = `Usage: chamba places import <file|address|-> [options]

Brings the postal service's catalogue of settlements and postal codes up to date in a running site.
The file is the service's own text file (CPdescarga.txt), as it is or in its ZIP.

  --force              remove settlements that the file no longer has even when they are many
  --dry-run            check everything, write nothing
  --site <address>     the site; else SITE_URL, else http://localhost:8080
  --key <key>          operator key; else CHAMBA_KEY, else the file operator.key of the data folder
  --data-dir <folder>  the site's data folder; else DATA_DIR, else .data
  --json               one JSON object a line instead of words

Exit codes: 0 all lines came in, 1 failed, 2 misused, 3 finished without the lines that are listed.`;

/** `chamba places`. */
export const places: Command = {
  name: 'places',
  summary: 'bring postal codes and settlements up to date in a running site',
  async run(args) {
    const misuse = (words: string): number => {
      console.error(`chamba places: ${words}\n\n${usage}`);
      return 2;
    };
    let parsed;
    try {
      parsed = parseArgs({ args: [...args], allowPositionals: true, options: importOptions });
    } catch (error) {
      return misuse(error instanceof Error ? error.message : String(error));
    }
    const { values, positionals } = parsed;
    if (values.help) {
      console.log(usage);
      return EXIT.good;
    }
    const [verb, from, ...more] = positionals;
    if (verb !== 'import') return misuse(verb ? `there is no "${verb}"` : 'say what to do');
    if (!from || more.length > 0) return misuse('name one file, address or -');
    try {
      const source = await openImportSource(from);
      const url = importAddress(values.site, '/admin/places/imports', {
        dryRun: values['dry-run'],
        force: values.force,
      });
      return await runImport(url, source, values);
    } catch (error) {
      console.error(`chamba places: ${error instanceof Error ? error.message : String(error)}`);
      return EXIT.failed;
    }
  },
};
