/**
 * What document 2 shows as the answer of each call, in its own shape and nothing besides: ids are digits, which a service
 * may write as numbers (`asNumbers`) or as text. Where it says 'not shown' the answer is the least that the call can be
 * understood by.
 */

const USER = { user_profile: { userid: '1001' } };

const SESSION = {
  authentication_token: { token: 'a1b2c3' },
  user_profile: { userid: '1001', type: 'C', enabledlogin: true },
};

/** The fields read of an offer (document 2, section 3). */
export const DOCUMENT_JOB = {
  id: '20418837',
  title: 'Cajera o cajero de sucursal',
  jobbody: 'Atender la caja.',
  companyname: 'Farmacias La Merced',
  dateactive: '2026-11-20T15:00:00Z',
  datepublish: '2026-11-20T15:00:00Z',
  dateexpires: '2099-12-21T15:00:00Z',
  location: [{ statename: 'Jalisco', cityname: 'Guadalajara', countryid: '1' }],
  salaryfrom: '9800',
  salaryto: '11200',
  showsalary: '1',
  salarytime: '0',
  workmode: '2',
  jobtypefulltime: 'true',
  jobtypepermanent: '0',
  jobtypeparttime: 'false',
  jobtypecontract: false,
  jobtypetemporary: 0,
  levelid: '1',
  skills: ['Caja', { id: '7', description: 'Excel' }],
  jobtype: '2',
  redirecttype: '0',
  isgoogleforjobs: 1,
  idrecruiter: '55',
  origin: 'H4',
} as const;

const SEO = {
  title: 'Empleos',
  description: '',
  h1: 'Empleos de cajero',
  robots: '',
  metadescription: 'Vacantes',
};

const SEARCH = { facets: {}, summary: { totaldocs: '41' }, joblist: [DOCUMENT_JOB] };

const ITEM = { id: '1', description: 'Primero' };
const COMPANY = { companyname: 'Oxxo Centro', companynamepretty: 'oxxo-centro', ofertas: '12' };
const LINKS = { items: [{ id: '1', description: 'Jalisco', url: '/empleos-en-jalisco' }] };
const SAVED_SEARCH = { searchstring: 'cajero', locationid: '39', minsalary: '5000', maxsalary: '10000' };
const OWN_RESUME = { ...USER, resume: { resumeid: '70' } };

