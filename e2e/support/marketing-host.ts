import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands in for the hosts beside the site: switches, campaign and stores. */
export class MarketingHost {
  /** Switches that are on, as the service answers them. */
  toggles: Array<{ name: string; enabled: boolean; payload?: object }> = [];
  campaign: object | null = null;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const isCampaign = request.url?.startsWith('/campana/data.json');
      const body = isCampaign ? this.campaign : { status: 200, response: { toggles: this.toggles } };
      response.writeHead(body === null ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  }

  static async start(): Promise<MarketingHost> {
    const host = new MarketingHost();
    await new Promise<void>((resolve) => host.#server.listen(0, '127.0.0.1', resolve));
    return host;
  }

  /** Origin, without a trailing slash. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
