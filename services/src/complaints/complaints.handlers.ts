import { StatusAnswer } from '../http/call.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { handler } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import { readJobId, requireOffer } from '../jobs/jobs.handlers.ts';
import { keepComplaint } from './complaints.ts';

/** Reports of offers that look like fraud; anonymous callers may send them. */
export function complaintsHandlers(context: CatalogueContext): Handler[] {
  return [
    handler('complaints.fraud', async ({ payload }, { token, visitor }) => {
      const { jobid, ...complaint } = payload;
      const offer = await requireOffer(context, readJobId(jobid));
      await keepComplaint(context.store, offer, complaint, await context.findOwner(token, visitor));
      return new StatusAnswer(201);
    }),
  ];
}