/** Answers by the name of the operation. */
export const DOCUMENT_ANSWERS: Readonly<Record<string, object>> = {
  'session.current': SESSION,
  'session.login': SESSION,
  'session.logout': {},
  'session.refresh': { status: '200' },
  'session.actionToken': { accessToken: 'a1b2c3' },
  'account.checkEmail': { returnValueMail: { exists: '0', valid: 'true' } },
  'account.create': SESSION,
  'account.confirm': USER,
  'account.requestPassword': USER,
  'account.resetPassword': USER,
  'account.activate': USER,
  'account.verifyEmail': USER,
  'account.resendEmail': { envia_token: { mailok: 'true', bounceMail: 0 } },
  'account.mailEmailChange': { envia_token: { mailok: 'true', bounceMail: 0 } },
  'candidate.read': { ...USER, candidate_data: { candidatename: 'Ana' } },
  'candidate.save': USER,
  'resume.create': { ...USER, resumeid: '70' },
  'resume.createSignedIn': { ...USER, resumeid: '70' },
  'resume.read': OWN_RESUME,
  'resume.save': USER,
  'resume.changeStatus': { ...USER, resumeid: '70' },
  'files.savePhoto': { user_data: { photourl: '/fotos/1.jpg' } },
  'push.register': { device_registration: {} },
  'push.unregister': { device: {} },
  'pda.exam': { pdaExam: {} },
  'pda.answer': {},
  'pda.saveExam': {},
  'pda.result': { ...USER, pda: {} },
  'lookup.countries': { countries: [ITEM] },
  'lookup.states': { states: [{ id: '9', description: 'Jalisco' }] },
  'lookup.cities': { cities: [ITEM] },
  'lookup.locationPrettyId': { countrystate_equivalence: { id: 'jalisco', description: 'Jalisco' } },
  'lookup.postalCode': {
    cp: '44100',
    idciudad: '39',
    ciudad: 'Guadalajara',
    idestado: '14',
    estado: 'Jalisco',
    idpais: '1',
    pais: 'México',
  },
  'lookup.languages': { languages: [ITEM] },
  'lookup.interestAreas': { interestareas: [ITEM] },
  'lookup.subinterestAreas': { subinterestareas: [{ ...ITEM, idparent: '4' }] },
  'lookup.categories': { categories: [{ id: '8', description: 'Ventas y atención' }] },
  'lookup.categoryList': { categories: [{ id: '8', description: 'Ventas y atención' }] },
  'lookup.subcategory': { subcategory: { idparent: '8' } },
  'lookup.location': { location: { id: '14', type: 'ST', description: 'Jalisco', seourl: 'en-jalisco' } },
  'jobs.search': SEARCH,
  'jobs.load': SEARCH,
  'jobs.offer': { job: DOCUMENT_JOB, seo: SEO },
  'jobs.similar': { joblist: [DOCUMENT_JOB] },
  'jobs.relatedSearches': { relatedsearches: [{ text: 'cajero', url: '/empleos-de-cajero' }] },
  'jobs.suggests': { suggestions: [{ text: 'cajero' }] },
  'jobs.scores': {
    scores: [
      { jobID: '20418837', score: '80', scoreCategory: '90', scoreSubcategory: '70', scoreSalary: '60' },
    ],
    meta: null,
  },
  'companies.detail': {
    companieslist: [COMPANY],
    companydetail: null,
    companyReviewSummary: { companyRating: '4.2' },
  },
  'companies.reviews': { reviews: [{ title: 'Bien', rating: '4' }] },
  'companies.byLetter': { companieslist: [COMPANY], summary: { totaldocs: '1' } },
  'companies.byQuery': { companylist: [COMPANY], error: null },
  'companies.search': { companieslist: [COMPANY] },
  'companies.logo': { url: '/logo.png' },
  'legal.document': { content: '<p>Aviso</p>' },
  // Of its fields it shows none; the envelope is that of every answer.
  'apply.submit': { status: 200 },
  'complaints.fraud': {},
  'events.send': {},
  'messages.list': USER,
  'alerts.list': { ...USER, jobseeker_agents: [SAVED_SEARCH] },
  'alerts.create': { ...USER, jobseeker_agents: [SAVED_SEARCH] },
  'alerts.change': { ...USER, jobseeker_agents: [SAVED_SEARCH] },
  'heldSearch.read': { Item: { keyword: 'cajero', locationid: '', salary: '5000-10000', tlalocid: '' } },
  'features.toggles': { toggles: [{ name: 'calcISR', enabled: '1' }] },
  'features.togglesByName': { toggles: [{ name: 'calcISR', enabled: '1' }] },
  'suggests.keywords': { suggestions: [{ text: 'cajero' }] },
  'suggests.keywordsByText': { suggestions: [{ text: 'cajero' }] },
  'suggests.places': {
    suggestions: [{ id: '39', type: 'CI', description: 'Guadalajara, Jalisco', seourl: 'en-jalisco' }],
  },
  'suggests.roles': { suggestions: [{ text: 'Cajero' }] },
  'suggests.skills': { suggestions: [{ id: '7', text: 'Excel' }] },
  'tracking.recentSearches': {
    recentsearches: [{ query_parameters: { q: 'cajero' }, url: '/empleos-de-cajero' }],
  },
  'seo.states': LINKS,
  'seo.cities': LINKS,
  'seo.categories': LINKS,
  'seo.companies': LINKS,
  'seo.keywords': LINKS,
  'seo.employmentTypes': LINKS,
};

/** The same with every text of digits as a number, as many services write ids, counts and amounts. */
export function asNumbers(value: unknown): unknown {
  if (typeof value === 'string') return /^\d+$/.test(value) ? Number(value) : value;
  if (Array.isArray(value)) return value.map(asNumbers);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, asNumbers(inner)]));
}
