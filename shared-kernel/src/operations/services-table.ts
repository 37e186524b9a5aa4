/** The table of operations in `docs/services.md`. */
import { addressText, cacheText, retryText, whoMayCall } from './describe.ts';
import { DEFAULT_TIMEOUT } from './operation.ts';
import type { Operation } from './operation.ts';
import { getUpstream } from './list.ts';

/** Markers between which the table stands. */
export const TABLE_MARKERS = ['<!-- operations -->', '<!-- /operations -->'] as const;

function formatRow(operation: Operation): string {
  const { name, limit, streams, summary, source, timeoutMs, decided, external, allErrors } = operation;
  const cache = cacheText(operation);
  const codes = allErrors.map((code) => `\`${code}\``).join(' ');
  const more = [
    limit && `limited (${limit.name})`,
    streams && 'in pieces for who accepts `text/event-stream`',
    cache && `kept by ${cache}`,
    timeoutMs !== DEFAULT_TIMEOUT && `${timeoutMs / 1_000} s`,
    source ?? 'not in the specification',
    decided && 'its fields are our decision',
    external && 'only services of others answer it',
  ].filter(Boolean);
  return `| \`${name}\` | \`${addressText(operation)}\` | ${getUpstream(operation)} | ${whoMayCall(operation)} | ${retryText(operation)} | ${codes} | ${summary} | ${more.join('; ')} |`;
}

/** The table as Markdown, a row for each operation by name. */
export const servicesTable = (operations: readonly Operation[]): string =>
  [
    '| Operation | Address | Upstream | For whom | Sent again | Refused with | What it does | Besides |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...operations.map(formatRow),
  ].join('\n');
