import { definePage } from '@chamba/kernel/remote';
import { siteSchemas } from '@chamba/kernel/seo';
import { selectConfig } from '@chamba/kernel/store';
import { searchBarSlice } from '../search-bar/search-bar.slice.ts';
import { readFormValues } from './form-values.ts';
import { Home } from './home.tsx';
import { homeSaga } from './home.saga.ts';
import { homeRequested, homeSlice } from './home.slice.ts';

export default definePage({
  Component: Home,
  slices: [homeSlice, searchBarSlice],
  sagas: [homeSaga],
  load: ({ search }) => homeRequested(readFormValues(search)),
  // Without scripts there is no list under the box to choose from.
  redirect: (_state, { search }) =>
    readFormValues(search).error === 'placeNotChosen' ? `/buscar/ubicacion${search}` : null,
  texts: {
    title: 'Bolsa de trabajo y empleos en México',
    description:
      'Encuentra empleo en todo México. Busca vacantes por puesto, empresa o ubicación, crea tu currículum y postúlate gratis.',
  },
  robots: 'index',
  offline: { keep: 1 },
  head: (state) => {
    const { siteName, siteUrl } = selectConfig(state);
    return { themeColor: '#0A5249', structuredData: siteSchemas(siteName, siteUrl) };
  },
});
