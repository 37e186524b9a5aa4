import { randomUUID } from 'node:crypto';
import type { SavedAnswer } from '@chamba/kernel/api';
import type { Account } from '../../accounts/accounts.ts';
import { lockOwnAccount } from '../../accounts/own-account.ts';
import { removeObstacle } from '../../account-context.ts';
import type { AccountContext } from '../../account-context.ts';
import { badField, demand } from '../updater.ts';
import type { Triple } from '../updater.ts';
import {
  checkEmployment,
  checkStudy,
  emptyEmployment,
  emptyStudy,
  EMPLOYMENT_FIELDS,
  RESUME_FIELDS,
  STUDY_FIELDS,
} from './resume-fields.ts';
import { isStatable } from './resume-document.ts';
import { requireResume } from './resume-rows.ts';
import type { ResumeRow } from './resume-rows.ts';

/** Id that makes a save add an element instead of changing one. */
const NEW_ELEMENT = '0';
/** Field that names the statable fields of a save which the person chose, joined by commas. */
const STATED = 'stated';
/** Most jobs, and most periods of studies, of a résumé. */
const LIST_LIMIT = 30;

type Element = { id: string };
type ElementList<E extends Element> = {
  list: E[];
  empty: (id: string) => E;
  fields: Readonly<Record<string, (element: E, value: string) => void>>;
  check: (element: E) => void;
};

/** Writes the triples of one list; those of a new element make one element together. */
function saveElements<E extends Element>(triples: readonly Triple[], target: ElementList<E>): void {
  const { list, empty, fields, check } = target;
  const touched = new Map<string, E>();
  for (const { field, value, elementid } of triples) {
    let element = touched.get(elementid);
    if (!element) {
      if (elementid === NEW_ELEMENT) list.push(empty(randomUUID()));
      element = demand(elementid === NEW_ELEMENT ? list.at(-1) : list.find(({ id }) => id === elementid));
      touched.set(elementid, element);
    }
    demand(Object.hasOwn(fields, field) ? fields[field] : undefined)(element, value);
  }
  for (const element of touched.values()) check(element);
  if (list.length > LIST_LIMIT) throw badField();
}

/** The triples of a list, without the list's name. */
function ofList(triples: readonly Triple[], name: string): Triple[] {
  return triples
    .filter(({ field }) => field.startsWith(`${name}.`))
    .map((triple) => ({ ...triple, field: triple.field.slice(name.length + 1) }));
}

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

function writeTriples(row: ResumeRow, triples: readonly Triple[]): void {
  const { document } = row;
  const isOfList = ({ field }: Triple): boolean => /^(?:employments|academicexperience)\./.test(field);
  for (const { field, value } of triples.filter((triple) => !isOfList(triple))) {
    if (field === STATED) continue;
    demand(Object.hasOwn(RESUME_FIELDS, field) ? RESUME_FIELDS[field] : undefined)(row, value);
  }
  writeStated(row, triples);
  saveElements(ofList(triples, 'employments'), {
    list: document.employments,
    empty: emptyEmployment,
    fields: EMPLOYMENT_FIELDS,
    check: checkEmployment,
  });
  saveElements(ofList(triples, 'academicexperience'), {
    list: document.academicexperience,
    empty: emptyStudy,
    fields: STUDY_FIELDS,
    check: checkStudy,
  });
}

/**
 * Saves fields of a résumé: all or none.
 * @throws Fault MYS-16 when the account has no such résumé, MYS-90 for an unknown field, an unknown element or a value
 *   that does not pass.
 */
export async function saveResume(
  context: AccountContext,
  account: Account,
  instance: string,
  triples: readonly Triple[],
): Promise<SavedAnswer> {
  const id = await removeObstacle(context, account.id, async (transaction) => {
    await lockOwnAccount(transaction, account);
    const row = await requireResume(transaction, account.id, instance, true);
    writeTriples(row, triples);
    await transaction.query(
      `update resume set resumetitle = $2, requiredsalary = $3, desiredsalary = $4, document = $5, updated_at = $6
        where id = $1`,
      [
        row.id,
        row.resumetitle,
        row.requiredsalary,
        row.desiredsalary,
        JSON.stringify(row.document),
        context.now(),
      ],
    );
    return row.id;
  });
  return { user_profile: { userid: String(account.id) }, resumeid: String(id) };
}
