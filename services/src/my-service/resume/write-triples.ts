import { badField, demand } from '../updater.ts';
import type { Triple } from '../updater.ts';
import { ELEMENT_LISTS } from './resume-elements.ts';
import type { ResumeDocument } from './resume-document.ts';
import { isStatable } from './resume-document.ts';
import { RESUME_FIELDS } from './resume-fields.ts';
import type { ResumeRow } from './resume-rows.ts';

/** Field that names the statable fields of a save which the person chose, joined by commas. */
const STATED = 'stated';

/** What is done with an element, or with the order of its list, instead of setting a field of it. */
const ACTIONS = ['remove', 'restore', 'order'] as const;

/** The list and the field that a triple names; null for a field of the résumé itself. */
export function listField({ field }: Triple): { list: string; name: string } | null {
  const [list = '', ...rest] = field.split('.');
  return Object.hasOwn(ELEMENT_LISTS, list) ? { list, name: rest.join('.') } : null;
}

/** Whether a save puts elements back, for which the earlier states are needed. */
export const restores = (triples: readonly Triple[]): boolean =>
  triples.some((triple) => listField(triple)?.name === 'restore');

/**
 * Keeps which fields of this save the person chose. A statable field that is saved without being named in `stated` is a
 * default from now on, also where an earlier save stated it: its value was replaced.
 * @throws Fault MYS-90 when `stated` names a field that is not statable, or that this save does not set.
 */
function writeStated({ document }: ResumeRow, triples: readonly Triple[]): void {
  const saved = triples.map(({ field }) => field).filter(isStatable);
  const named = triples
    .filter(({ field }) => field === STATED)
    .flatMap(({ value }) => value.split(',').filter((name) => name !== ''));
  const stated = named.map((name) => demand(saved.find((field) => field === name)));
  document.stated = [...new Set([...document.stated.filter((field) => !saved.includes(field)), ...stated])];
}

/**
 * Writes the fields of a save into a résumé.
 * @param earlier kept documents, the newest first, from which removed elements are put back.
 * @throws Fault MYS-90 for an unknown field, an unknown element or a value that does not pass.
 */
export function writeTriples(
  row: ResumeRow,
  triples: readonly Triple[],
  earlier: readonly ResumeDocument[],
): void {
  const { document } = row;
  for (const triple of triples) {
    if (triple.field === STATED || listField(triple)) continue;
    const { field, value } = triple;
    demand(Object.hasOwn(RESUME_FIELDS, field) ? RESUME_FIELDS[field] : undefined)(row, value);
  }
  writeStated(row, triples);
  for (const [name, list] of Object.entries(ELEMENT_LISTS)) {
    const own = triples.flatMap((triple) => {
      const named = listField(triple);
      return named?.list === name ? [{ ...triple, field: named.name }] : [];
    });
    list.write(
      document,
      own.filter(({ field }) => !ACTIONS.some((action) => action === field)),
    );
    for (const { field, value, elementid } of own) {
      if (field === 'remove') list.remove(document, elementid);
      if (field === 'restore') list.restore(document, elementid, earlier);
      if (field === 'order') list.order(document, value.split(','));
    }
  }
  if (triples.every(({ field }) => field === STATED)) throw badField();
}
