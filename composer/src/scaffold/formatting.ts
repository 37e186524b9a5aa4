import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

function findFormatter(folder: string): string | null {
  try {
    const manifest = createRequire(path.join(folder, 'package.json')).resolve('oxfmt/package.json');
    return path.join(path.dirname(manifest), 'bin/oxfmt');
  } catch {
    return null;
  }
}

const CONFIGURATIONS = ['.oxfmtrc.json', '.oxfmtrc.jsonc'];

/** Whether a folder, or one that it is in, says how its files are formatted. */
function isConfigured(folder: string): boolean {
  if (CONFIGURATIONS.some((name) => existsSync(path.join(folder, name)))) return true;
  const parent = path.dirname(folder);
  return parent !== folder && isConfigured(parent);
}

/**
 * Formats files with the project's oxfmt and configuration, if it has them: names of other lengths change line breaks.
 */
export function formatLikeTheirProject(folder: string, files: readonly string[]): void {
  const formatter = isConfigured(folder) && findFormatter(folder);
  const formatted = files.filter((name) => /\.(tsx?|cjs|json|css|md)$/.test(name));
  if (formatter && formatted.length > 0)
    spawnSync(process.execPath, [formatter, '--no-error-on-unmatched-pattern', ...formatted], {
      cwd: folder,
    });
}
