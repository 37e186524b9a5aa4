import { pageHead } from '@chamba/kernel/seo';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CompanyAnswer, CompanyItem, CompanyReview } from '@chamba/kernel/api';
import { hasUnsavedChanges } from '@chamba/kernel/unsaved';
import offer from '../offer/offer.page.tsx';
import results from '../results/results.page.tsx';
import { job, searchAnswer } from '../testing/fixtures.ts';
import { openSite, type Reply } from '../testing/site.tsx';
import companies from './companies.page.tsx';
import companySearch from './company-search.page.tsx';
import letter from './letter.page.tsx';
import query from './query.page.tsx';

const ITEM: CompanyItem = {
  companyname: 'Panadería Demo',
  companynamepretty: 'panaderia-demo',
  ofertas: 3,
  url: '/empleos/bolsa-de-trabajo-panaderia-demo',
  isdemo: true,
  logoUrl: '/api/images/logos/panaderia-demo-0123456789ab.svg',
};
const COMPANY: CompanyAnswer = {
  companieslist: [ITEM],
  companydetail: {
    id: 'panaderia-demo',
    companyname: ITEM.companyname,
    companynamepretty: ITEM.companynamepretty,
    sector: 'Alimentos',
    activity: 'Panaderías',
    size: '51 a 100 personas',
    founded: 2009,
    places: ['Coyoacán, Ciudad de México'],
    profile: 'Hornea pan.',
    isdemo: true,
    ofertas: 3,
  },
  companyReviewSummary: {
    companyName: ITEM.companyname,
    companyRating: 4.1,
    reviewsCount: 3,
    logoUrl: ITEM.logoUrl,
    profileUrl: `${ITEM.url}#empresa`,
    percentage1: 0,
    percentage2: 0,
    percentage3: 33,
    percentage4: 33,
    percentage5: 33,
    count1: 0,
    count2: 0,
    count3: 1,
    count4: 1,
    count5: 1,
    salaryPercentage: 78,
    salaryCount: 3.9,
    careerPercentage: 64,
    careerCount: 3.2,
    benefitsPercentage: 71,
    benefitsCount: 3.6,
  },
};
const REVIEWS: CompanyReview[] = ['Buen ambiente', 'Pago puntual', 'Regular'].map((title, index) => ({
  title,
  pros: 'El horario.',
  cons: 'El calor.',
  rating: 5 - index,
  date: `2026-0${9 - index}-12`,
  role: 'Panadera',
}));
const EMPTY: Reply = {
  status: 404,
  data: { status: 404, errors: [{ code: 'ACT-01', description: '' }] },
};
const rest = (response: object): Reply => ({ data: { status: 200, response } });
const list = (...items: CompanyItem[]): Reply =>
  rest({ companieslist: items, companylist: items, summary: { totaldocs: items.length }, error: null });

test('the list names employers with offers, with letters and the well-known ones', async () => {
  const site = openSite(() =>
    rest({
      items: [
        { id: 'oxxo', description: 'OXXO', url: '/empleos/bolsa-de-trabajo-oxxo', count: 1_204 },
        { id: ITEM.companynamepretty, description: ITEM.companyname, url: ITEM.url, count: 3, isdemo: true },
      ],
    }),
  );
  const { context } = await site.open(companies, '/empleos-por-empresa');
  expect(screen.getByRole('heading', { level: 1, name: 'Empleos por empresa' })).toBeTruthy();
  const demo = screen.getByRole('link', { name: /Panadería Demo/ });
  expect(demo.getAttribute('href')).toBe(ITEM.url);
  expect(demo.textContent).toContain('3 vacantes');
  expect(demo.textContent).toContain('Empresa de demostración');
  const known = within(screen.getByRole('region', { name: 'Empresas conocidas' })).getAllByRole('link');
  expect(known).toHaveLength(18);
  expect(known.map((link) => link.textContent)).toEqual(expect.arrayContaining(['OXXO1,204', 'Bimbo']));
  expect(known[0]?.getAttribute('href')).toBe('/empleos/bolsa-de-trabajo-bimbo');
  const letters = within(screen.getByRole('navigation', { name: 'Empresas por letra' })).getAllByRole('link');
  expect(letters).toHaveLength(27);
  expect(letters[0]?.getAttribute('href')).toBe('/buscar-empleos-por-letra-a');
  expect(pageHead(companies, site.store.getState(), context).title).toBe(
    'Empleos por empresa en México | Chamba',
  );
});

