/**
 * Builds the gallery into dist/site: `main.js`, `main.css` and the assets. The gateway writes the document around them.
 * What it says of props comes from the types and docstrings of the components.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from '@chamba/composer/release';
import { createAppConfig } from '@chamba/composer/webpack';
import { readComponentDocs } from './component-docs.mjs';

const folder = import.meta.dirname;
const kernel = path.dirname(fileURLToPath(import.meta.resolve('@chamba/kernel/package.json')));
const docs = path.join(folder, 'dist/component-docs.json');

mkdirSync(path.dirname(docs), { recursive: true });
writeFileSync(docs, JSON.stringify(readComponentDocs(kernel)));
await compile(
  createAppConfig({
    folder,
    entry: './src/index.tsx',
    output: path.join(folder, 'dist/site'),
    alias: { 'kernel-ui': path.join(kernel, 'src/ui'), 'component-docs$': docs },
  }),
);
