/** Writes the table of operations into `docs/services.md`, from the built kernel. */
import { readFileSync, writeFileSync } from 'node:fs';
import { operations } from '../dist/operations/index.js';
import { servicesTable, TABLE_MARKERS } from '../dist/operations/services-table.js';

const DOCUMENT = new URL('../../docs/services.md', import.meta.url);
const [start, end] = TABLE_MARKERS;
const text = readFileSync(DOCUMENT, 'utf8');
const [before, rest = ''] = text.split(start);
const [, after = ''] = rest.split(end);
writeFileSync(DOCUMENT, `${before}${start}\n\n${servicesTable(operations)}\n\n${end}${after}`);
