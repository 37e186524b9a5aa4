import assert from 'node:assert/strict';
import { readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, describe, test } from 'node:test';
import type { CompanyItem, CompanyReviewSummary, Job, SearchAnswer } from '@chamba/kernel/api';
import { refreshTotals } from '../feeds/build-search-index.ts';
import { temporaryFolder } from '@chamba/database/testing/temporary-folder';
import { FIXTURE, ask, enginesOfRules } from '../testing/services.ts';
import type { Engine, RunningServices } from '../testing/services.ts';
import { failsWith, personWith } from '../testing/candidates.ts';
import { readCompanyFiles } from '../feeds/companies/company-file.ts';

const COMPANIES = fileURLToPath(new URL('../../data/companies', import.meta.url));
const BAKERY = 'panaderia-demo-concha-feliz';
const files = readCompanyFiles(COMPANIES);

/** The small catalogue of the tests with the demonstration employers beside it. */
function catalogueWithCompanies() {
  const { folder, remove } = temporaryFolder();
  for (const name of readdirSync(FIXTURE)) symlinkSync(join(FIXTURE, name), join(folder, name));
  symlinkSync(COMPANIES, join(folder, 'companies'));
  return { folder, remove };
}

test('demonstration employers say that they are: in their names and in their profiles', () => {
  assert.ok(files.length >= 10);
  for (const { name, profile, slug, logo, number, offers, reviews } of files) {
    assert.match(name, /\bDemo\b/);
    assert.match(profile, /^Empresa ficticia de demostración\./);
    assert.match(logo, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 64 64"/);
    assert.doesNotMatch(logo, /<script|\son\w+=|href=|url\(/i);
    assert.equal(files.filter((other) => other.number === number).length, 1, slug);
    assert.ok(offers.length >= 3 && reviews.length >= 5, slug);
  }
});

const engines = await enginesOfRules();
for (const engine of engines) {
  describe(`employers on ${engine.name}`, () => suite(engine));
}

function suite(engine: Engine): void {
  let running: RunningServices;
  const catalogue = catalogueWithCompanies();
  before(async () => {
    running = await engine.start({ sample: { path: catalogue.folder } });
  });
  after(async () => {
    await running.stop();
    await engine.stop();
    catalogue.remove();
  });
  const call = () => personWith(running).api;
  const searchJobs = (params: Record<string, string>): Promise<SearchAnswer> =>
    call().call('jobs.search', { params });

  test('every employer is found with all its offers, whose places and categories are known', async () => {
    for (const { slug, name, offers } of files) {
      const { companieslist } = await call().call('companies.detail', { cop: slug });
      assert.equal(companieslist[0]?.ofertas, offers.length, slug);
      const { summary, joblist } = await searchJobs({ cop: slug });
      assert.equal(summary.totaldocs, offers.length, slug);
      for (const job of joblist) {
        assert.equal(job.companyname, name);
        assert.equal(job.company?.isdemo, true);
        assert.equal(job.issample, true);
        assert.equal(job.jobtype, 'sample');
        assert.equal(job.origin, 'demo');
        assert.equal(job.redirecttype, 0);
        assert.notEqual(job.categorydescription, '', job.title);
        assert.notEqual(job.locations[0]?.cityname, '', job.title);
      }
    }
  });

  test('the newest of their offers is of today, and none is of tomorrow', async () => {
    const { joblist } = await searchJobs({ cop: BAKERY, sort: '2' });
    const published = joblist.map((job) => Date.parse(job.datepublish));
    assert.ok(Math.max(...published) <= Date.now());
    assert.ok(Math.max(...published) > Date.now() - 86_400_000);
  });

  test('the profile, and ratings as they are given', async () => {
    const { companydetail, companyReviewSummary: summary } = await call().call('companies.detail', {
      cop: BAKERY,
    });
    const file = files.find(({ slug }) => slug === BAKERY);
    assert.ok(file && companydetail && summary);
    assert.equal(companydetail.companyname, file.name);
    assert.equal(companydetail.isdemo, true);
    assert.ok(companydetail.places.includes('Iztapalapa, Ciudad de México'));
    assert.equal(summary.reviewsCount, file.reviews.length);
    const mean = (of: 'rating' | 'salary' | 'career' | 'benefits') =>
      file.reviews.reduce((sum, review) => sum + review[of], 0) / file.reviews.length;
    assert.equal(summary.companyRating, Math.round(mean('rating') * 10) / 10);
    for (const topic of ['salary', 'career', 'benefits'] as const) {
      assert.equal(summary[`${topic}Percentage`], Math.round(mean(topic) * 20), topic);
      const count: number = Math.round((5 * summary[`${topic}Percentage`]) / 10) / 10;
      assert.equal(summary[`${topic}Count`], count, topic);
    }
    for (const grade of [1, 2, 3, 4, 5] as const) {
      const count: number = file.reviews.filter(({ rating }) => rating === grade).length;
      assert.equal(summary[`count${grade}`], count);
      const key: keyof CompanyReviewSummary = `percentage${grade}`;
      assert.equal(summary[key], Math.round((count / file.reviews.length) * 100));
    }
    const { reviews } = await call().call('companies.reviews', { id: companydetail.id });
    assert.equal(reviews.length, file.reviews.length);
    assert.deepEqual(
      reviews.map(({ date }) => date),
      file.reviews.map(({ date }) => date).sort((a, b) => (a < b ? 1 : -1)),
    );
  });

  test('an unknown employer is refused with its text', async () => {
    const { status, body } = await ask(running, '/api/companies?cop=nadie-la-conoce');
    assert.equal(status, 404);
    assert.match(JSON.stringify(body), /No hay información para esta empresa\./);
    assert.equal((await ask(running, '/api/companies')).status, 400);
    await assert.rejects(call().call('companies.reviews', { id: 'nadie-la-conoce' }), failsWith('ACT-01'));
  });

  const names = (items: readonly CompanyItem[]): string[] => items.map((item) => item.companynamepretty);

  test('by letter: those that start with it, in order', async () => {
    const { companieslist, companylist, summary, error } = await call().call('companies.byLetter', {
      letter: 'c',
    });
    const expected = files.map(({ slug }) => slug).filter((slug) => slug.startsWith('c'));
    assert.deepEqual(names(companieslist), expected);
    assert.deepEqual(companylist, companieslist);
    assert.equal(summary.totaldocs, expected.length);
    assert.equal(error, null);
    const none = await ask(running, '/rest?server=searchCompanyLetter&service=companies&letter=0-9');
    const wrong = await ask(running, '/rest?server=searchCompanyLetter&service=companies&letter=ab');
    for (const [{ status, body }, expected, failure] of [
      [none, 404, { code: 'ACT-01', description: 'No hay resultados para la busqueda.' }],
      [wrong, 400, { code: 'BAD-REQUEST', description: 'Los parámetros son incorrectos.' }],
    ] as const) {
      const response = { companieslist: [], companylist: [], summary: { totaldocs: 0 }, error: failure };
      assert.equal(status, expected);
      assert.deepEqual(body, { status, response, errors: [failure] });
    }
  });

  test('by query: words in any order and with any accents, and names that were nearly written', async () => {
    for (const query of ['Panadería', 'concha panaderia', 'PANADERIA  FELIZ', 'panaderiaa', 'demo conch']) {
      const { companieslist } = await call().call('companies.byQuery', { query });
      assert.equal(companieslist[0]?.companynamepretty, BAKERY, query);
    }
    assert.deepEqual((await call().call('companies.byQuery', { query: '' })).companieslist, []);
    await assert.rejects(call().call('companies.byQuery', { query: 'zzzqqq' }), failsWith('ACT-01'));
    const hits = await ask(running, '/rest?server=searchCompanyLetter&service=companies&query=demo&hits=3');
    assert.equal((hits.body['response'] as { companieslist: unknown[] }).companieslist.length, 3);
  });

  test('a search for employers lists those with at least five offers by default', async () => {
    const usual = await call().call('companies.search', { q: 'demo' });
    assert.ok(usual.companieslist.length > 0);
    assert.ok(usual.companieslist.every(({ ofertas }) => ofertas >= 5));
    const all = await call().call('companies.search', { q: 'demo', minoffers: 1 });
    assert.equal(all.companieslist.length, files.length);
    assert.deepEqual((await call().call('companies.search', { q: '' })).companieslist, []);
  });

  test('employers of feeds are listed by their offers alone; without any left they are gone', async () => {
    const { db } = running.services;
    await db.query(
      `update offer set companyname = 'Taller Ñandú', companyslug = 'taller-nandu'
        where id in (select id from offer where feed <> 'demo' order by id limit 2)`,
    );
    await refreshTotals(db);
    const { companieslist } = await call().call('companies.byLetter', { letter: 't' });
    const item = companieslist.find(({ companynamepretty }) => companynamepretty === 'taller-nandu');
    assert.deepEqual(item, {
      companyname: 'Taller Ñandú',
      companynamepretty: 'taller-nandu',
      ofertas: 2,
      url: '/empleos/bolsa-de-trabajo-taller-nandu',
      isdemo: false,
      logoUrl: '',
    });
    const answer = await call().call('companies.detail', { cop: 'taller-nandu' });
    assert.equal(answer.companydetail, null);
    assert.equal(answer.companyReviewSummary, null);
    const { items } = await call().call('seo.companies', {});
    assert.ok(items.some(({ id, count }) => id === 'taller-nandu' && count === 2));
    assert.ok(!items.some(({ id }) => id === 'empresa-confidencial'));
    await db.query(
      "update offer set companyname = 'Empresa confidencial', companyslug = 'empresa-confidencial' where companyslug = 'taller-nandu'",
    );
    await refreshTotals(db);
    await assert.rejects(call().call('companies.detail', { cop: 'taller-nandu' }), failsWith('ACT-01'));
  });

  test('an employer without offers is only listed when that is asked for', async () => {
    const { db } = running.services;
    await db.query("delete from company_total where slug = 'hotel-demo-luna-de-papel'");
    const list = (filter: string) =>
      ask(running, `/rest?server=searchCompanyLetter&service=companies&letter=h&filtercompanies=${filter}`);
    assert.equal((await list('true')).status, 404);
    assert.equal((await list('false')).status, 200);
    await refreshTotals(db);
  });

  test('pictures: by name to an address, whose answer may be kept for good', async () => {
    const { url } = await call().call('companies.logo', { id: BAKERY });
    assert.match(url, /^\/api\/images\/logos\/panaderia-demo-concha-feliz-[0-9a-f]{12}\.svg$/);
    const picture = await fetch(running.url + url);
    assert.equal(picture.headers.get('content-type'), 'image/svg+xml; charset=utf-8');
    assert.equal(picture.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.equal(await picture.text(), files.find(({ slug }) => slug === BAKERY)?.logo);
    assert.equal((await ask(running, url.replace(/-[0-9a-f]{12}/, '-000000000000'))).status, 404);
    assert.equal((await ask(running, '/api/images/logos/..%2f..%2fetc.svg')).status, 404);
    await assert.rejects(call().call('companies.logo', { id: 'nadie' }));
  });

  test('an offer carries what is known of its employer; a confidential one nothing', async () => {
    const { joblist } = await searchJobs({ cop: BAKERY });
    const { job } = await call().call('jobs.offer', { jobID: joblist[0]?.id ?? '' });
    assert.equal(job.company?.logoUrl, (await call().call('companies.logo', { id: BAKERY })).url);
    assert.ok((job.company?.rating ?? 0) > 1);
    assert.ok(job.subcategorydescription);
    assert.match(job.jobbody, /Qué harás:\n- /);
    const others = await searchJobs({});
    const confidential = others.joblist.filter((offer: Job) => offer.companyname === 'Empresa confidencial');
    assert.ok(confidential.length > 0);
    assert.ok(confidential.every((offer) => offer.company === undefined));
  });

  // It reads all settlements, as the import of the shipped sample does on both engines: once is enough.
  const skip = engine !== engines.at(-1) && 'asked of the other engine';
  test('without the sample there are no demonstration employers', { skip }, async () => {
    const bare = await engine.start({ sample: 'none' });
    assert.deepEqual((await personWith(bare).api.call('seo.companies', {})).items, []);
    await bare.stop();
  });
}
