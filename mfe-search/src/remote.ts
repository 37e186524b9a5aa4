import { defineRemote } from '@chamba/kernel/remote';

/** Public surface of the search unit. */
export default defineRemote({
  name: 'mfe-search',
  routes: [
    {
      id: 'home',
      path: '/',
      category: 'home',
      header: 'hero',
      page: () => import(/* webpackChunkName: "page-home" */ './home/home.page.tsx'),
    },
    {
      id: 'results',
      path: '/empleos{*grammar}',
      category: 'srp',
      header: 'search',
      page: () => import(/* webpackChunkName: "page-results" */ './results/results.page.tsx'),
    },
    {
      id: 'place-choice',
      path: '/buscar/ubicacion',
      category: '404',
      header: 'search',
      page: () => import(/* webpackChunkName: "page-place-choice" */ './place-choice/place-choice.page.tsx'),
    },
    {
      id: 'offer',
      path: '/empleo/oferta/:job',
      category: 'job-offer',
      header: 'search',
      // The match is asked for where it shows, to candidates alone: visitors do not load its unit.
      slots: ['offer.apply'],
      page: () => import(/* webpackChunkName: "page-offer" */ './offer/offer.page.tsx'),
    },
    {
      id: 'states',
      path: '/empleos-por-estado',
      category: 'filters',
      header: 'search',
      page: () => import(/* webpackChunkName: "page-states" */ './listings/states.page.tsx'),
    },
    {
      id: 'cities',
      path: '/empleos-por-ciudad',
      category: 'filters',
      header: 'search',
      page: () => import(/* webpackChunkName: "page-cities" */ './listings/cities.page.tsx'),
    },
    {
      id: 'categories',
      path: '/empleos-por-categoria',
      category: 'filters',
      header: 'search',
      page: () => import(/* webpackChunkName: "page-categories" */ './listings/categories.page.tsx'),
    },
    {
      id: 'most-searched',
      path: '/empleos-mas-buscados',
      category: 'filters',
      header: 'search',
      page: () => import(/* webpackChunkName: "page-most-searched" */ './listings/most-searched.page.tsx'),
    },
    {
      id: 'contracts',
      path: '/empleos-por-contratacion',
      category: 'filters',
      header: 'search',
      page: () => import(/* webpackChunkName: "page-contracts" */ './listings/contracts.page.tsx'),
    },
    {
      id: 'salaries',
      path: '/sueldos',
      category: 'filters',
      header: 'search',
      page: () => import(/* webpackChunkName: "page-salaries" */ './salaries/salaries.page.tsx'),
    },
    {
      id: 'companies',
      path: '/empleos-por-empresa',
      category: 'filters',
      header: 'search',
      page: () => import(/* webpackChunkName: "page-companies" */ './companies/companies.page.tsx'),
    },
    {
      id: 'company-search',
      path: '/buscar-empleos-por-empresa',
      category: 'filters',
      header: 'search',
      page: () => import(/* webpackChunkName: "page-company-search" */ './companies/company-search.page.tsx'),
    },
    {
      id: 'company-letter',
      path: '/buscar-empleos-por-letra-:letter',
      category: 'filters',
      header: 'search',
      page: () => import(/* webpackChunkName: "page-company-letter" */ './companies/letter.page.tsx'),
    },
    {
      id: 'company-query',
      path: '/buscar-empleos-en-:query',
      category: 'filters',
      header: 'search',
      page: () => import(/* webpackChunkName: "page-company-query" */ './companies/query.page.tsx'),
    },
    {
      id: 'site-map',
      path: '/Home/Mapa_del_Sitio',
      category: '404',
      header: 'search',
      page: () => import(/* webpackChunkName: "page-site-map" */ './listings/site-map.page.tsx'),
    },
  ],
  slots: {
    'header.search': {
      version: 1,
      server: true,
      component: () =>
        import(/* webpackChunkName: "slot-header-search" */ './search-bar/header-search.slot.tsx'),
    },
    'dashboard.search': {
      version: 1,
      server: false,
      component: () =>
        import(/* webpackChunkName: "slot-dashboard-search" */ './search-bar/dashboard-search.slot.tsx'),
    },
    'page.extended-search': {
      version: 1,
      server: false,
      component: () =>
        import(/* webpackChunkName: "slot-page-extended-search" */ './filters/extended-search.slot.tsx'),
    },
  },
  events: { emits: ['jobs/visited', 'search/performed'], listens: [] },
});
