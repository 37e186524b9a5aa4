/** The table of operations in `docs/services.md`. */
import type { Operation } from './operation.ts';
import { upstreamOf } from './list.ts';

const WHO = {
  none: 'anybody',
  proof: 'who proves the account',
  session: 'the account of the session',
} as const;

/** Markers between which the table stands. */
export const TABLE_MARKERS = ['<!-- operations -->', '<!-- /operations -->'] as const;

function addressOf({ address: { method, rest, path, cached } }: Operation): string {
  const [server = '', service = ''] = rest?.split('/') ?? [];
  const where = rest === undefined ? path : `${cached ? '/cache-rest' : '/rest'} ${server} ${service}`;
  return `\`${method} ${where}\``;
}

function rowOf(operation: Operation): string {
  const { name, account, limit, summary, source, timeoutMs } = operation;
  const more = [
    limit && `limited (${limit.name})`,
    timeoutMs !== 10_000 && `${timeoutMs / 1_000} s`,
    source ?? 'not in the specification',
  ].filter(Boolean);
  return `| \`${name}\` | ${addressOf(operation)} | ${upstreamOf(operation)} | ${WHO[account]} | ${summary} | ${more.join('; ')} |`;
}

/** The table as Markdown, a row for each operation by name. */
export const servicesTable = (operations: readonly Operation[]): string =>
  [
    '| Operation | Address | Upstream | For whom | What it does | Besides |',
    '| --- | --- | --- | --- | --- | --- |',
    ...operations.map(rowOf),
  ].join('\n');
