import type {
  CategoryFacetItem,
  FacetItem,
  PlaceSuggestion,
  RecentSearch,
  SearchAnswer,
} from '@chamba/kernel/api';
import { exampleJob } from '@chamba/kernel/testing';

export { exampleJob as job };

/** A facet item that is not chosen. */
export function facetItem(changes: Partial<FacetItem> = {}): FacetItem {
  const { id = '0', description = 'Presencial' } = changes;
  return {
    id,
    description,
    items: 10,
    url: '/empleos',
    text: description,
    value: id,
    key: 'WM',
    selected: false,
    ...changes,
  };
}

export function categoryItem(changes: Partial<CategoryFacetItem> = {}): CategoryFacetItem {
  return { ...facetItem({ key: 'CAT', ...changes }), subItems: changes.subItems ?? [] };
}

/** An answer that says how the search was understood. */
type WholeAnswer = SearchAnswer & { query: NonNullable<SearchAnswer['query']> };

/** What a search for 'cajero' in Guadalajara found. */
export function searchAnswer(changes: Partial<WholeAnswer> = {}): WholeAnswer {
  const jobs = [
    exampleJob(),
    exampleJob({ id: '2', title: 'Cajero de mostrador', url: '/empleo/oferta/2-cajero-de-mostrador' }),
  ];
  return {
    joblist: jobs,
    socialjobslist: [],
    jobpremiumlist: [],
    summary: { totaldocs: 1_148, page: 1, hits: 20, pages: 58 },
    facets: {
      workMode: [],
      salary: [],
      date: [],
      category: [],
      subcategory: [],
      contract: [],
      education: [],
      sort: [],
      location: [],
    },
    seo: {
      title: 'Empleos de cajero',
      metadescription: 'Vacantes de cajero.',
      h1: 'Empleos de cajero en Guadalajara, Jalisco',
      robots: '',
    },
    headers: {},
    refineurls: [],
    query: {
      q: 'cajero',
      cop: '',
      location: {
        id: '12039',
        type: 'CI',
        description: 'Guadalajara, Jalisco',
        seourl: 'en-jalisco/ciudad-de-guadalajara',
      },
      activefilters: 0,
      clearurl: '/empleos-de-cajero/en-jalisco/ciudad-de-guadalajara',
    },
    ...changes,
  };
}

/** A place suggestion; Guadalajara by default. */
export function place(changes: Partial<PlaceSuggestion> = {}): PlaceSuggestion {
  return {
    id: '12039',
    type: 'CI',
    countryname: 'México',
    statename: 'Jalisco',
    cityname: 'Guadalajara',
    zonename: '',
    description: 'Guadalajara, Jalisco',
    seourl: 'en-jalisco/ciudad-de-guadalajara',
    documents: 17_345,
    compatibility: 'locations',
    ...changes,
  };
}

/** A past search for 'cajero' in Guadalajara. */
export function recentSearch(changes: Partial<RecentSearch['query_parameters']> = {}): RecentSearch {
  return {
    query_parameters: {
      q: 'cajero',
      cop: '',
      placeid: '12039',
      placedescription: 'Guadalajara, Jalisco',
      tmdescription: '',
      contract_type: '',
      education: '',
      categorydescription: '',
      subcategorydescription: '',
      work_modedescription: '',
      smin: '',
      smax: '',
      ...changes,
    },
    url: '/empleos-de-cajero/en-jalisco/ciudad-de-guadalajara',
    newtotaldocslegend: '14 nuevas',
    extratext: '',
  };
}
