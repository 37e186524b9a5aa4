import type { AccountContext } from '../http/context.ts';
import { envelope, queryOf, tokenOf } from '../http/upstream.ts';
import type { Upstream } from '../http/upstream.ts';
import { apply } from './apply.ts';

/** Applying to offers. */
export function applyUpstreams(context: AccountContext): Upstream[] {
  return [
    {
      name: 'apply',
      handlers: {},
      routes: (app) => {
        app.post('/api/apply', async (request) =>
          envelope(await apply(context, tokenOf(request, queryOf(request)), request.body)),
        );
      },
    },
  ];
}
