import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';

const DAY_MS = 86_400_000;

/** Data folder of the site under test, as `start-site.mjs` chooses it. */
const DATA_DIR = process.env['E2E_DATA_DIR'] ?? path.resolve(import.meta.dirname, '../../.cache/e2e-data');

const getDay = (offset: number): string => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);

/**
 * Brings an offer in as an operator does, in a feed of its own.
 * @param posting fields of a schema.org JobPosting besides those that every offer needs.
 * @returns id and path of the offer.
 */
export async function importOffer(
  request: APIRequestContext,
  feed: string,
  posting: { title: string } & Readonly<Record<string, unknown>>,
): Promise<{ id: string; url: string }> {
  await importPosting(request, feed, posting);
  return findOffer(request, posting.title);
}

/** Ends the offers of a feed as an operator does: by an import without them. */
export async function endOffers(request: APIRequestContext, feed: string): Promise<void> {
  const another = { identifier: `${feed}-otra`, title: 'Otro puesto de la tienda' };
  await importPosting(request, feed, another, { replace: 'true', force: 'true' });
}

async function importPosting(
  request: APIRequestContext,
  feed: string,
  posting: Readonly<Record<string, unknown>>,
  how: Readonly<Record<string, string>> = {},
): Promise<void> {
  const key = (await readFile(path.join(DATA_DIR, 'operator.key'), 'utf8')).trim();
  const record = {
    '@type': 'JobPosting',
    identifier: feed,
    description: '<p>Atención a clientes en mostrador.</p>',
    hiringOrganization: { name: 'Tienda de Prueba' },
    jobLocation: {
      address: { addressLocality: 'Guadalajara', addressRegion: 'Jalisco', addressCountry: 'MX' },
    },
    datePosted: getDay(-1),
    validThrough: getDay(20),
    ...posting,
  };
  const answer = await request.post('/admin/jobs/imports', {
    params: { feed, format: 'jobposting', ...how },
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' },
    data: Buffer.from(`${JSON.stringify(record)}\n`),
  });
  expect(await answer.text()).toContain('"added":1');
}

async function findOffer(request: APIRequestContext, title: string): Promise<{ id: string; url: string }> {
  let offer: { id: string; url: string } | undefined;
  await expect
    .poll(async () => {
      const found = await request.get('/rest', {
        params: { server: 'jobs', service: 'jobs', q: title },
      });
      const { response } = (await found.json()) as {
        response: { joblist: Array<{ id: string; url: string; title: string }> };
      };
      offer = response.joblist.find((job) => job.title === title);
      return offer !== undefined;
    })
    .toBe(true);
  if (!offer) throw new Error('The offer is not found.');
  return offer;
}
