import { isDeepStrictEqual } from 'node:util';
import { GENDERS, stateByCode } from '@chamba/kernel/catalogues';
import type { CandidateDataAnswer, SavedAnswer } from '@chamba/kernel/api';
import { birthError, isPostalCode, parsePhone } from '@chamba/kernel/validation';
import type { Account } from '../accounts/accounts.ts';
import { lockOwnAccount } from '../accounts/own-account.ts';
import { removeObstacle } from '../account-context.ts';
import type { AccountContext } from '../account-context.ts';
import type { Queryable } from '@chamba/database';
import { cleanName } from './account-rules.ts';
import { Fault } from '../http/fault.ts';
import { badField, checkedChoice, checkedLine, demand } from './updater.ts';
import type { Triple } from './updater.ts';

/** The wire's number of a contact channel that is a phone. */
export const PHONE_CHANNEL = '3';

/** Contact data of a candidate as stored. */
export type Candidate = {
  candidatename: string;
  contactchannels: { contactchannelid1?: string; contactchannelvalue1?: string };
  borndate: string;
  genderid: string;
  dgcountryid: string;
  dgstateid: string;
  dgcity: string;
  cp: string;
  /** How often it was changed. */
  revision: number;
};

const COLUMNS =
  'candidatename, contactchannels, borndate, genderid, dgcountryid, dgstateid, dgcity, cp, revision';

/** The contact data of an account; a candidate without any has a name and a country. */
export async function readCandidate(db: Queryable, account: Account, forUpdate = false): Promise<Candidate> {
  const { rows } = await db.query<Candidate>(
    `select ${COLUMNS} from candidate where account_id = $1${forUpdate ? ' for update' : ''}`,
    [account.id],
  );
  return (
    rows[0] ?? {
      candidatename: account.name,
      contactchannels: {},
      borndate: '',
      genderid: '',
      dgcountryid: 'MX',
      dgstateid: '',
      dgcity: '',
      cp: '',
      revision: 0,
    }
  );
}

/** The phone, or what else a candidate can be reached by; empty when not said. */
export const getChannel = (candidate: Candidate): string =>
  candidate.contactchannels.contactchannelvalue1 ?? '';

/** Answers `candidateData`. */
export async function candidateAnswer(db: Queryable, account: Account): Promise<CandidateDataAnswer> {
  const { contactchannels, ...candidate } = await readCandidate(db, account);
  const { contactchannelid1: contactchannelid, contactchannelvalue1: value } = contactchannels;
  return {
    user_profile: { userid: String(account.id) },
    candidate_data: {
      ...candidate,
      emailaddress: account.email,
      contactchannels: contactchannelid && value ? [{ contactchannelid, value }] : [],
    },
  };
}

function checkedBirth(value: string, today: string): string {
  if (value === '') return '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) throw badField();
  const date = new Date(`${value}T00:00:00Z`);
  // 2001-02-31 is read as a day of March, or not at all.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value) throw badField();
  if (birthError(value, today) !== null) throw badField();
  return value;
}

type Rule = (candidate: Candidate, value: string, today: string) => void;

const RULES: Readonly<Record<string, Rule>> = {
  candidatename: (candidate, value) => {
    candidate.candidatename = demand(cleanName(value));
  },
  contactchannelid1: (candidate, value) => {
    candidate.contactchannels.contactchannelid1 = checkedChoice(value, ['1', '2', PHONE_CHANNEL]);
  },
  contactchannelvalue1: (candidate, value) => {
    candidate.contactchannels.contactchannelvalue1 = checkedLine(value, 60);
  },
  borndate: (candidate, value, today) => {
    candidate.borndate = checkedBirth(value, today);
  },
  genderid: (candidate, value) => {
    candidate.genderid = checkedChoice(value, ['', ...GENDERS.map(({ id }) => id)]);
  },
  dgcountryid: (candidate, value) => {
    if (!/^[A-Z]{2}$/.test(value)) throw badField();
    candidate.dgcountryid = value;
  },
  dgstateid: (candidate, value) => {
    candidate.dgstateid = checkedLine(value, 20);
  },
  dgcity: (candidate, value) => {
    candidate.dgcity = checkedLine(value, 100);
  },
  cp: (candidate, value) => {
    candidate.cp = value === '' || isPostalCode(value) ? value : demand<string>(null);
  },
};

/** What holds between the fields of a candidate once all are in. */
function checkWhole(candidate: Candidate): void {
  const { contactchannels, dgcountryid, dgstateid } = candidate;
  if (dgcountryid === 'MX' && dgstateid !== '' && !stateByCode(dgstateid)) throw badField();
  const { contactchannelid1: id, contactchannelvalue1: value } = contactchannels;
  if (id !== PHONE_CHANNEL || !value) return;
  contactchannels.contactchannelvalue1 = demand(parsePhone(value));
}

const CHANGED = 'Tus datos cambiaron en otra ventana o dispositivo. Elige qué quieres conservar.';

/**
 * Saves contact data: all fields or none.
 * @param revision the save that the form showed; without it the last one wins.
 * @throws Fault MYS-90 for an unknown field or a value that does not pass, RESUME-CHANGED when there was a save since
 *   `revision`.
 */
export async function saveCandidate(
  context: AccountContext,
  account: Account,
  { updater: triples, revision }: { updater: readonly Triple[]; revision?: number | undefined },
): Promise<SavedAnswer> {
  const now = context.now();
  const today = now.toISOString().slice(0, 10);
  const saved = await removeObstacle(context, account.id, async (transaction) => {
    await lockOwnAccount(transaction, account);
    const candidate = await readCandidate(transaction, account, true);
    const before = structuredClone(candidate);
    if (revision !== undefined && revision > before.revision) throw badField();
    if (revision !== undefined && revision < before.revision)
      throw new Fault('RESUME-CHANGED', undefined, CHANGED);
    for (const { field, value } of triples) {
      const rule = Object.hasOwn(RULES, field) ? RULES[field] : undefined;
      demand(rule)(candidate, value, today);
    }
    checkWhole(candidate);
    if (!isDeepStrictEqual(before, candidate)) candidate.revision += 1;
    // One person, one name: it greets in mails and stands in the header too.
    if (triples.some(({ field }) => field === 'candidatename')) {
      await transaction.query('update account set name = $2 where id = $1 and name <> $2', [
        account.id,
        candidate.candidatename,
      ]);
    }
    await transaction.query(
      `insert into candidate (account_id, ${COLUMNS}, updated_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (account_id) do update set candidatename = $2, contactchannels = $3, borndate = $4, genderid = $5,
         dgcountryid = $6, dgstateid = $7, dgcity = $8, cp = $9, revision = $10, updated_at = $11`,
      [
        account.id,
        candidate.candidatename,
        JSON.stringify(candidate.contactchannels),
        candidate.borndate,
        candidate.genderid,
        candidate.dgcountryid,
        candidate.dgstateid,
        candidate.dgcity,
        candidate.cp,
        candidate.revision,
        now,
      ],
    );
    return candidate;
  });
  return { user_profile: { userid: String(account.id) }, revision: saved.revision };
}
