/** Pages of the built units over a jobs service that answers only what document 2 lists. */
import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { spawnSite, type SpawnedSite } from '../testing/spawned-site.ts';

/** What differs between services that follow the documents. */
let ids: (id: number) => number | string = Number;
let facets: unknown;

const job = (id: number, title: string) => ({
  id: ids(id),
  title,
  jobbody: `Texto de la oferta ${id}.`,
  companyname: 'Abarrotes del Documento',
  dateactive: '2026-11-20T15:00:00Z',
  datepublish: '2026-11-20T15:00:00Z',
  dateexpires: '2099-12-21T15:00:00Z',
  location: [{ statename: 'Jalisco', cityname: 'Tonalá', countryid: ids(1) }],
  salaryfrom: ids(9_000),
  salaryto: ids(9_500),
  showsalary: ids(1),
  salarytime: ids(0),
  workmode: ids(0),
  jobtypefulltime: ids(1),
  levelid: ids(0),
  skills: ['Caja'],
});

function answer(url: URL): object | null {
  const of = url.searchParams.get('service');
  if (url.pathname === '/api/job') {
    return { job: job(Number(url.searchParams.get('jobID')), 'Cajero del documento') };
  }
  const joblist = [job(7001, 'Cajero del documento'), job(7002, 'Almacenista del documento')];
  if (of === 'jobs') return { facets, summary: { totaldocs: ids(41) }, joblist };
  if (of === 'similarJobs') return { joblist };
  return null;
}

describe('a jobs service that follows the documents only', () => {
  let service: Server;
  let site: SpawnedSite;

  before(async () => {
    service = createServer((request, reply) => {
      const body = answer(new URL(request.url ?? '/', 'http://service'));
      reply.writeHead(body ? 200 : 404, { 'content-type': 'application/json' });
      reply.end(JSON.stringify(body ?? { status: 404, errors: [{ code: 'MYS-13', description: 'No' }] }));
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port } = service.address() as AddressInfo;
    site = await spawnSite({ env: { UPSTREAM_JOBS: `http://127.0.0.1:${port}` } });
  });
  after(async () => {
    await site.remove();
    await new Promise((resolve) => service.close(resolve));
  });

  const page = async (path: string): Promise<{ status: number; html: string }> => {
    const got = await fetch(site.url + path);
    return { status: got.status, html: await got.text() };
  };

  for (const [way, write] of [
    ['numbers', Number],
    ['text', String],
  ] as const)
    for (const [what, value] of [
      ['missing', undefined],
      ['null', null],
      ['empty', {}],
    ] as const)
      it(`renders results with ids as ${way} and facets that are ${what}`, async () => {
        ids = write;
        facets = value;
        const { status, html } = await page('/empleos-de-cajero/en-jalisco/ciudad-de-tonala?page=2');
        assert.equal(status, 200);
        assert.match(html, /<b[^>]*>41<\/b>/);
        assert.match(html, /href="\/empleo\/oferta\/7001"/);
        assert.match(html, /Almacenista del documento/);
        assert.match(html, /Tonalá, Jalisco/);
        assert.match(html, /\$9,000 – \$9,500/);
        // The default filters, and the search of the address.
        for (const words of [
          'Desde casa',
          'Medio tiempo',
          'Posgrado',
          'value="cajero"',
          'value="Tonala, Jalisco"',
        ])
          assert.ok(html.includes(words), `the page has no ${words}`);
        assert.match(html, /aria-current="page"[^>]*>2</);
      });

  for (const [way, write] of [
    ['numbers', Number],
    ['text', String],
  ] as const)
    it(`renders an offer with ids as ${way}`, async () => {
      ids = write;
      const { status, html } = await page('/empleo/oferta/7001-cajero');
      assert.equal(status, 200);
      for (const words of [
        'Cajero del documento',
        'Texto de la oferta 7001.',
        'Abarrotes del Documento',
        'Tonalá',
      ])
        assert.ok(html.includes(words), `the page has no ${words}`);
      assert.match(html, /<link rel="canonical" href="[^"]*\/empleo\/oferta\/7001"/);
    });
});
