import { z } from 'zod';
import { listApplications } from '../apply/applications.ts';
import type { Account } from '../authentication/accounts.ts';
import { accountOfCredentials, openProvenSession } from '../authentication/credentials.ts';
import { refuseAnotherAccount, refuseCallForAnother } from '../authentication/own-account.ts';
import { requireSession } from '../authentication/sessions.ts';
import { readInput } from '../http/call.ts';
import type { ServiceCall } from '../http/call.ts';
import type { AccountContext } from '../http/context.ts';
import { Fault } from '../http/fault.ts';
import { textInput } from '../http/text-input.ts';
import { envelope, queryOf, tokenOf } from '../http/upstream.ts';
import type { Upstream } from '../http/upstream.ts';
import { candidateAnswer, saveCandidate } from './candidate.ts';
import { postAccount } from './change-account.ts';
import {
  activateAccount,
  mailEmailChange,
  postAccountToken,
  resendEmail,
  verifyEmail,
} from './confirm-account.ts';
import { holdSearchUpstream } from './hold-search.ts';
import { resumeAnswer } from './resume/read-resume.ts';
import { changeResumeStatus, createResume } from './resume/resume-status.ts';
import { saveResume } from './resume/save-resume.ts';
import { readUpdater } from './updater.ts';

const pathSchema = z.object({ id: z.string().min(1).max(40) });
const tokenSchema = z.object({ token: z.string().min(1).max(300) });
const signInSchema = z.object({
  userID: textInput(254, 1),
  password: z.string().min(1).max(200),
  doctype: z.literal('resume'),
});
const isFields = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Creates a résumé for who has no session yet but shows the password, and logs them in. */
async function createSignedIn(context: AccountContext, payload: unknown): Promise<object> {
  const { store } = context;
  const { userID, password } = readInput(signInSchema, payload, 'AAIS-3');
  const account = await accountOfCredentials(store, userID, password);
  const created = await createResume(context, account);
  const session = await openProvenSession(store, account, context.now());
  return {
    ...created,
    authentication_token: { token: session.token, expires_at: session.expiresAt.toISOString() },
  };
}

/** Changes a résumé's status or its fields, whichever the payload tells. @throws Fault MYS-90 when it tells neither. */
async function changeResume(
  context: AccountContext,
  account: Account,
  id: string,
  payload: object,
): Promise<object> {
  if ('op_type' in payload) return changeResumeStatus(context, account, id, payload);
  if ('updater' in payload) return saveResume(context, account, id, readUpdater(payload));
  throw new Fault('MYS-90');
}

async function postResume(context: AccountContext, account: Account, call: ServiceCall): Promise<object> {
  const payload = isFields(call.payload) ? call.payload : {};
  if ('doctype' in payload && payload.doctype === 'resume') return createResume(context, account);
  return changeResume(context, account, call.instance, payload);
}

/** Accounts and what belongs to a candidate: contact data, résumés, applications, held searches. */
export function myServiceUpstreams(context: AccountContext): Upstream[] {
  const { store } = context;
  const asOwner =
    (work: (account: Account, call: ServiceCall) => Promise<object>) =>
    async (call: ServiceCall): Promise<object> => {
      const { account } = await requireSession(store, call.token, context.now());
      refuseCallForAnother(account, call);
      return work(account, call);
    };

  return [
    {
      name: 'myService',
      handlers: {
        'POST account': (call) => postAccount(context, call),
        'POST accountToken': (call) => postAccountToken(context, call),
        'GET candidateData': asOwner((account) => candidateAnswer(store, account)),
        'POST candidateData': asOwner((account, { payload }) =>
          saveCandidate(context, account, readUpdater(payload)),
        ),
        'GET resume': asOwner((account, { instance, params }) =>
          resumeAnswer(store, account, instance, params['requestedsections']),
        ),
        'POST resume': (call) =>
          isFields(call.payload) && 'password' in call.payload
            ? createSignedIn(context, call.payload)
            : asOwner((account) => postResume(context, account, call))(call),
        'GET applications': asOwner((account, { params }) => listApplications(store, account.id, params)),
      },
      routes: (app) => {
        const mailed = {
          new_account: (id: string, token: string) => activateAccount(context, id, token),
          // The token of the query is the mail's.
          verify_email: (id: string, token: string, session: string) =>
            verifyEmail(context, id, token, session),
        };
        for (const [action, answer] of Object.entries(mailed)) {
          app.post(`/api/mys/account_token/:id/${action}`, async (request) => {
            const { id } = readInput(pathSchema, request.params, 'AAIS-3');
            const { token } = readInput(tokenSchema, queryOf(request), 'AAIS-3');
            return envelope(await answer(id, token, tokenOf(request, {})));
          });
        }
        // The second version of what the generic endpoint does with a résumé.
        for (const [suffix, kind] of [
          ['', 'updater'],
          ['/activate', 'op_type'],
        ] as const) {
          app.post(`/api/v2/resumes/:id${suffix}`, async (request) => {
            const { id } = readInput(pathSchema, request.params, 'AAIS-3');
            const payload = isFields(request.body) ? request.body : {};
            if (!(kind in payload)) throw new Fault('MYS-90');
            const token = tokenOf(request, { ...queryOf(request), ...payload });
            const { account } = await requireSession(store, token, context.now());
            refuseAnotherAccount(account, queryOf(request), payload);
            return envelope(await changeResume(context, account, id, payload));
          });
        }
        const mailing = { resend_email: resendEmail, change_email: mailEmailChange };
        for (const [action, answer] of Object.entries(mailing)) {
          app.get(`/api/mys/account_token/:id/${action}`, async (request) => {
            const { id } = readInput(pathSchema, request.params, 'AAIS-3');
            return envelope(await answer(context, id, tokenOf(request, queryOf(request))));
          });
        }
      },
    },
    holdSearchUpstream(context),
  ];
}
