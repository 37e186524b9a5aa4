import type { Page } from '@playwright/test';
import { Search } from './search.ts';

/** The page with the preferences for theme and data saving. */
export class Preferences {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/apariencia');
    await new Search(this.page).ready();
  }

  async chooseTheme(name: 'Clara' | 'Oscura' | 'Automática'): Promise<void> {
    await this.page.locator('label').filter({ hasText: name }).click();
  }

  get dataSaver() {
    return this.page.getByRole('switch', { name: 'Ahorro de datos' });
  }

  /** The theme that is shown: `light` or `dark`. */
  get shownTheme(): Promise<string | null> {
    return this.page.locator('html').getAttribute('data-theme');
  }
}
