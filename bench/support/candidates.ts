import { createServices } from '@chamba/services';
import { fillIn, mailedToken, signUp } from '@chamba/services/testing/candidates';

export { PASSWORD } from '@chamba/services/testing/candidates';

/**
 * Adds candidates who can apply (confirmed, with contact data and profession) to a data folder that no site works on.
 * Done before the site starts, since a site in production shows its mails to nobody.
 * @returns their e-mail addresses; all of them have `PASSWORD`.
 */
export async function addCandidates(dataDir: string, count: number): Promise<string[]> {
  const services = await createServices({
    dataDir,
    // The address that `mailedToken` looks for in mails.
    siteUrl: 'http://localhost:8123',
    siteName: 'Chamba',
    development: true,
  });
  const url = await services.app.listen({ host: '127.0.0.1', port: 0 });
  const running = { services, url, stop: () => services.close() };
  try {
    const emails: string[] = [];
    while (emails.length < count) {
      const candidate = await signUp(running);
      await candidate.api.call('account.activate', await mailedToken(running, candidate.email));
      await fillIn(candidate);
      emails.push(candidate.email);
    }
    return emails;
  } finally {
    await running.stop();
  }
}
