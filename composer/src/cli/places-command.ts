import { defineCommand } from './define-command.ts';
import { openImportSource } from './import-source.ts';
import { IMPORT_HELP, importAddress, importOptions, runImport, readSource } from './run-import.ts';

const usage = `Usage: chamba places import <file|address|-> [options]

Brings the postal service's catalogue of settlements and postal codes up to date in a running site.
The file is the service's own text file (CPdescarga.txt), as it is or in its ZIP.

  --force              remove settlements that the file no longer has even when they are many
  --dry-run            check everything, write nothing
${IMPORT_HELP}

Exit codes: 0 all lines came in, 1 failed, 2 misused, 3 finished without the lines that are listed.`;

/** `chamba places`. */
export const places = defineCommand({
  name: 'places',
  summary: 'bring postal codes and settlements up to date in a running site',
  usage,
  options: importOptions,
  async run(values, positionals) {
    const source = await openImportSource(readSource(positionals));
    const url = importAddress(values, '/admin/places/imports', {
      dryRun: values['dry-run'],
      force: values.force,
    });
    return runImport(url, source, values);
  },
});
