import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { SavedAnswer } from '@chamba/kernel/api';
import type { Queryable } from '@chamba/database';
import type { Account } from '../../accounts/accounts.ts';
import { lockOwnAccount } from '../../accounts/own-account.ts';
import { removeObstacle } from '../../account-context.ts';
import type { AccountContext } from '../../account-context.ts';
import { Fault } from '../../http/fault.ts';
import { badField } from '../updater.ts';
import type { Triple } from '../updater.ts';
import { NEW_ELEMENT } from './element-list.ts';
import { ELEMENT_LISTS } from './resume-elements.ts';
import { keepVersion, keptStates, requireVersion, SECTIONS, stateAt, resumeState } from './resume-history.ts';
import type { ResumeState } from './resume-history.ts';
import { requireResume } from './resume-rows.ts';
import type { ResumeRow } from './resume-rows.ts';
import { listField, restores, writeTriples } from './write-triples.ts';

const CHANGED = 'Tu currículum cambió en otra ventana o dispositivo. Elige qué quieres conservar.';

/** What of a résumé a triple replaces: an element, the order of a list, a language, or the rest of the profession. */
function replaced(state: ResumeState, triple: Triple): unknown {
  const named = listField(triple);
  const list = named && ELEMENT_LISTS[named.list];
  if (list) {
    if (named.name === 'order') return list.ids(state.document);
    return triple.elementid === NEW_ELEMENT ? null : list.find(state.document, triple.elementid);
  }
  const [field, code = ''] = triple.field.split('.');
  return field === 'languages' ? state.document.languages[code] : SECTIONS.objetivo(state);
}

/**
 * Refuses a save made on an earlier state where somebody has since changed the same thing.
 * @throws Fault RESUME-CHANGED
 */
async function refuseOverwriting(
  db: Queryable,
  row: ResumeRow,
  triples: readonly Triple[],
  revision: number,
): Promise<void> {
  if (revision === row.revision) return;
  if (revision > row.revision) throw badField();
  const base = await stateAt(db, row, revision);
  const isChanged = (triple: Triple): boolean =>
    base === null || !isDeepStrictEqual(replaced(base, triple), replaced(resumeState(row), triple));
  if (triples.some(isChanged)) throw new Fault('RESUME-CHANGED', undefined, CHANGED);
}

/** Writes a changed résumé, with a number and a place in the history of its own. An unchanged one stays as it is. */
async function store(db: Queryable, before: ResumeRow, row: ResumeRow, now: Date): Promise<void> {
  if (isDeepStrictEqual(resumeState(before), resumeState(row))) return;
  // The first save of a résumé has nothing before it yet.
  await keepVersion(db, before, now);
  row.revision = before.revision + 1;
  await db.query(
    `update resume set resumetitle = $2, requiredsalary = $3, desiredsalary = $4, document = $5, updated_at = $6,
       revision = $7 where id = $1`,
    [
      row.id,
      row.resumetitle,
      row.requiredsalary,
      row.desiredsalary,
      JSON.stringify(row.document),
      now,
      row.revision,
    ],
  );
  await keepVersion(db, row, now);
}

/** Changes a résumé in one transaction, before the person's other calls see it. */
async function changeResume(
  context: AccountContext,
  account: Account,
  instance: string,
  change: (transaction: Queryable, row: ResumeRow) => Promise<void>,
): Promise<SavedAnswer> {
  const row = await removeObstacle(context, account.id, async (transaction) => {
    await lockOwnAccount(transaction, account);
    const found = await requireResume(transaction, account.id, instance, true);
    const before = structuredClone(found);
    await change(transaction, found);
    await store(transaction, before, found, context.now());
    return found;
  });
  return {
    user_profile: { userid: String(account.id) },
    resumeid: String(row.id),
    revision: row.revision,
  };
}

/**
 * Saves fields of a résumé: all or none.
 * @param payload.revision the save that the form showed; without it the last one wins.
 * @throws Fault MYS-16 when the account has no such résumé, MYS-90 for an unknown field, an unknown element or a value
 *   that does not pass, RESUME-CHANGED when what is saved was changed since `revision`.
 */
export const saveResume = (
  context: AccountContext,
  account: Account,
  instance: string,
  { updater, revision }: { updater: readonly Triple[]; revision?: number | undefined },
): Promise<SavedAnswer> =>
  changeResume(context, account, instance, async (transaction, row) => {
    if (revision !== undefined) await refuseOverwriting(transaction, row, updater, revision);
    const earlier = restores(updater) ? await keptStates(transaction, row) : [];
    writeTriples(
      row,
      updater,
      earlier.map(({ document }) => document),
    );
  });

/**
 * Makes a résumé what it was after an earlier save.
 * @throws Fault MYS-16 when the account has no such résumé, or the save is not kept.
 */
export const restoreResume = (
  context: AccountContext,
  account: Account,
  instance: string,
  revision: number,
): Promise<SavedAnswer> =>
  changeResume(context, account, instance, async (transaction, row) => {
    Object.assign(row, resumeState(await requireVersion(transaction, row, revision)));
  });

/**
 * Saves the score of a language test with its certification: in the entry that the résumé has of it, else in a new one.
 * @param admit part of the transaction: whether there is something to save. @throws Fault a refusal.
 * @throws Fault MYS-16 when the account has no such résumé.
 */
export const saveLanguageScore = (
  context: AccountContext,
  account: Account,
  instance: string,
  {
    certification,
    score,
    admit,
  }: { certification: string; score: number; admit: (transaction: Queryable) => Promise<boolean> },
): Promise<SavedAnswer> =>
  changeResume(context, account, instance, async (transaction, { document }) => {
    if (!(await admit(transaction))) return;
    const entries = document.languagecertifications;
    const entry = entries.find(({ certificationid }) => certificationid === certification);
    if (entry) entry.score = score;
    else entries.push({ id: randomUUID(), certificationid: certification, score });
  });
