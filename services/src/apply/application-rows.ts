import type { ApplicationSnapshot, ApplicationState, WaitingReason } from '@chamba/kernel/applications';
import type { EmployerAnswer } from '@chamba/kernel/api';
import type { Queryable } from '@chamba/database';

/** An application as stored. */
export type ApplicationRow = {
  id: number;
  account_id: number;
  job_id: number;
  /** Key of the call that made it; empty where only the company's site was opened. */
  idempotency_key: string;
  /** The résumé it is made with; null means the default one. */
  resume_id: number | null;
  status: ApplicationState;
  /** Since when it has this status. */
  state_at: Date;
  /** What it waits for, while it is `waiting`. */
  waiting: WaitingReason | null;
  /** Status before it was withdrawn. */
  former_state: ApplicationState | null;
  /** A mail address, the address of a webhook, or of the company's site; null for an offer without a recipient. */
  recipient: string | null;
  /** Feed that the offer came from. */
  feed: string;
  skills: { id: string; level: string }[];
  killer_questions: { id: string; answer: string }[];
  snapshot: ApplicationSnapshot | null;
  answer: EmployerAnswer | null;
  external_answer: 'yes' | 'no' | null;
  title: string;
  companyname: string;
  location: string;
  url: string;
  dateexpires: Date;
  applied_at: Date;
};

/** Columns of {@link ApplicationRow}, for statements that name the table `application`. */
export const APPLICATION_COLUMNS = [
  'id',
  'account_id',
  'job_id',
  'idempotency_key',
  'resume_id',
  'status',
  'state_at',
  'waiting',
  'former_state',
  'recipient',
  'feed',
  'skills',
  'killer_questions',
  'snapshot',
  'answer',
  'external_answer',
  'title',
  'companyname',
  'location',
  'url',
  'dateexpires',
  'applied_at',
]
  .map((column) => `application.${column}`)
  .join(', ');

/** The application with an id; null if it does not exist. */
export async function applicationOfId(db: Queryable, id: number): Promise<ApplicationRow | null> {
  const { rows } = await db.query<ApplicationRow>(
    `select ${APPLICATION_COLUMNS} from application where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** The application with an id, locked until the transaction ends; null if it does not exist. */
export async function lockApplication(transaction: Queryable, id: number): Promise<ApplicationRow | null> {
  const { rows } = await transaction.query<ApplicationRow>(
    `select ${APPLICATION_COLUMNS} from application where id = $1 for update`,
    [id],
  );
  return rows[0] ?? null;
}

/**
 * The application of an account to an offer, or to the offer that stands for it; null if there is none.
 * @param jobids ids of one advertisement: an application to the first of them is preferred.
 */
export async function applicationTo(
  db: Queryable,
  accountId: number,
  jobids: readonly number[],
  forUpdate = false,
): Promise<ApplicationRow | null> {
  const { rows } = await db.query<ApplicationRow>(
    `select ${APPLICATION_COLUMNS} from application where account_id = $1 and job_id = any($2::int[])
      order by array_position($2::int[], job_id)${forUpdate ? ' for update' : ''}`,
    [accountId, jobids],
  );
  return rows[0] ?? null;
}

/** The application of an account that was made with a key, locked; null if there is none. */
export async function applicationOfKey(
  transaction: Queryable,
  accountId: number,
  key: string,
): Promise<ApplicationRow | null> {
  const { rows } = await transaction.query<ApplicationRow>(
    `select ${APPLICATION_COLUMNS} from application where account_id = $1 and idempotency_key = $2
      order by id desc limit 1 for update`,
    [accountId, key],
  );
  return rows[0] ?? null;
}

/** Host of the recipient; empty for an offer without a recipient. */
export function recipientDomain({ recipient }: Pick<ApplicationRow, 'recipient'>): string {
  if (!recipient) return '';
  if (URL.canParse(recipient)) return new URL(recipient).hostname.replace(/^www\./, '');
  return recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase();
}
