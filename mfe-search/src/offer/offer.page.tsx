import { isUnanswered } from '@chamba/kernel/errors';
import { definePage, type PageContext } from '@chamba/kernel/remote';
import { parseOfferId } from '@chamba/kernel/routes';
import {
  HIDDEN_FROM_ROBOTS,
  breadcrumbs,
  jobPosting,
  offerTexts,
  firstPageTexts,
  robotsForOffer,
} from '@chamba/kernel/seo';
import { selectProfile } from '@chamba/kernel/session';
import { selectConfig } from '@chamba/kernel/store';
import { failureHead } from '@chamba/kernel/ui/error-state';
import { companySlice } from '../companies/company.slice.ts';
import { complaintSaga } from '../complaint/complaint.saga.ts';
import { complaintSlice } from '../complaint/complaint.slice.ts';
import { searchBarSlice, selectShownSearch } from '../search-bar/search-bar.slice.ts';
import { Offer } from './offer.tsx';
import { offerSaga } from './offer.saga.ts';
import {
  OFFER_NOT_FOUND,
  isNamedError,
  offerRequested,
  offerSlice,
  offerUnnamed,
  selectOffer,
  type OfferRequest,
} from './offer.slice.ts';

/** Parameters of an offer's address that tell how one came to it; they go with the call. */
const ORIGINS = ['rank', 'jobtype', 'utm_medium', 'utm_source'] as const;

const originOf = ({ search }: PageContext): Partial<OfferRequest> => {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    ORIGINS.flatMap((name) => {
      const value = query.get(name)?.slice(0, 100);
      return value ? [[name, value]] : [];
    }),
  );
};

export default definePage({
  Component: Offer,
  slices: [offerSlice, companySlice, complaintSlice, searchBarSlice],
  sagas: [offerSaga, complaintSaga],
  load: (context, state) => {
    const jobID = parseOfferId(context.params['job'] ?? '');
    if (!jobID) return offerUnnamed();
    const uuid = selectShownSearch(state)?.uuid;
    const userid = selectProfile(state)?.userid;
    return offerRequested({ jobID, uuid, userid, ...originOf(context) });
  },
  status: (state) => {
    const { job, error } = selectOffer(state);
    if (job) return 200;
    // The site being out of order is not the offer's absence.
    if (!error || !isNamedError(error) || !isUnanswered(error)) return 404;
    return error.status >= 500 ? error.status : 503;
  },
  head: (state) => {
    const { siteName, siteUrl, indexOffers } = selectConfig(state);
    const { job, seo, error, loadedAt } = selectOffer(state);
    if (error && !isNamedError(error))
      return { ...firstPageTexts('notFound', siteName), robots: HIDDEN_FROM_ROBOTS };
    if (error && isUnanswered(error)) return failureHead(siteName);
    if (!job)
      return {
        title: firstPageTexts('notFound', siteName).title,
        description: OFFER_NOT_FOUND,
        robots: HIDDEN_FROM_ROBOTS,
      };
    const texts = offerTexts(job, siteName);
    const posting = jobPosting(job, siteUrl, loadedAt);
    const crumbs = [
      { name: 'Inicio', path: '/' },
      { name: 'Empleos', path: '/empleos' },
      { name: job.title, path: job.url },
    ];
    return {
      title: seo?.title || texts.title,
      description: seo?.metadescription || seo?.description || texts.description,
      robots: robotsForOffer(indexOffers) || undefined,
      canonical: job.url,
      structuredData: posting ? [posting, breadcrumbs(crumbs, siteUrl)] : undefined,
    };
  },
});
