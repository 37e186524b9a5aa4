import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** What a person reads and does on the page of an offer. */
export class Offer {
  constructor(private readonly page: Page) {}

  async open(url: string): Promise<void> {
    await this.page.goto(url);
    await expect(this.page.locator('html')).toHaveAttribute('data-ready', 'true');
  }

  get title() {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** The apply button as one sees it now: in the title, or in the bar. */
  get applyButton() {
    return this.page.getByRole('main').getByText('Postularme', { exact: true }).locator('visible=true');
  }

  /** The bar under the header of a wide screen, at the bottom of a phone. */
  get applyBar() {
    return this.page.locator('[data-bottom-bar]');
  }

  /** Scrolls until the title has gone. */
  async readOn(): Promise<void> {
    await this.page.getByRole('heading', { name: 'Búsquedas relacionadas' }).scrollIntoViewIfNeeded();
  }

  /** Pay beside what comparable offers pay. */
  get market() {
    return this.page.getByRole('region', { name: 'Sueldo frente al mercado' });
  }

  async openMarketTable(): Promise<void> {
    await this.market.getByText('Ver datos en tabla').click();
  }

  /** How the offer fits the candidate's résumé. */
  get match() {
    return this.page.getByRole('region', { name: /^Coincides en \d de \d$/ });
  }

  get similar() {
    return this.page.getByRole('region', { name: 'Vacantes similares' });
  }

  get related() {
    return this.page.getByRole('region', { name: 'Búsquedas relacionadas' });
  }

  get words() {
    return this.page.getByRole('region', { name: 'Descripción de la vacante' });
  }

  get reportForm() {
    return this.page.getByRole('dialog', { name: 'Denunciar esta vacante' });
  }

  async report(): Promise<void> {
    await this.page.getByRole('button', { name: 'Denunciar esta vacante' }).click();
    await expect(this.reportForm).toBeVisible();
  }

  async giveReason(reason: string): Promise<void> {
    await this.reportForm.locator('label', { hasText: reason }).click();
  }

  async sendReport(): Promise<void> {
    await this.reportForm.getByRole('button', { name: 'Enviar denuncia' }).click();
  }
}

type Listed = { id: string; url: string; salaryto: number; showsalary: boolean };

/** Address of an offer whose pay can be compared with that of others. */
export async function comparableOffer(request: APIRequestContext): Promise<string> {
  const found = await request.get('/rest', { params: { server: 'jobs', service: 'jobs', q: 'vendedor' } });
  const { response } = (await found.json()) as { response: { joblist: Listed[] } };
  for (const { id, url, showsalary } of response.joblist) {
    if (!showsalary) continue;
    const answer = await request.get('/rest', {
      params: { server: 'jobs', service: 'salaryMarket', jobID: id },
    });
    const compared = (await answer.json()) as { response: { market: object | null } };
    if (compared.response.market) return url;
  }
  throw new Error('no offer of this search has a market');
}
