import type { ApplicationStateAnswer } from '@chamba/kernel/api';
import type { InputOf } from '@chamba/kernel/operations';
import type { AccountContext } from '../account-context.ts';
import { lockAccount } from '../accounts/accounts.ts';
import type { Account } from '../accounts/accounts.ts';
import { badRequest, Fault } from '../http/fault.ts';
import { offerDates, readShownOffer } from '../jobs/offers.ts';
import { applicationTo } from './application-rows.ts';
import { storeExternal } from './store-application.ts';

/**
 * Records that the company's site of an offer was opened, or what the candidate answers whether they applied there. The
 * answer also stands for an offer that has ended meanwhile.
 * @throws Fault MYS-12 when an application to the offer went through this site, MYS-13 no such offer, BAD-REQUEST when the
 *   offer takes its applications here.
 */
export async function recordExternal(
  context: AccountContext,
  account: Account,
  { jobid, applied }: InputOf<'apply.external'>['payload'],
): Promise<ApplicationStateAnswer> {
  const answer = { jobid: String(jobid), state: 'external' } as const;
  await context.store.tx(async (transaction) => {
    if (!(await lockAccount(transaction, account.id))) throw new Fault('AAIS-2');
    const offer = await readShownOffer(transaction, jobid);
    const existing = await applicationTo(
      transaction,
      account.id,
      offer && offer.id !== jobid ? [jobid, offer.id] : [jobid],
      true,
    );
    if (existing && existing.status !== 'external') throw new Fault('MYS-12');
    if (!existing || applied === undefined) {
      if (!offer) throw new Fault('MYS-13', 404);
      if (offer.recipient || !offer.redirecturl) throw badRequest();
      const { expires } = offerDates(offer, context.clock);
      await storeExternal(transaction, account.id, existing, { offer, expires }, context.now());
    }
    if (applied !== undefined)
      await transaction.query(
        'update application set external_answer = $3 where account_id = $1 and job_id = any($2::int[])',
        [account.id, offer ? [jobid, offer.id] : [jobid], applied],
      );
  });
  return answer;
}
