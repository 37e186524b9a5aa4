import { expect, type Page } from '@playwright/test';

/** What a person does with the lists of links into the catalogue. */
export class Directories {
  constructor(private readonly page: Page) {}

  /** The page's own part: neither header nor footer. */
  get content() {
    return this.page.getByRole('main');
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1 });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.heading).toBeVisible();
  }

  /** Goes to a list from the bottom of any page. */
  async openFromFooter(name: string): Promise<void> {
    await this.page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(this.heading).toHaveText(name);
  }

  /** Goes to another list from the one that is shown. */
  async switchTo(name: string): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Busca de otra forma' })
      .getByRole('link', { name, exact: true })
      .click();
    await expect(this.heading).toHaveText(name);
  }

  /** A link of the list, by what it says before its count. */
  link(text: string) {
    return this.content.getByRole('link', { name: new RegExp(`^${text}\\s*[\\d,]*$`) }).first();
  }

  /** Opens the cities of a state. */
  async unfold(state: string): Promise<void> {
    await this.content.locator('summary', { hasText: new RegExp(`^${state}`) }).click();
  }

  /** The figure beside a link. */
  async readCount(text: string): Promise<number> {
    const shown = (await this.link(text).textContent()) ?? '';
    return Number(/([\d,]+)$/.exec(shown)?.[1]?.replaceAll(',', '') ?? Number.NaN);
  }
}
