import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

type Prettier = {
  resolveConfig: (file: string) => Promise<object | null>;
  format: (source: string, options: object) => Promise<string>;
};

async function findPrettier(folder: string): Promise<Prettier | null> {
  try {
    const file = createRequire(path.join(folder, 'package.json')).resolve('prettier');
    const loaded: { default: Prettier } = await import(pathToFileURL(file).href);
    return loaded.default;
  } catch {
    return null;
  }
}

/**
 * Formats files with the project's Prettier and configuration, if it has them: names of other lengths change line
 * breaks.
 */
export async function formatLikeTheirProject(folder: string, files: readonly string[]): Promise<void> {
  const prettier = await findPrettier(folder);
  if (!prettier) return;
  for (const file of files.filter((name) => /\.(tsx?|cjs|json|css|md)$/.test(name))) {
    const source = readFileSync(file, 'utf8');
    const config = await prettier.resolveConfig(file);
    if (!config) return;
    const formatted = await prettier.format(source, { ...config, filepath: file });
    if (formatted !== source) writeFileSync(file, formatted);
  }
}
