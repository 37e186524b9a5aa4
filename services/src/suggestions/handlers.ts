import type { InputOf, OutputOf } from '@chamba/kernel/operations';
import type { AccountContext } from '../account-context.ts';
import { findSession, requireSession } from '../accounts/sessions.ts';
import type { Account } from '../accounts/accounts.ts';
import { StatusAnswer } from '../http/call.ts';
import { handler, handlerFor } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import type { JobSearch } from '../jobs/search.ts';
import { readCandidate } from '../my-service/candidate.ts';
import { requireResume } from '../my-service/resume/resume-rows.ts';
import { discardOffer, readApplied, readUnwanted, restoreOffer } from './discards.ts';
import { suggestOffers } from './suggest.ts';

type Context = AccountContext & { search: JobSearch };

/** Most offers that are suggested. */
const MOST_HITS = 20;

/** Offers that a suggestion may start from. */
const MOST_SEEDS = 3;

/** Highest number of an offer. */
const HIGHEST_ID = 999_999_999;

const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= HIGHEST_ID;

const toIds = (joined: string | undefined): number[] => (joined ?? '').split(',').map(Number).filter(isId);

/** Topics of events by which a suggestion is discarded, and had back. */
const DISCARDED = /^candidate-discard-\w{1,20}$/;
const RESTORED = /^candidate-restore-\w{1,20}$/;

/** Offers for a person's résumé, and what they say of them. */
export function suggestionHandlers(context: Context): Handler[] {
  const { store, now } = context;
  const ownHandler = handlerFor(async ({ token }) => {
    const { account } = await requireSession(store, token, now());
    return { account };
  });
  const suggest = async (
    account: Account,
    { path, query }: InputOf<'suggestions.list'>,
  ): Promise<OutputOf<'suggestions.list'>> => {
    const resume = await requireResume(store, account.id, path.resumeID);
    const candidate = await readCandidate(store, account);
    const unwanted = await readUnwanted(store, account.id, toIds(query.last_discards));
    // Only what was applied for is a reason.
    const seeds = await readApplied(store, account.id, toIds(query.applies).slice(0, MOST_SEEDS));
    const joblist = await suggestOffers(
      context,
      { candidate, resume },
      {
        hits: Math.min(query.hits, MOST_HITS),
        unwanted,
        seeds,
      },
    );
    return { joblist, summary: { totaldocs: joblist.length } };
  };
  return [
    ownHandler('suggestions.list', (input, { account }) => suggest(account, input)),
    ownHandler('suggestions.listV2', ({ path, query }, { account }) =>
      suggest(account, { path, query: { ...query, applies: undefined } }),
    ),
    handler('events.send', async ({ payload: { topic, message } }, { token }) => {
      const offer = Number(message['jobId']);
      if (isId(offer) && (DISCARDED.test(topic) || RESTORED.test(topic))) {
        const session = token ? await findSession(store, token, now()) : null;
        if (session && DISCARDED.test(topic)) await discardOffer(store, session.account.id, offer, now());
        else if (session) await restoreOffer(store, session.account.id, offer);
      }
      return new StatusAnswer(202, { status: 'accepted' });
    }),
  ];
}
