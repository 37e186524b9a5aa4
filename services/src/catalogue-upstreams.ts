import { companiesUpstreams } from './companies/companies.upstreams.ts';
import { complaintsUpstream } from './complaints/complaints.upstream.ts';
import type { CatalogueContext } from './http/catalogue-context.ts';
import type { Upstream } from './http/upstream.ts';
import { jobsUpstream } from './jobs/jobs.upstream.ts';
import { geolocationUpstream } from './lookup/geolocation.upstream.ts';
import { lookupUpstream } from './lookup/lookup.upstream.ts';
import { payUpstream } from './pay/pay.upstream.ts';
import { scorerUpstream } from './scorer/scorer.upstream.ts';
import { seoUpstream } from './seo/seo.upstream.ts';
import { suggestsUpstream } from './suggests/suggests.upstream.ts';
import type { TitleIndex } from './suggests/title-suggestions.ts';
import { trackingUpstream } from './tracking/tracking.upstream.ts';

/** The upstream servers of vacancies and places. */
export function catalogueUpstreams(context: CatalogueContext, titles: TitleIndex): Upstream[] {
  return [
    jobsUpstream(context),
    lookupUpstream(context),
    geolocationUpstream(context),
    suggestsUpstream(context, titles),
    seoUpstream(context, titles),
    trackingUpstream(context),
    ...companiesUpstreams(context),
    payUpstream(),
    complaintsUpstream(context),
    scorerUpstream(context),
  ];
}
