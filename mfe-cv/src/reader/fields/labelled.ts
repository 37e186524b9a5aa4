import { tidy } from '../text.ts';
import type { Row, Span } from '../types.ts';
import { findMoment, findSpan, withoutDuration, withoutSpan } from './dates.ts';
import { parseLabelled, tableHead, type Label } from '../sections/labels.ts';
import { withoutPlace } from './place.ts';
import { toText } from './to-text.ts';

/** A job or a time of studies whose every part is named. */
export type Labelled = {
  title: string;
  company: string;
  span: Span;
  details: string;
};

type Draft = { values: Partial<Record<Label, string>>; rows: Row[] };

const NAME_LIMIT = 70;

const cut = (text: string): string => tidy(withoutDuration(withoutPlace(tidy(text))));

function spanOfDraft({ span = '', start = '', end = '' }: Draft['values']): Span {
  const whole = findSpan(span) ?? findSpan(`${start} - ${end}`);
  if (whole) return whole.span;
  return {
    start: findMoment(start)?.moment ?? null,
    end: findMoment(end || span)?.moment ?? null,
    isCurrent: false,
  };
}

function fromDraft({ values, rows }: Draft): Labelled {
  const { company = '', title = '' } = values;
  const isDated = values.span !== undefined || values.start !== undefined;
  const inside = findSpan(company);
  return {
    title: tidy(title),
    company: cut(inside ? withoutSpan(company, inside) : company),
    span: !isDated && inside ? inside.span : spanOfDraft(values),
    details: toText(rows),
  };
}

const isNaming = ({ label }: { label: Label }): boolean => label === 'company' || label === 'title';

/** The name that stands without a label above the first label of an entry, `LA ESPERANZA` above `Puesto: cajera`. */
function nameAbove(rows: readonly Row[], index: number): string {
  const [row, next] = [rows[index], rows[index + 1]];
  const text = row?.cells.join(' ') ?? '';
  if (!row || !next || row.isBullet || text.length > NAME_LIMIT || /[.;:]$/.test(text)) return '';
  return parseLabelled(row).length === 0 && parseLabelled(next).some(isNaming) ? text : '';
}

/** What entries say whose every line has a label; null for a part without labels. */
export function readLabelled(rows: readonly Row[]): Labelled[] | null {
  if (!rows.some((row) => parseLabelled(row).some(isNaming))) return null;
  const drafts: Draft[] = [];
  let name = '';
  for (const [index, row] of rows.entries()) {
    const found = parseLabelled(row);
    for (const { label, value } of found) {
      const current = drafts.at(-1);
      const isNew = !current || name !== '' || (current.values[label] !== undefined && label !== 'details');
      if (isNew)
        drafts.push({
          values: name === '' ? {} : { [label === 'title' ? 'company' : 'title']: name },
          rows: [],
        });
      name = '';
      const draft = drafts.at(-1);
      if (draft && label !== 'details') draft.values[label] = value;
      else if (draft && value) draft.rows.push({ ...row, cells: [value] });
    }
    if (found.length > 0) continue;
    const draft = drafts.at(-1);
    const isOpen = draft && draft.values.span === undefined && draft.values.start === undefined;
    if (isOpen && !row.isBullet && findSpan(row.cells.join('  '))) {
      draft.values.span = row.cells.join('  ');
      continue;
    }
    name = draft === undefined || draft.values.title !== undefined ? nameAbove(rows, index) : '';
    if (name === '') draft?.rows.push(row);
  }
  return drafts.map(fromDraft);
}

/** A line of a table: what stands below each label, and lines that go on. */
type TableEntry = { cells: string[]; rows: Row[] };

/** Puts a line with fewer cells below the columns in which it goes on. @returns whether all of it has one. */
function goOn({ cells }: TableEntry, row: Row, columns: readonly number[]): boolean {
  const at = row.xs.map((x) => columns.findIndex((column) => Math.abs(column - x) < 4));
  if (at.length === 0 || at.some((column) => column < 0)) return false;
  for (const [index, column] of at.entries())
    cells[column] = `${cells[column] ?? ''} ${row.cells[index] ?? ''}`.trim();
  return true;
}

/** What a table with a head says; null for a part that is not such a table. */
export function readTable(rows: readonly Row[]): Labelled[] | null {
  const at = rows.findIndex((row) => tableHead(row) !== null);
  const top = rows[at];
  const head = top ? tableHead(top) : null;
  if (!top || !head) return null;
  const entries: TableEntry[] = [];
  for (const row of rows.slice(at + 1)) {
    const last = entries.at(-1);
    // The lines of one entry stand closer than two entries do.
    const isNext = row.cells.length === head.length && !(last && row.gap < 1.35 && isTail(row, head));
    if (isNext) entries.push({ cells: [...row.cells], rows: [] });
    else if (last && !goOn(last, row, top.xs)) last.rows.push(row);
  }
  return entries.map(({ cells, rows: more }) => {
    const values = Object.fromEntries(
      head.flatMap((label, index) => (label ? [[label, cells[index] ?? ''] as const] : [])),
    ) as Draft['values'];
    return {
      title: tidy(values.title ?? ''),
      company: cut(values.company ?? ''),
      span: spanOfDraft(values),
      details: [values.details ?? '', toText(more)].filter(Boolean).join('\n'),
    };
  });
}

/** Whether a line of a table has no date where the others have theirs. */
function isTail({ cells }: Row, head: ReadonlyArray<Label | null>): boolean {
  const dated = head.findIndex((label) => label === 'span' || label === 'start');
  return dated >= 0 && findMoment(cells[dated] ?? '') === null;
}
