import type { FastifyInstance } from 'fastify';

/** A search as the service answers it; only what benches look at. */
export type SearchBody = {
  response: { joblist: { id: string; title: string }[]; summary: { totaldocs: number } };
};

/**
 * Asks the service in this process for a search.
 * @param params as they are on the wire.
 * @returns the answer as it would be sent.
 * @throws Error when it answers anything but 200.
 */
export async function searchText(
  app: FastifyInstance,
  params: Readonly<Record<string, string>>,
): Promise<string> {
  const query = new URLSearchParams({ server: 'jobs', service: 'jobs', ...params }).toString();
  const answer = await app.inject({ method: 'GET', url: `/rest?${query}` });
  if (answer.statusCode !== 200) throw new Error(`A search answered ${answer.statusCode}: ${query}`);
  return answer.body;
}

/** The same, read. */
export async function createSearch(
  app: FastifyInstance,
  params: Readonly<Record<string, string>>,
): Promise<SearchBody> {
  return JSON.parse(await searchText(app, params)) as SearchBody;
}
