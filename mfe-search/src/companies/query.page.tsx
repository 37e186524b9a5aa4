import { definePage, type PageProps } from '@chamba/kernel/remote';
import { HIDDEN_FROM_ROBOTS } from '@chamba/kernel/seo';
import { selectConfig } from '@chamba/kernel/store';
import { searchBarSlice } from '../search-bar/search-bar.slice.ts';
import { companyQueryTexts } from './company-texts.ts';
import { queryPath, readQuery } from './addresses.ts';
import { directoryCrumbs } from './crumbs.ts';
import { DirectoryView } from './directory-page.tsx';
import { directorySaga } from './directory.saga.ts';
import { directoryRequested, directorySlice, isBroken, selectDirectory } from './directory.slice.ts';

const getQuery = ({ params }: PageProps['context']): string => readQuery(params['query'] ?? '');

const getHeading = (query: string): string => `Empresas que coinciden con “${query}”`;

function QueryPage({ context }: PageProps) {
  const query = getQuery(context);
  return <DirectoryView heading={getHeading(query)} query={query} />;
}

/** Employers whose name fits a query. */
export default definePage({
  Component: QueryPage,
  slices: [directorySlice, searchBarSlice],
  sagas: [directorySaga],
  load: (context) => directoryRequested({ by: 'query', value: getQuery(context) }),
  // A query that no address can carry asks for nothing: there is the search to ask again.
  redirect: (_state, context) => (getQuery(context) === '' ? queryPath('') : null),
  status: (state) => (isBroken(selectDirectory(state)) ? 503 : 200),
  texts: {
    title: 'Empleos por empresa en México',
    description: 'Consulta el directorio de empresas y las vacantes que ofrecen en México.',
  },
  robots: 'index',
  head: (state, context) => {
    const query = getQuery(context);
    const isEmpty = selectDirectory(state).employers.length === 0;
    return {
      ...companyQueryTexts(query, selectConfig(state).siteName),
      canonical: queryPath(query),
      robots: isEmpty ? HIDDEN_FROM_ROBOTS : undefined,
      structuredData: [
        directoryCrumbs(selectConfig(state), { name: getHeading(query), path: queryPath(query) }),
      ],
    };
  },
});
