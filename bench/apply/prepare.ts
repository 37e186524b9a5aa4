/** The database of a run: candidates with a session who can apply, and offers whose applications go to the webhook. */
import { createServices } from '@chamba/services';
import { fillIn, signUp } from '@chamba/services/testing/candidates';
import { FIXTURE } from '@chamba/services/testing/services';

export type Place = { dataDir: string; databaseUrl?: string };
export type Applicant = { email: string; token: string };

/** The small catalogue, so that a site that was killed is up again within seconds. */
export const SAMPLE = FIXTURE;

/** Fills a database that no process works on. @returns the candidates, and the ids of the offers. */
export async function prepare(
  place: Place,
  { candidates, offers, webhook }: { candidates: number; offers: number; webhook: string },
): Promise<{ applicants: Applicant[]; jobids: string[] }> {
  const services = await createServices({
    ...place,
    siteUrl: 'http://localhost:8123',
    siteName: 'Chamba',
    development: true,
    sample: { path: SAMPLE },
  });
  try {
    const url = await services.app.listen({ host: '127.0.0.1', port: 0 });
    const running = { services, url, stop: () => services.close() };
    const applicants: Applicant[] = [];
    while (applicants.length < candidates) {
      const person = await signUp(running);
      await services.db.query('update account set validemail = true where id = $1', [Number(person.userid)]);
      await fillIn(person);
      applicants.push({ email: person.email, token: person.token });
    }
    const { rows } = await services.db.query<{ id: number }>(
      `update offer set recipient = $1, redirecturl = '', lifetime_days = 3650, applies = 0
        where id in (select id from offer where shown_by is null and not held order by id limit $2) returning id`,
      [webhook, offers],
    );
    return { applicants, jobids: rows.map(({ id }) => String(id)) };
  } finally {
    await services.close();
  }
}
