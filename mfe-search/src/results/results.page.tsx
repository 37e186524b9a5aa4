import { definePage } from '@chamba/kernel/remote';
import { parseSearchUrl } from '@chamba/kernel/routes';
import {
  breadcrumbs,
  canonicalSearchPath,
  NOT_FOUND_TEXTS,
  robotsForResults,
  withSiteName,
  searchCrumbs,
} from '@chamba/kernel/seo';
import { selectConfig } from '@chamba/kernel/store';
import { companySlice } from '../companies/company.slice.ts';
import { searchBarSlice, selectShownSearch } from '../search-bar/search-bar.slice.ts';
import { Results } from './results.tsx';
import { resultsSaga, searchUuid } from '../search/results.saga.ts';
import { resultsRequested, resultsSlice, selectResults, selectResultsView } from '../search/results.slice.ts';

/** HTTP statuses that a failed search keeps; any other failure is a 404. */
const KEPT_STATUSES: readonly number[] = [408, 500, 502, 503];

export default definePage({
  Component: Results,
  slices: [resultsSlice, companySlice, searchBarSlice],
  sagas: [resultsSaga],
  load: ({ pathname, search }, state) => {
    const params = parseSearchUrl(pathname, search);
    return params ? resultsRequested({ params, uuid: searchUuid(params, selectShownSearch(state)) }) : null;
  },
  status: (state, { pathname, search }) => {
    if (!parseSearchUrl(pathname, search)) return 404;
    const { error } = selectResults(state);
    if (!error) return 200;
    if (KEPT_STATUSES.includes(error.status)) return error.status;
    return selectResultsView(state) === 'failed' ? 503 : 404;
  },
  texts: {
    title: 'Empleos en México',
    description: 'Consulta las vacantes disponibles en México y postúlate hoy.',
  },
  robots: 'results',
  offline: { keep: 20 },
  head: (state, { pathname, search }) => {
    const { siteName, siteUrl } = selectConfig(state);
    const params = parseSearchUrl(pathname, search);
    if (!params) return withSiteName(NOT_FOUND_TEXTS, siteName);
    const { answer } = selectResults(state);
    const found = selectResultsView(state) === 'list' ? answer : null;
    const place = found?.query?.location?.description ?? '';
    // The results of a colonia are those of its municipality.
    const canonical = found?.seo.canonical ?? canonicalSearchPath(params);
    const crumbs = found && searchCrumbs(params, { heading: found.seo.h1, place, path: canonical });
    const description = found?.seo.metadescription || found?.seo.description;
    const rule = robotsForResults({ params, totaldocs: found?.summary.totaldocs ?? 0, pathname });
    return {
      ...(found?.seo.title && { title: found.seo.title }),
      ...(description && { description }),
      robots: rule || found?.seo.robots,
      canonical,
      ...(crumbs ? { structuredData: [breadcrumbs(crumbs, siteUrl)] } : {}),
    };
  },
});
