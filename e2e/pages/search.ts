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

  get button() {
    return this.page.getByRole('button', { name: 'Buscar empleo' }).locator('visible=true').first();
  }

  async submit(): Promise<void> {
    await this.button.click();
  }

  /** Makes a whole search: what, and the place chosen of the suggestions. */
  async find(keyword: string, { typed, place }: { typed: string; place: string }): Promise<void> {
    await this.openForm();
    if (keyword) await this.typeKeyword(keyword);
    await this.typePlace(typed);
    await this.choose(place);
    await this.submit();
  }

  /** What the open list offers, each as one reads it. */
  get suggestions() {
    return this.page.getByRole('option').locator('visible=true');
  }

  /** Headings over the suggestions. */
  heading(text: string) {
    return this.page.getByRole('listbox').getByText(text, { exact: true }).locator('visible=true').first();
  }

  /** Why the search was not sent. */
  refusal(text: string) {
    return this.page.getByRole('alert').filter({ hasText: text }).locator('visible=true').first();
  }

  /** The one tap that searches everywhere. */
  async searchWholeCountry(): Promise<void> {
    await this.page
      .getByRole('link', { name: 'Buscar en todo México' })
      .locator('visible=true')
      .first()
      .click();
  }

  /** A phone's search that fills the screen. */
  get dialog() {
    return this.page.getByRole('dialog', { name: 'Busca empleo ahora' });
  }

  get cards() {
    return this.page.getByRole('main').locator('a[href^="/empleo/oferta/"]');
  }
}
