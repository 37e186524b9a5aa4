import type { PageContext } from '@chamba/kernel/remote';
import { parseOfferId } from '@chamba/kernel/routes';
import { selectProfile } from '@chamba/kernel/session';
import type { RootState } from '@chamba/kernel/store';
import { selectShownSearch } from '../search-bar/search-bar.slice.ts';
import { offerRequested, offerUnnamed, type OfferRequest } from './offer.slice.ts';

/** Parameters of an offer's address that describe the referrer; they go with the call. */
const ORIGINS = ['rank', 'jobtype', 'utm_medium', 'utm_source'] as const;

const readOrigin = ({ search }: PageContext): Partial<OfferRequest> => {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    ORIGINS.flatMap((name) => {
      // Services refuse a call with a NUL in it, whatever the offer: a broken link still leads there.
      const value = query.get(name)?.replaceAll('\0', '').slice(0, 100);
      return value ? [[name, value]] : [];
    }),
  );
};

/** The action that loads the offer of an address, for the first time or again. */
export function loadOffer(
  context: PageContext,
  state: RootState,
): ReturnType<typeof offerRequested> | ReturnType<typeof offerUnnamed> {
  const jobID = parseOfferId(context.params['job'] ?? '');
  if (!jobID) return offerUnnamed();
  const uuid = selectShownSearch(state)?.uuid;
  const userid = selectProfile(state)?.userid;
  return offerRequested({ jobID, uuid, userid, ...readOrigin(context) });
}
