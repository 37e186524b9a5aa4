import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { watchConsole } from '../support/console-watch.ts';
import { appliedTo, offers, signUpReady } from '../support/ready-candidate.ts';
import { appendServerCode, copyReleases } from '../support/releases.ts';
import { SiteProcess } from '../support/site-process.ts';

const RETRY_TEXT = 'Ya estás postulado. Tu solicitud será procesada y enviada al reclutador.';

test.describe('a server that dies', () => {
  let site: SiteProcess;
  let context: BrowserContext;
  let page: Page;

  test.beforeAll(async () => {
    site = await SiteProcess.create({}, 'embedded');
  });
  test.beforeEach(async ({ browser }) => {
    await site.start();
    context = await browser.newContext({ baseURL: site.url, viewport: { width: 1280, height: 900 } });
    page = await context.newPage();
  });
  test.afterEach(async () => {
    await context.close();
    await site.kill();
  });
  test.afterAll(() => site.remove());

  async function openOffer(): Promise<string> {
    const [offer] = await offers(context.request);
    if (!offer) throw new Error('there is no offer');
    await page.goto(offer.url);
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    return offer.id;
  }

  const apply = () =>
    page.getByRole('button', { name: 'Postularme' }).locator('visible=true').first().click();

  test('before it heard of the application gets it once when it is back', async () => {
    await signUpReady(context.request);
    const jobid = await openOffer();
    await page.route(
      '**/api/apply',
      async (route) => {
        await site.kill();
        await route.continue();
      },
      { times: 1 },
    );
    await apply();
    await expect(page.getByText(RETRY_TEXT)).toBeVisible();
    await site.start();
    await expect.poll(() => appliedTo(context.request), { timeout: 20_000 }).toEqual([jobid]);
    await expect(
      page.getByText('Guardamos tu postulación. Es una vacante de muestra: nadie la recibe.'),
    ).toBeVisible();
    await expect(page.getByText('Postulado', { exact: true }).locator('visible=true').first()).toBeVisible();
  });

  test('after it kept the application keeps it once, also when the page is loaded again meanwhile', async () => {
    await signUpReady(context.request);
    const jobid = await openOffer();
    let closed = true;
    const keys: unknown[] = [];
    await page.route('**/api/apply', async (route) => {
      const { idempotencykey } = route.request().postDataJSON() as { idempotencykey: unknown };
      keys.push(idempotencykey);
      if (keys.length === 1) {
        expect((await route.fetch()).status()).toBe(200);
        await site.kill();
      }
      return closed ? route.abort() : route.continue();
    });
    await apply();
    await expect(page.getByText(RETRY_TEXT)).toBeVisible();
    await site.start();
    expect(await appliedTo(context.request)).toEqual([jobid]);
    await page.reload();
    await expect(page.getByText('Postulado', { exact: true }).locator('visible=true').first()).toBeVisible();
    const before = keys.length;
    const settled = page.waitForResponse('**/api/apply', { timeout: 30_000 });
    closed = false;
    expect((await settled).status()).toBe(200);
    expect(keys.length).toBeGreaterThan(before);
    expect(new Set(keys).size).toBe(1);
    expect(await appliedTo(context.request)).toEqual([jobid]);
  });

  test('started again keeps accounts, sessions and applications', async ({ browser }) => {
    const { email, password } = await signUpReady(context.request);
    const [offer] = await offers(context.request);
    const data = {
      jobid: offer?.id,
      origin: 'H4',
      skills: [],
      killerQuestions: [],
      idempotencykey: '0123456789abcdef'.repeat(2),
    };
    const answer = await context.request.post('/api/apply', { data, headers: { 'x-chamba': '1' } });
    expect(answer.status(), await answer.text()).toBe(200);
    expect((await site.stop()).code).toBe(0);
    await site.start();
    expect(await appliedTo(context.request)).toEqual([offer?.id]);

    const other = await browser.newContext({ baseURL: site.url });
    const login = {
      server: 'authentication',
      service: 'retrieveToken',
      payload: { userid: email, password },
    };
    const again = await other.request.post('/rest', { data: login, headers: { 'x-chamba': '1' } });
    expect(again.status(), await again.text()).toBe(200);
    expect(await appliedTo(other.request)).toEqual([offer?.id]);
    await other.close();
  });

  test('cannot be started twice on one data folder; the second says why', async () => {
    const { code, stderr } = await site.startAgain();
    expect(code).toBeGreaterThan(0);
    expect(stderr).toContain(site.dataDir);
    expect(stderr).toMatch(/in use by process \d+/);
    expect((await context.request.get('/healthz')).status()).toBe(200);
  });
});

test('a remote that loops on the server is rendered by the browser; other pages still come whole', async ({
  browser,
}) => {
  const releases = copyReleases();
  appendServerCode(
    releases.units['mfe-account'] ?? '',
    `{
      const { default: remote, ...rest } = module.exports;
      const looping = (route) => ({
        ...route,
        page: async () => {
          const { default: page } = await route.page();
          return { default: { ...page, Component: () => { for (;;); } } };
        },
      });
      const routes = remote.routes.map((route) => (route.id === 'login' ? looping(route) : route));
      module.exports = { ...rest, default: { ...remote, routes } };
    }`,
  );
  const site = await SiteProcess.create({ RELEASES_DIR: releases.folder });
  const context = await browser.newContext({ baseURL: site.url });
  try {
    await site.start();
    const page = await context.newPage();
    const complaints = watchConsole(page);
    const answer = await page.goto('/login');
    expect(answer?.status()).toBe(200);
    // The frame is the shell's, and does come from the server.
    const html = (await answer?.text()) ?? '';
    expect(html.includes('<footer')).toBe(true);
    expect(html.includes('type="password"')).toBe(false);
    expect(html).toContain('<title>Iniciar sesión | Chamba</title>');
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(page.getByRole('main').getByLabel('Contraseña', { exact: true })).toBeVisible();
    expect(complaints).toEqual([]);

    for (const [address, text] of [
      ['/', 'href="/empleos-en-jalisco"'],
      ['/empleos', 'href="/empleo/oferta/'],
      ['/cuenta/nueva', 'type="password"'],
    ] as const)
      expect((await (await context.request.get(address)).text()).includes(text), address).toBe(true);
    // To a crawler an empty page is no page.
    expect((await context.request.get('/login')).status()).toBe(503);
  } finally {
    await context.close();
    await site.remove();
    releases.remove();
  }
});
