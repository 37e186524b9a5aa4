import { expect, type Locator, type Page } from '@playwright/test';

/** What a person sees and does on a page of results. */
export class Results {
  constructor(private readonly page: Page) {}

  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await expect(this.page.locator('html')).toHaveAttribute('data-ready', 'true');
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get cards(): Locator {
    return this.page.getByRole('main').locator('article[data-job]');
  }

  /** The card in a place of the list, counted from 1. */
  card(place: number): Locator {
    return this.cards.nth(place - 1);
  }

  getTitle(card: Locator): Locator {
    return card.locator('h2 a');
  }

  /** How many vacancies there are, in words. */
  get total(): Locator {
    return this.page.getByRole('status').filter({ hasText: /\d vacantes?$/ });
  }

  /** The number of vacancies that the page names. */
  async count(): Promise<number> {
    const text = await this.total.textContent();
    return Number((text ?? '').replace(/\D/g, ''));
  }

  /** Waits for another number of vacancies than before. */
  async isNoLonger(count: number): Promise<void> {
    await expect.poll(async () => ((await this.cards.count()) > 0 ? this.count() : count)).not.toBe(count);
  }

  /** The offer beside the list on wide screens. */
  get preview(): Locator {
    return this.page.getByRole('complementary', { name: 'Vista previa de la vacante' });
  }

  async sortBy(name: string): Promise<void> {
    await this.page.getByRole('button', { name: /^Ordenar por/ }).click();
    await this.page.getByRole('option', { name }).click();
  }

  async goToPage(number: number): Promise<void> {
    await this.page.getByRole('link', { name: `Página ${number}`, exact: true }).click();
  }

  /** A list of links under the results. */
  refinement(name: string | RegExp): Locator {
    return this.page.getByRole('region', { name });
  }

  get nothingFound(): Locator {
    return this.page.getByText('No se encontraron resultados listados con los parámetros especificados');
  }

  get problem(): Locator {
    return this.page.getByRole('heading', { name: 'Hay un problema para cargar este contenido.' });
  }

  async retry(): Promise<void> {
    await this.page.getByRole('button', { name: 'Reintentar' }).click();
  }
}
