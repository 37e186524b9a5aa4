import { expect, type Page } from '@playwright/test';

/** What is around every page: header, menus, notices, footer. */
export class Frame {
  constructor(private readonly page: Page) {}

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.locator('html')).toHaveAttribute('data-ready', 'true');
  }

  get header() {
    return this.page.getByRole('banner');
  }

  get footer() {
    return this.page.getByRole('contentinfo');
  }

  /** The tab bar of a signed-in candidate, on phones. */
  get tabs() {
    return this.page.getByRole('navigation', { name: 'Principal' }).filter({ visible: true });
  }

  async openMenu(): Promise<void> {
    await this.header.getByRole('button', { name: /menú/i }).filter({ visible: true }).click();
  }

  /** The open menu of the header or of the tab bar. */
  get menu() {
    return this.page.getByRole('navigation', { name: /^Menú/ });
  }

  get logInCard() {
    return this.page.getByRole('dialog', { name: 'Iniciar sesión' });
  }

  get appBanner() {
    return this.page.getByRole('complementary', { name: 'Descarga la app' });
  }

  async closeAppBanner(): Promise<void> {
    await this.appBanner.getByRole('button', { name: 'Cerrar' }).click();
    await expect(this.appBanner).toHaveCount(0);
  }

  /** A notice over the page that holds a text. */
  notice(text: string) {
    return this.page.getByText(text);
  }

  /** Names of the links in a part of the page, in their order. */
  async readNames(part: ReturnType<Page['getByRole']>): Promise<string[]> {
    const names = await part.getByRole('link').allInnerTexts();
    return names.map((name) => name.replace(/\s+/g, ' ').trim()).filter(Boolean);
  }
}
