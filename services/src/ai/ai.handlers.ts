import { ownSession } from '../accounts/own-account.ts';
import type { AccountContext } from '../account-context.ts';
import { handlerFor } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import { improveRole } from './improve-role.ts';
import type { AiOptions } from './provider.ts';

/** What a language model does for candidates. @param ai missing where the operator configured none. */
export function aiHandlers(context: AccountContext, ai: AiOptions | undefined): Handler[] {
  const ownHandler = handlerFor((call) => ownSession(context.store, call, context.now()));
  return [ownHandler('ai.improveRole', ({ payload }, caller) => improveRole(context, ai, caller, payload))];
}
