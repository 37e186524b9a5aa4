import { definePage } from '@chamba/kernel/remote';
import { parseOfferId } from '@chamba/kernel/routes';
import { HIDDEN_FROM_ROBOTS, jobPosting, offerTexts, pageTexts, robotsForOffer } from '@chamba/kernel/seo';
import { selectConfig } from '@chamba/kernel/store';
import { companySlice } from '../companies/company.slice.ts';
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
} from './offer.slice.ts';

export default definePage({
  Component: Offer,
  slices: [offerSlice, companySlice, searchBarSlice],
  sagas: [offerSaga],
  load: ({ params }, state) => {
    const jobID = parseOfferId(params['job'] ?? '');
    return jobID ? offerRequested({ jobID, uuid: selectShownSearch(state)?.uuid }) : offerUnnamed();
  },
  status: (state) => {
    const { job, error } = selectOffer(state);
    if (job) return 200;
    // The site being out of order is not the offer's absence.
    return error?.status === 0 ? 503 : error?.status && error.status >= 500 ? error.status : 404;
  },
  head: (state) => {
    const { siteName, siteUrl, indexOffers } = selectConfig(state);
    const { job, seo, error, loadedAt } = selectOffer(state);
    if (error && !isNamedError(error))
      return { ...pageTexts('notFound', siteName), robots: HIDDEN_FROM_ROBOTS };
    if (!job)
      return {
        title: pageTexts('notFound', siteName).title,
        description: OFFER_NOT_FOUND,
        robots: HIDDEN_FROM_ROBOTS,
      };
    const texts = offerTexts(job, siteName);
    const posting = jobPosting(job, siteUrl, loadedAt);
    return {
      title: seo?.title || texts.title,
      description: seo?.metadescription || seo?.description || texts.description,
      robots: robotsForOffer(indexOffers) || undefined,
      canonical: job.url,
      structuredData: posting ? [posting] : undefined,
    };
  },
});
