import { expect, test, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { Account } from '../pages/account.ts';
import { Frame } from '../pages/frame.ts';
import { newCandidate, type Candidate } from '../support/candidate.ts';
import { wholeChromiumPath } from '../support/chromium-path.ts';
import { appliedTo, offers, signUpReady } from '../support/ready-candidate.ts';

/** Two people at one browser: what is done on a page of the first person is done in the first account, or refused. */
test.describe('two people, one browser', () => {
  let ana: Candidate;
  let beto: Candidate;
  /** Beto on a device of his own. */
  let elsewhere: BrowserContext;
  let page: Page;

  test.beforeEach(async ({ browser, baseURL, context }) => {
    elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
    beto = await signUpReady(elsewhere.request, { ...newCandidate(), firstName: 'Beto' });
    ana = await signUpReady(context.request, { ...newCandidate(), firstName: 'Ana' });
    page = await context.newPage();
  });
  test.afterEach(() => elsewhere.close());

  /** A log-in outside of all tabs, which no tab is notified of. */
  async function logIn(request: APIRequestContext, { email, password }: Candidate): Promise<void> {
    const data = {
      server: 'authentication',
      service: 'retrieveToken',
      payload: { userid: email, password },
    };
    const answer = await request.post('/rest', { data, headers: { 'x-chamba': '1' } });
    expect(answer.status(), await answer.text()).toBe(200);
  }

  async function contactName(request: APIRequestContext): Promise<string> {
    const answer = await request.get('/rest', { params: { server: 'myService', service: 'candidateData' } });
    const { response } = (await answer.json()) as { response: { candidate_data: { candidatename: string } } };
    return response.candidate_data.candidatename;
  }

  /** Opens a page and lets it finish its own calls, so that nothing but the test makes it look at its session. */
  async function openQuiet(tab: Page, path: string): Promise<void> {
    await new Frame(tab).open(path);
    await tab.waitForLoadState('networkidle');
  }

  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  const apply = () =>
    page.getByRole('button', { name: 'Postularme' }).locator('visible=true').first().click();
  const applied = () => page.getByText('Postulado', { exact: true }).locator('visible=true');

  test('a tap on the first person’s page sends no application and says why', async ({ context }) => {
    const [offer] = await offers(context.request);
    if (!offer) throw new Error('there is no offer');
    await openQuiet(page, offer.url);
    await logIn(context.request, beto);
    await apply();
    await expect(dialog('Esta página es de Ana')).toContainText('no se guarda ni se envía nada');
    await expect(applied()).toHaveCount(0);
    expect(await appliedTo(elsewhere.request)).toEqual([]);

    await dialog('Esta página es de Ana').getByRole('button', { name: 'Recargar' }).click();
    await expect(page.getByRole('banner').getByText('Beto').first()).toBeAttached();
    await expect(page.getByText('Ana', { exact: true })).toHaveCount(0);
    await logIn(context.request, ana);
    expect(await appliedTo(context.request)).toEqual([]);
  });

  test('an open form keeps its text and saves nothing for the next person; other tabs load anew', async ({
    context,
  }) => {
    await new Frame(page).open('/cuenta/nueva/datos-de-contacto');
    const field = page.getByRole('main').getByLabel('Teléfono celular');
    await field.fill('5511112222');
    const list = await context.newPage();
    await new Frame(list).open('/postulaciones');

    // Through the menu and the form, as people do.
    const second = await context.newPage();
    const frame = new Frame(second);
    await frame.open('/acerca-de');
    await frame.openMenu();
    await frame.menu.getByText('Cerrar sesión').click();
    await expect(second).toHaveURL('/');
    await expect(dialog('Tu sesión terminó')).toContainText('inicia sesión en otra pestaña');
    await expect(list).toHaveURL(/\/login\?returnUrl=%2Fpostulaciones$/);

    await frame.open('/login');
    await new Account(second).logIn(beto);
    await expect(second).toHaveURL('/dashboard');
    await expect(dialog('Esta página es de Ana')).toBeVisible();
    // The page of the log-in showed no account: it is Beto's now, like the address that it led back to.
    await expect(list).toHaveURL('/postulaciones');
    // A tab behind another one draws once a second: each click on it would wait for that.
    await page.bringToFront();
    await dialog('Esta página es de Ana').getByRole('button', { name: 'Seguir viendo' }).click();
    await expect(field).toHaveValue('5511112222');
    const nameOfBeto = await contactName(elsewhere.request);
    await page.getByRole('main').getByRole('button', { name: 'Continuar' }).click();
    await expect(dialog('Esta página es de Ana')).toBeVisible();
    await expect(field).toHaveValue('5511112222');
    expect(await contactName(elsewhere.request)).toBe(nameOfBeto);
    const answer = await elsewhere.request.get('/rest', {
      params: { server: 'myService', service: 'candidateData' },
    });
    expect(await answer.text()).not.toContain('5511112222');

    // Ana is back: her page goes on as if nothing had been.
    await logIn(context.request, ana);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('heading', { name: 'Profesión' })).toBeVisible();
    // The other tabs hear of it and load anew as hers.
    for (const tab of [list, second])
      await expect(tab.getByRole('banner').getByText('Ana').first()).toBeAttached();
  });

  test('an application without a network waits for its own candidate', async ({ context }) => {
    const [offer] = await offers(context.request);
    if (!offer) throw new Error('there is no offer');
    // Without a worker to keep it, the code that takes the tap and sends has to be there before the network goes.
    const ready = ['service=applications', '/apply-work.'].map((part) =>
      page.waitForResponse((answer) => answer.url().includes(part)),
    );
    await new Frame(page).open(offer.url);
    await Promise.all(ready);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await apply();
    await expect(page.getByText('Tu solicitud será procesada y enviada')).toBeVisible();
    await logIn(context.request, beto);
    // The network is back on Ana's page, whose tab becomes Beto's; nothing of hers shows there.
    await context.setOffline(false);
    await expect(page.getByRole('banner').getByText('Beto').first()).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
    await expect(
      page.getByRole('button', { name: 'Postularme' }).locator('visible=true').first(),
    ).toBeVisible();
    await expect(applied()).toHaveCount(0);
    expect(await appliedTo(elsewhere.request)).toEqual([]);

    await logIn(context.request, ana);
    await page.reload();
    await expect(applied().first()).toBeVisible();
    await expect.poll(() => appliedTo(context.request)).toEqual([offer.id]);
    expect(await appliedTo(elsewhere.request)).toEqual([]);
  });

  test('going back shows no page of the one before, and no marks', async ({ context }) => {
    const frame = new Frame(page);
    const [offer] = await offers(context.request);
    if (!offer) throw new Error('there is no offer');
    await frame.open(offer.url);
    await frame.open('/curriculo');
    await expect(page.getByText(ana.email).first()).toBeVisible();
    await page.goto('about:blank');
    await logIn(context.request, beto);
    await page.goBack();
    await expect(page.getByText(beto.email).first()).toBeVisible();
    await expect(page.getByText(ana.email)).toHaveCount(0);
    const marks = await page.evaluate(() => localStorage.getItem('jobStatus') ?? '{}');
    expect(Object.values(JSON.parse(marks) as Record<string, unknown[]>).flat()).toHaveLength(1);
    await frame.open('/empleos');
    await expect(page.getByText('Vista', { exact: true })).toHaveCount(0);
  });

  test('a page out of the back/forward cache becomes that of the account that logged in', async ({
    playwright,
    baseURL,
  }) => {
    // The runner switches this cache off, and the headless shell has none.
    const executablePath = wholeChromiumPath();
    test.skip(!executablePath, 'no Chromium with a back/forward cache on this machine');
    const own = await playwright.chromium.launch({
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--no-first-run'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const context = await own.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
      const visited = await context.newPage();
      // A page with a call under way is not kept.
      await openQuiet(visited, '/acerca-de');
      await visited.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) =>
          sessionStorage.setItem('persisted', String(persisted)),
        ),
      );
      await visited.goto('/ayuda');
      await logIn(context.request, beto);
      await visited.goBack();
      await expect(visited.getByRole('banner').getByText('Beto').first()).toBeAttached();
      expect(await visited.evaluate(() => sessionStorage.getItem('persisted'))).toBe('true');
    } finally {
      await own.close();
    }
  });
});
