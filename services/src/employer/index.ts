import type { AccountContext } from '../account-context.ts';
import { handler } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import { answer, cvPdf, open, preview, receivedFile } from './received.ts';

/** What employers do with an application by the link of its mail or webhook, without an account. */
export function employerHandlers(context: AccountContext): Handler[] {
  return [
    handler('employer.preview', ({ payload }) => preview(context, payload)),
    handler('employer.open', ({ payload }) => open(context, payload)),
    handler('employer.answer', ({ payload }) => answer(context, payload)),
    handler('employer.receivedFile', ({ payload }) => receivedFile(context, payload)),
    handler('employer.cvPdf', ({ payload }) => cvPdf(context, payload)),
  ];
}
