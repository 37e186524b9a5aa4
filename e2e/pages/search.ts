import { expect, type Page } from '@playwright/test';

/** What a person does with the search, on a phone or a desktop. */
export class Search {
  constructor(private readonly page: Page) {}

  private get phone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 1024;
  }

  async openHome(): Promise<void> {
    await this.page.goto('/');
    await this.ready();
  }

  /** Waits until the page's own code answers to clicks. */
  async ready(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-ready', 'true');
  }

  /** Opens the form: a phone has it behind one trigger. */
  async openForm(): Promise<void> {
    if (this.phone) await this.page.getByText('Puesto, área laboral o empresa').first().click();
  }

  get keyword() {
    return this.page.getByPlaceholder('Puesto, área laboral o empresa').locator('visible=true').first();
  }

  get place() {
    return this.page.getByPlaceholder('Colonia, Ciudad o Estado').locator('visible=true').first();
  }

  async typeKeyword(text: string): Promise<void> {
    await this.keyword.click();
    await this.keyword.pressSequentially(text, { delay: 20 });
  }

  async typePlace(text: string): Promise<void> {
    await this.place.click();
    await this.place.pressSequentially(text, { delay: 20 });
  }

  /** Picks the suggestion whose text starts with the place, written as one reads it. */
  async choose(place: string): Promise<void> {
    const words = place.split(/,\s*/).join(',\\s*');
    await this.page
      .getByRole('option')
      .filter({ hasText: new RegExp(`^${words}`) })
      .first()
      .click();
  }

  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Buscar empleo' }).locator('visible=true').first().click();
  }

  get cards() {
    return this.page.getByRole('main').locator('a[href^="/empleo/oferta/"]');
  }
}
