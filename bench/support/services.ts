import { createServices } from '@chamba/services';

/** Starts the services alone, without a gateway, on a data folder that no other process uses. */
export async function startServices(dataDir: string) {
  const services = await createServices({
    dataDir,
    // The address that `mailedToken` looks for in mails.
    siteUrl: 'http://localhost:8123',
    siteName: 'Chamba',
    development: true,
  });
  const url = await services.app.listen({ host: '127.0.0.1', port: 0 });
  return { services, url, stop: () => services.close() };
}
