import { expect, type BrowserContext, type Page } from '@playwright/test';
import { Search } from './search.ts';

/** What a person meets when the network goes and comes back. */
export class Offline {
  constructor(
    private readonly page: Page,
    private readonly context: BrowserContext,
  ) {}

  /** Opens an address and waits until this device has kept it. */
  async openAndKeep(path: string): Promise<void> {
    await this.page.goto(path);
    await new Search(this.page).ready();
    await this.keeps(this.page.url());
  }

  /** Waits until an address, a page's or a call's, can be had from this device. */
  async keeps(address: string): Promise<void> {
    await expect
      .poll(() =>
        this.page.evaluate(async (url) => Boolean(await caches.match(url)), address.split('#')[0] ?? ''),
      )
      .toBe(true);
  }

  async loseNetwork(): Promise<void> {
    await this.context.setOffline(true);
  }

  async regainNetwork(): Promise<void> {
    await this.context.setOffline(false);
  }

  /** What a page says that came from the network before that was lost. */
  get lost() {
    return this.page.getByText('Sin conexión: solo puedes abrir lo que ya viste en este dispositivo.');
  }

  /** What a page says that is kept. */
  get note() {
    return this.page.getByText('Sin conexión: mostramos lo último que viste');
  }

  /** The screen of a page that this device does not have. */
  get screen() {
    return this.page.getByRole('heading', { name: 'Sin conexión', exact: true });
  }
}
