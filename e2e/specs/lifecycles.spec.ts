import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { Search } from '../pages/search.ts';
import { bareHostScript } from '../support/bare-host.ts';
import { watchConsole } from '../support/console-watch.ts';
import { countLiving, watchLeftovers, type Living } from '../support/leftovers.ts';
import { offers, signUpReady } from '../support/ready-candidate.ts';
import { newestReleases } from '../support/releases.ts';

type Lifecycle = (props: { name: string; domElement: Element | null }) => Promise<unknown>;
type Lifecycles = { bootstrap: Lifecycle; mount: Lifecycle; unmount: Lifecycle };
type Host = {
  loadLifecycles: (name: string, entry: string) => Promise<Lifecycles>;
  remote: Lifecycles;
};

/** A page of a remote, and what a person does on it. */
type Visit = {
  unit: string;
  what: string;
  address: (page: Page) => Promise<string> | string;
  signedIn?: true;
  use: (page: Page) => Promise<void>;
};

const VISITS: readonly Visit[] = [
  {
    unit: 'mfe-account',
    what: 'the log-in form',
    address: () => '/login',
    use: async (page) => {
      // The tab keeps an address for its other forms, and never a password.
      const password = page.getByLabel('Contraseña', { exact: true });
      await expect(password).toHaveValue('');
      await password.fill('secreta123');
      await page.getByLabel('Correo electrónico').fill('');
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
      await expect(page.getByText('Este campo es requerido')).toHaveCount(1);
    },
  },
  {
    unit: 'mfe-search',
    what: 'the search bar with its suggestions open',
    address: () => '/',
    use: async (page) => {
      await new Search(page).typeKeyword('caj');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    unit: 'mfe-search',
    what: 'the results with their sort menu open',
    address: () => '/empleos-de-cajero',
    use: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/cajero/i);
      await page.getByRole('button', { name: /Ordenar/ }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
    },
  },
  {
    unit: 'mfe-search',
    what: 'an offer',
    address: async (page) => new URL((await offers(page.request))[0]?.url ?? '', 'http://site').pathname,
    use: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    unit: 'mfe-cv',
    what: 'the résumé',
    address: () => '/curriculo',
    signedIn: true,
    use: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    unit: 'mfe-apply',
    what: 'the applications',
    address: () => '/postulaciones',
    signedIn: true,
    use: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
];

const MOUNTS = 10;

/** What libraries listen to once they are loaded, however often a remote is mounted: React, and axios' `setImmediate`. */
const ONCE_FOR_A_PAGE = ['document selectionchange ×1', 'window message ×1'];

for (const { unit, what, address, signedIn, use } of VISITS) {
  test(`${unit} comes and goes in a page that is not the shell, and leaves nothing of ${what}`, async ({
    page,
  }) => {
    if (signedIn) await signUpReady(page.request);
    const complaints = watchConsole(page);
    const cdp = await watchLeftovers(page);
    await openBarePage(page, unit, await address(page));
    const before = await countLiving(page, cdp);

    let first: Living | null = null;
    for (let count = 1; count <= MOUNTS; count += 1) {
      await call(page, unit, 'mount');
      await use(page);
      if (count === 1) {
        const mounted = await countLiving(page, cdp);
        expect(mounted.generators).toBeGreaterThan(before.generators);
        expect(mounted.styles).not.toEqual([]);
      }
      await call(page, unit, 'unmount');
      await expect(page.locator('main')).toBeEmpty();
      // The first mounts load code, which has state of its own; from then on nothing may be added.
      if (count === 2) first = await countLiving(page, cdp);
    }
    const last = await countLiving(page, cdp);
    expect(last).toEqual(first);
    expect(last.listeners.filter((line) => !before.listeners.includes(line))).toEqual(
      ONCE_FOR_A_PAGE.filter((line) => last.listeners.includes(line)),
    );
    expect(last.timers).toEqual(before.timers);
    expect(last.generators).toBe(before.generators);
    expect(last.styles).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

/** A page at an address of the site that knows single-spa's lifecycles and nothing of the product. */
async function openBarePage(page: Page, unit: string, address: string): Promise<void> {
  const release = newestReleases()[unit] ?? '';
  const { version, entry } = JSON.parse(readFileSync(path.join(release, 'release.json'), 'utf8')) as {
    version: string;
    entry: { file: string };
  };
  const name = `${unit}_${version}`.replace(/\W/g, '_');
  const script = await bareHostScript();
  await page.route('/host.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><link rel="icon" href="data:,"><title>Otra</title><main></main><script src="/host.js"></script>',
    }),
  );
  await page.goto(address);
  await page.evaluate(
    async ([unit, name, entry]) => {
      const host = globalThis as unknown as Host;
      host.remote = await host.loadLifecycles(name, new URL(entry, location.href).href);
      await host.remote.bootstrap({ name: unit, domElement: document.querySelector('main') });
    },
    [unit, name, `/releases/${unit}/${path.basename(release)}/${entry.file}`] as const,
  );
}

function call(page: Page, unit: string, step: 'mount' | 'unmount'): Promise<void> {
  return page.evaluate(
    ([step, name]) =>
      (globalThis as unknown as Host).remote[step]({ name, domElement: document.querySelector('main') }).then(
        () => undefined,
      ),
    [step, unit] as const,
  );
}
