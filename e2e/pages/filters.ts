import { expect, type Locator, type Page } from '@playwright/test';

/** What a person does with the filters over the results. */
export class Filters {
  constructor(private readonly page: Page) {}

  get bar(): Locator {
    return this.page.getByRole('group', { name: 'Filtros' });
  }

  /** The button of a filter; once a value is chosen it shows that, and still says its name. */
  button(name: string): Locator {
    return this.bar.getByRole('button', { name: new RegExp(`^${name}(:|$)`) });
  }

  /** The panel of a filter: beside its button, or from the bottom of a phone. */
  panel(name: string): Locator {
    return this.page.getByRole('dialog', { name: new RegExp(name, 'i') });
  }

  get panels(): Locator {
    return this.page.getByRole('dialog');
  }

  async open(name: string): Promise<void> {
    await this.button(name).click();
    await expect(this.panel(name)).toBeVisible();
  }

  /** Marks the first value that has vacancies, or the one whose text is given; returns its text. */
  async choose(name: string, value = ''): Promise<string> {
    const counted = this.page.locator('span:nth-of-type(3)', { hasText: /[1-9]/ });
    const all = this.panel(name).getByRole('listitem');
    const fitting = all.filter(value ? { hasText: new RegExp(`^${value}`) } : { has: counted });
    // An item without a count has no number.
    const item = ((await fitting.count()) > 0 ? fitting : all).locator('button').first();
    const text = await item.locator('span').nth(1).textContent();
    await item.click();
    // Where several can be chosen they are checkboxes.
    const mark = (await item.getAttribute('role')) === 'checkbox' ? 'aria-checked' : 'aria-pressed';
    await expect(item).toHaveAttribute(mark, 'true');
    return text ?? '';
  }

  /** Takes the mark off the chosen values. */
  async unchoose(name: string): Promise<void> {
    await this.panel(name).getByRole('button', { pressed: true }).first().click();
  }

  /** Once the marks were counted it says how many offers they give. */
  applyButton(name: string): Locator {
    return this.panel(name).getByRole('button', { name: /^APLICAR$|^Ver [\d,]+ empleos?$/ });
  }

  async apply(name: string): Promise<void> {
    await this.applyButton(name).click();
    await expect(this.panel(name)).toBeHidden();
  }

  async clear(name: string): Promise<void> {
    await this.panel(name).getByRole('button', { name: 'LIMPIAR' }).click();
    await expect(this.panel(name)).toBeHidden();
  }

  /** The link that drops all filters. */
  get clearAll(): Locator {
    return this.page
      .getByRole('link', { name: /^Limpiar filtros/ })
      .locator('visible=true')
      .first();
  }

  /** What was pushed to the operator's tag manager. */
  recorded(): Promise<unknown> {
    return this.page.evaluate(() => (window as { dataLayer?: unknown }).dataLayer ?? []);
  }
}
