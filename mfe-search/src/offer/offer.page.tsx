import { definePage } from '@chamba/kernel/remote';
import {
  HIDDEN_FROM_ROBOTS,
  breadcrumbs,
  jobPosting,
  offerTexts,
  NOT_FOUND_TEXTS,
  robotsForOffer,
  withSiteName,
} from '@chamba/kernel/seo';
import { selectConfig } from '@chamba/kernel/store';
import { failureHead } from '@chamba/kernel/ui/error-state';
import { companySlice } from '../companies/company.slice.ts';
import { complaintSaga } from '../complaint/complaint.saga.ts';
import { complaintSlice } from '../complaint/complaint.slice.ts';
import { searchBarSlice } from '../search-bar/search-bar.slice.ts';
import { Offer } from './offer.tsx';
import { loadOffer } from './load-offer.ts';
import { offerSaga } from './offer.saga.ts';
import { OFFER_NOT_FOUND, offerFault, offerSlice, selectOffer } from './offer.slice.ts';

export default definePage({
  Component: Offer,
  slices: [offerSlice, companySlice, complaintSlice, searchBarSlice],
  sagas: [offerSaga, complaintSaga],
  load: loadOffer,
  status: (state) => {
    const offer = selectOffer(state);
    // The site being out of order is not the offer's absence.
    if (offerFault(offer) === 'failed') {
      const status = offer.error?.status ?? 0;
      return status >= 500 ? status : 503;
    }
    return offer.job ? 200 : 404;
  },
  texts: { title: 'Oferta de empleo', description: 'Consulta la vacante y postúlate.' },
  robots: 'offers',
  offline: { keep: 60 },
  head: (state) => {
    const { siteName, siteUrl, indexOffers } = selectConfig(state);
    const offer = selectOffer(state);
    const { job, seo, loadedAt } = offer;
    const fault = offerFault(offer);
    if (fault === 'unnamed')
      return { ...withSiteName(NOT_FOUND_TEXTS, siteName), robots: HIDDEN_FROM_ROBOTS };
    if (fault === 'failed') return failureHead(siteName);
    if (!job)
      return {
        ...withSiteName({ ...NOT_FOUND_TEXTS, description: OFFER_NOT_FOUND }, siteName),
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