test('a letter shows its employers, and the way back to the list', async () => {
  const site = openSite(() => list(ITEM));
  const { context } = await site.open(letter, '/buscar-empleos-por-letra-P', { letter: 'P' });
  expect(screen.getByRole('heading', { level: 1, name: 'Empresas que empiezan con P' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Panadería Demo/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Regresar' }).getAttribute('href')).toBe('/empleos-por-empresa');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('P');
  expect(site.requests[0]?.query).toMatchObject({ letter: 'p', hits: '1000', filtercompanies: 'true' });
  expect(pageHead(letter, site.store.getState(), context)).toMatchObject({
    title: 'Empresas que empiezan con P | Chamba',
    canonical: '/buscar-empleos-por-letra-p',
    robots: undefined,
  });
});

test('a letter without employers says so and is kept from robots; what is no letter is not asked for', async () => {
  const site = openSite(() => EMPTY);
  const { context, unmount } = await site.open(letter, '/buscar-empleos-por-letra-0-9', { letter: '0-9' });
  expect(screen.getByRole('heading', { name: 'No hay resultados para la busqueda.' })).toBeTruthy();
  expect(letter.status?.(site.store.getState(), context)).toBe(200);
  expect(pageHead(letter, site.store.getState(), context).robots).toBe('nofollow, noindex');
  unmount();
  const other = openSite(() => list(ITEM));
  const wrong = await other.open(letter, '/buscar-empleos-por-letra-xyz', { letter: 'xyz' });
  expect(other.requests).toEqual([]);
  expect(letter.status?.(other.store.getState(), wrong.context)).toBe(404);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No encontramos la página que buscas.');
});

test('a query shows the employers that fit; a failure can be tried again', async () => {
  let broken = true;
  const site = openSite(() => (broken ? { status: 500, data: {} } : list(ITEM)));
  const { context } = await site.open(query, '/buscar-empleos-en-panaderia-demo', {
    query: 'panaderia-demo',
  });
  expect(query.status?.(site.store.getState(), context)).toBe(503);
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: /Panadería Demo/ })).toBeTruthy();
  expect(site.requests[0]?.query).toMatchObject({ query: 'panaderia demo' });
  expect(pageHead(query, site.store.getState(), context)).toMatchObject({
    title: 'Empresas: panaderia demo | Chamba',
    canonical: '/buscar-empleos-en-panaderia-demo',
  });
});

