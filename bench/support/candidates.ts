import { readyCandidate } from '@chamba/services/testing/candidates';
import { startServices } from './services.ts';

export { PASSWORD } from '@chamba/services/testing/candidates';

/**
 * Adds candidates who can apply (confirmed, with contact data and profession) to a data folder that no site works on.
 * Done before the site starts, since a site in production does not show its mails.
 * @returns their e-mail addresses; all of them have `PASSWORD`.
 */
export async function addCandidates(dataDir: string, count: number): Promise<string[]> {
  const running = await startServices(dataDir);
  try {
    const emails: string[] = [];
    while (emails.length < count) emails.push((await readyCandidate(running)).email);
    return emails;
  } finally {
    await running.stop();
  }
}
