import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { bareHostScript } from '../support/bare-host.ts';
import { copyReleases } from '../support/releases.ts';

type Lifecycle = (props: { name: string; domElement: Element | null }) => Promise<unknown>;
type Lifecycles = { bootstrap: Lifecycle; mount: Lifecycle; unmount: Lifecycle };
type Host = {
  lifecyclesOf: (name: string, entry: string) => Promise<Lifecycles>;
  remote: Lifecycles;
};

test('a remote mounts, unmounts and mounts again in a page that is not the shell', async ({ page }) => {
  const releases = copyReleases();
  const release = releases.units['mfe-account'] ?? '';
  const manifest = path.join(release, 'mf-manifest.json');
  expect(existsSync(manifest)).toBe(true);
  const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string };
  const entry = `/releases/mfe-account/${path.basename(release)}/remoteEntry.js`;
  releases.remove();

  const script = await bareHostScript();
  await page.route('/host.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.route('/login', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: '<!doctype html><title>Otra</title><main></main><script src="/host.js"></script>',
    }),
  );
  await page.goto('/login');
  await page.evaluate(
    async ([name, entry]) => {
      const host = globalThis as unknown as Host;
      host.remote = await host.lifecyclesOf(name, new URL(entry, location.href).href);
      await host.remote.bootstrap({ name, domElement: document.querySelector('main') });
    },
    [name, entry] as const,
  );
  const call = (step: 'mount' | 'unmount') =>
    page.evaluate(
      ([step, name]) =>
        (globalThis as unknown as Host).remote[step]({
          name,
          domElement: document.querySelector('main'),
        }).then(() => undefined),
      [step, name] as const,
    );
  const email = page.getByLabel('Correo electrónico');
  for (const typed of ['una@ejemplo.com', 'otra@ejemplo.com']) {
    await call('mount');
    await expect(email).toHaveValue('');
    await email.fill(typed);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByText('Este campo es requerido')).toHaveCount(1);
    await call('unmount');
    await expect(page.locator('main')).toBeEmpty();
  }
});