test('the search suggests names while one types, and leads to the query', async () => {
  const site = openSite(() => rest({ companieslist: [ITEM] }));
  await site.open(companySearch, '/buscar-empleos-por-empresa');
  expect(site.requests).toEqual([]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Nombre de la empresa' }), 'Panadería');
  expect(await screen.findByRole('link', { name: /Panadería Demo/ })).toBeTruthy();
  expect(site.calls('/api/cias/companies')).toHaveLength(1);
  expect(hasUnsavedChanges()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Buscar empresa' }));
  await waitFor(() => expect(site.visited.at(-1)).toBe('/buscar-empleos-en-panaderia'));
  expect(hasUnsavedChanges()).toBe(false);
});

test.each([
  ['?q=Panader%C3%ADa%20Demo', '/buscar-empleos-en-panaderia-demo'],
  ['?q=', null],
  ['?q=%20%C2%BF%3F', null],
  ['', null],
])('the form without scripts sends %j on to %j', async (search, target) => {
  const site = openSite(() => list());
  const context = await site.load(companySearch, `/buscar-empleos-por-empresa${search}`);
  expect(companySearch.redirect?.(site.store.getState(), context) ?? null).toBe(target);
});

/** A site with one offer of an employer. */
function siteWithOffer(companyname: string, company: Reply, known?: object) {
  return openSite(({ path, query: asked }) => {
    if (path === '/api/job')
      return {
        data: { job: job({ companyname, ...known }), seo: { title: '', h1: '', robots: '' } },
      };
    if (path === '/api/companies') return company;
    if (asked?.['server'] === 'companyProfiles') return rest({ reviews: REVIEWS });
    return 'unreachable';
  });
}

test('an offer shows its employer: profile, how it is rated, and what people say', async () => {
  const site = siteWithOffer('Panadería Demo', rest(COMPANY), {
    company: { logoUrl: ITEM.logoUrl, rating: 4.1, isdemo: true },
  });
  await site.open(offer, '/empleo/oferta/1', { job: '1' });
  const block = within(screen.getByRole('region', { name: 'Panadería Demo' }));
  expect(block.getByText('Alimentos · 3 vacantes activas')).toBeTruthy();
  expect(block.getByText('Empresa de demostración')).toBeTruthy();
  expect(block.getByText('4.1')).toBeTruthy();
  expect(block.getByText('3 evaluaciones')).toBeTruthy();
  expect(block.getAllByRole('meter').map((meter) => meter.getAttribute('aria-label'))).toEqual([
    '5 estrellas: 33 %',
    '4 estrellas: 33 %',
    '3 estrellas: 33 %',
    '2 estrellas: 0 %',
    '1 estrella: 0 %',
  ]);
  expect(block.getByText('78%')).toBeTruthy();
  expect(block.getByText('3.9 de 5')).toBeTruthy();
  expect(block.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(block.getByRole('link', { name: 'Ver perfil y evaluaciones' }).getAttribute('href')).toBe(
    `${ITEM.url}#empresa`,
  );
  expect(screen.getByRole('link', { name: 'Panadería Demo' }).getAttribute('href')).toBe(ITEM.url);
});

test('an employer without a profile is named, and that is said', async () => {
  const item = { ...ITEM, companyname: 'Taller Pérez', companynamepretty: 'taller-perez', isdemo: false };
  const answer = { companieslist: [item], companydetail: null, companyReviewSummary: null };
  await siteWithOffer('Taller Pérez', rest(answer)).open(offer, '/empleo/oferta/1', { job: '1' });
  const block = within(screen.getByRole('region', { name: 'Taller Pérez' }));
  expect(block.getByText('No hay información para esta empresa.')).toBeTruthy();
  expect(block.getByRole('link', { name: 'Ver sus vacantes' }).getAttribute('href')).toBe(
    '/empleos/bolsa-de-trabajo-taller-perez',
  );
  expect(screen.queryByText('Empresa de demostración')).toBeNull();
});

test('reviews that cannot be had are missed by name', async () => {
  const site = openSite(({ path, query: asked }) => {
    if (path === '/api/job')
      return {
        data: { job: job({ companyname: 'Panadería Demo' }), seo: { title: '', h1: '', robots: '' } },
      };
    if (path === '/api/companies') return rest(COMPANY);
    return asked?.['server'] === 'companyProfiles' ? EMPTY : 'unreachable';
  });
  await site.open(offer, '/empleo/oferta/1', { job: '1' });
  const block = within(screen.getByRole('region', { name: 'Panadería Demo' }));
  expect(block.getByText('No se encontró información acerca del perfil especificado.')).toBeTruthy();
  expect(block.getByText('4.1')).toBeTruthy();
});

test('a confidential employer has no link and is not asked for', async () => {
  const site = siteWithOffer('Empresa confidencial', EMPTY);
  await site.open(offer, '/empleo/oferta/1', { job: '1' });
  expect(screen.getByText('Empresa confidencial')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Empresa confidencial' })).toBeNull();
  expect(screen.queryByText('No hay información para esta empresa.')).toBeNull();
  expect(site.calls('/api/companies')).toEqual([]);
});

test('the offers of an employer stand under its profile, with all reviews', async () => {
  const site = openSite(({ path, query: asked }) => {
    if (path === '/api/companies') return rest(COMPANY);
    if (asked?.['server'] === 'companyProfiles') return rest({ reviews: REVIEWS });
    return rest(searchAnswer());
  });
  await site.open(results, '/empleos/bolsa-de-trabajo-panaderia-demo');
  const header = within(screen.getByRole('region', { name: 'Empresa' }));
  expect(header.getByText('Panadería Demo')).toBeTruthy();
  expect(header.getByText('Empresa de demostración')).toBeTruthy();
  expect(header.getByText('Regular')).toBeTruthy();
  expect(header.getByText('Giro')).toBeTruthy();
});

test('a search without an employer asks for none', async () => {
  const site = openSite(() => rest(searchAnswer()));
  await site.open(results, '/empleos-de-cajero');
  expect(site.calls('/api/companies')).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Empresa' })).toBeNull();
});
