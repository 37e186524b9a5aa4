import { isDeepStrictEqual } from 'node:util';
import type { ResumeHistoryAnswer } from '@chamba/kernel/api';
import type { Queryable } from '@chamba/database';
import type { Account } from '../../accounts/accounts.ts';
import { Fault } from '../../http/fault.ts';
import { emptyDocument } from './resume-document.ts';
import { requireResume } from './resume-rows.ts';
import type { ResumeRow } from './resume-rows.ts';

/** Saves of a résumé that can be looked at and restored. */
const KEPT = 20;

/** What a save of a résumé keeps: all that its form shows. */
export type ResumeState = Pick<ResumeRow, 'resumetitle' | 'requiredsalary' | 'desiredsalary' | 'document'>;

/** The parts of a résumé that a save may change. */
export const resumeState = ({
  resumetitle,
  requiredsalary,
  desiredsalary,
  document,
}: ResumeRow): ResumeState => ({
  resumetitle,
  requiredsalary,
  desiredsalary,
  document,
});

/** A document kept by an earlier version lacks what came later. */
const whole = (state: ResumeState): ResumeState => ({
  ...state,
  document: { ...emptyDocument(), ...state.document },
});

type VersionRow = { revision: number; saved_at: Date; state: ResumeState };

/** Keeps what a résumé is after its newest save, and drops what is older than the kept saves. */
export async function keepVersion(db: Queryable, row: ResumeRow, savedAt: Date): Promise<void> {
  await db.query(
    `insert into resume_version (resume_id, revision, saved_at, state) values ($1, $2, $3, $4)
       on conflict (resume_id, revision) do nothing`,
    [row.id, row.revision, savedAt, JSON.stringify(resumeState(row))],
  );
  await db.query('delete from resume_version where resume_id = $1 and revision < $2', [
    row.id,
    row.revision - KEPT,
  ]);
}

/** What a résumé was after a save; null if that save is not kept. */
export async function stateAt(
  db: Queryable,
  { id }: ResumeRow,
  revision: number,
): Promise<ResumeState | null> {
  const { rows } = await db.query<VersionRow>(
    'select state from resume_version where resume_id = $1 and revision = $2',
    [id, revision],
  );
  return rows[0] ? whole(rows[0].state) : null;
}

/**
 * A résumé as it was after a save.
 * @throws Fault MYS-16 when that save is not kept.
 */
export async function requireVersion(db: Queryable, row: ResumeRow, revision: number): Promise<ResumeRow> {
  if (revision === row.revision) return row;
  const state = await stateAt(db, row, revision);
  if (!state) throw new Fault('MYS-16', 404);
  return { ...row, ...state, revision };
}

/** Sections of the page by their hashes, with what of a state each shows. */
export const SECTIONS = {
  'archivos-enlaces': ({ document }) => document.links,
  objetivo: ({ document, resumetitle, requiredsalary, desiredsalary }) => [
    resumetitle,
    requiredsalary,
    desiredsalary,
    document.objective,
    document.interests,
    document.requiredcurrencyid,
    document.desiredcurrencyid,
    document.requiredpaymenttypeid,
    document.desiredpaymenttypeid,
    document.willingtotravel,
    document.willingtorelocate,
  ],
  experiencia: ({ document }) => document.employments,
  especialidad: ({ document }) => document.specialities,
  habilidades: ({ document }) => document.skills,
  educacion: ({ document }) => document.academicexperience,
  idioma: ({ document }) => document.languages,
  certificaciones: ({ document }) => [document.certifications, document.languagecertifications],
} satisfies Record<string, (state: ResumeState) => unknown>;

const changedSections = (state: ResumeState, before: ResumeState): string[] =>
  Object.entries(SECTIONS)
    .filter(([, shown]) => !isDeepStrictEqual(shown(state), shown(before)))
    .map(([section]) => section);

/** A résumé in which nothing is said. */
export const EMPTY_STATE: ResumeState = {
  resumetitle: '',
  requiredsalary: 0,
  desiredsalary: 0,
  document: emptyDocument(),
};

/**
 * The kept saves of a résumé, the newest first.
 * @throws Fault MYS-16 when the account has no such résumé.
 */
export async function historyAnswer(
  db: Queryable,
  account: Account,
  instance: string,
): Promise<ResumeHistoryAnswer> {
  const row = await requireResume(db, account.id, instance);
  const { rows } = await db.query<VersionRow>(
    'select revision, saved_at, state from resume_version where resume_id = $1 order by revision desc',
    [row.id],
  );
  const versions = rows.map(({ revision, saved_at, state }, index) => ({
    revision,
    saved: saved_at.toISOString(),
    sections: changedSections(whole(state), whole(rows[index + 1]?.state ?? EMPTY_STATE)),
  }));
  return { user_profile: { userid: String(account.id) }, versions: versions.slice(0, KEPT) };
}

/** All kept states of a résumé, the newest first. */
export async function keptStates(db: Queryable, { id }: ResumeRow): Promise<ResumeState[]> {
  const { rows } = await db.query<VersionRow>(
    'select state from resume_version where resume_id = $1 order by revision desc',
    [id],
  );
  return rows.map(({ state }) => whole(state));
}
