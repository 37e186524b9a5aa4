/** The table of operations in `docs/services.md`. */
import { addressText, whoMayCall } from './describe.ts';
import type { Operation } from './operation.ts';
import { getUpstream } from './list.ts';

/** Markers between which the table stands. */
export const TABLE_MARKERS = ['<!-- operations -->', '<!-- /operations -->'] as const;

function formatRow(operation: Operation): string {
  const { name, limit, summary, source, timeoutMs, decided, external } = operation;
  const more = [
    limit && `limited (${limit.name})`,
    timeoutMs !== 10_000 && `${timeoutMs / 1_000} s`,
    source ?? 'not in the specification',
    decided && 'its fields are our decision',
    external && 'only services of others answer it',
  ].filter(Boolean);
  return `| \`${name}\` | \`${addressText(operation)}\` | ${getUpstream(operation)} | ${whoMayCall(operation)} | ${summary} | ${more.join('; ')} |`;
}

/** The table as Markdown, a row for each operation by name. */
export const servicesTable = (operations: readonly Operation[]): string =>
  [
    '| Operation | Address | Upstream | For whom | What it does | Besides |',
    '| --- | --- | --- | --- | --- | --- |',
    ...operations.map(formatRow),
  ].join('\n');
