import { has } from '@chamba/kernel/operations';
import type { InputOf, OutputOf } from '@chamba/kernel/operations';
import { accountOfCredentials, openProvenSession } from '../../accounts/credentials.ts';
import { describeDevice } from '../../accounts/device.ts';
import { ownSession, refuseAnotherAccount } from '../../accounts/own-account.ts';
import { requireSession } from '../../accounts/sessions.ts';
import type { KnownSession } from '../../accounts/sessions.ts';
import type { ServiceCall } from '../../http/call.ts';
import type { AccountContext } from '../../account-context.ts';
import { Fault } from '../../http/fault.ts';
import { handler, handlerFor } from '../../http/handler.ts';
import type { Handler } from '../../http/handler.ts';
import { tokenIn } from '../../http/read-call.ts';
import { resumeAnswer } from './read-resume.ts';
import { historyAnswer } from './resume-history.ts';
import { listResumes } from './list-resumes.ts';
import { changeResumeStatus, copyResume, createResume } from './resume-status.ts';
import { restoreResume, saveResume } from './save-resume.ts';

/** Creates a résumé for a person without a session who gives the password, and logs them in. */
async function createSignedIn(
  context: AccountContext,
  { userID, password }: InputOf<'resume.createSignedIn'>['payload'],
  agent: string,
): Promise<OutputOf<'resume.createSignedIn'>> {
  const { store } = context;
  const account = await accountOfCredentials(store, userID, password);
  const created = await createResume(context, account);
  const session = await openProvenSession(store, account, context.now(), describeDevice(agent));
  return {
    ...created,
    authentication_token: { token: session.token, expires_at: session.expiresAt.toISOString() },
  };
}

/**
 * The session of a call of the second version, whose token may stand in its body too.
 * @param field what the body has to name. @throws Fault AAIS-3 if the id is invalid, MYS-90 if the field is missing.
 */
async function ownResumeSession(
  { store, now }: AccountContext,
  { path, params, payload, bearer }: ServiceCall,
  field: string,
): Promise<KnownSession> {
  const { length } = path['id'] ?? '';
  if (length < 1 || length > 40) throw new Fault('AAIS-3');
  const named: object = typeof payload === 'object' && payload !== null ? payload : {};
  if (!has(named, field)) throw new Fault('MYS-90');
  const session = await requireSession(store, bearer || tokenIn({ ...params, ...named }), now());
  refuseAnotherAccount(session.account, params, named);
  return session;
}

/** Résumés of the session's account. */
export function resumeHandlers(context: AccountContext): Handler[] {
  const { store, now } = context;
  const ownHandler = handlerFor((call) => ownSession(store, call, now()));
  const fieldsHandler = handlerFor((call) => ownResumeSession(context, call, 'updater'));
  const statusHandler = handlerFor((call) => ownResumeSession(context, call, 'op_type'));
  return [
    ownHandler('resume.read', ({ instance, query }, { account }) =>
      resumeAnswer(store, account, instance, query),
    ),
    ownHandler('resume.create', (_input, { account }) => createResume(context, account)),
    ownHandler('resume.list', (_input, { account }) => listResumes(store, account)),
    ownHandler('resume.copy', ({ payload }, { account }) => copyResume(context, account, payload.resumeid)),
    ownHandler('resume.history', ({ instance }, { account }) => historyAnswer(store, account, instance)),
    ownHandler('resume.restore', ({ instance, payload }, { account }) =>
      restoreResume(context, account, instance, payload.revision),
    ),
    handler('resume.createSignedIn', ({ payload }, { agent }) => createSignedIn(context, payload, agent)),
    ownHandler('resume.save', ({ instance, payload }, { account }) =>
      saveResume(context, account, instance, payload),
    ),
    ownHandler('resume.changeStatus', ({ instance, payload }, { account }) =>
      changeResumeStatus(context, account, instance, payload.op_type),
    ),
    // The second version of what the generic endpoint does with a résumé.
    fieldsHandler('resume.saveV2', ({ path, payload }, { account }) =>
      payload.op_type === undefined
        ? saveResume(context, account, path.id, payload)
        : changeResumeStatus(context, account, path.id, payload.op_type),
    ),
    statusHandler('resume.changeStatusV2', ({ path, payload }, { account }) =>
      changeResumeStatus(context, account, path.id, payload.op_type),
    ),
  ];
}
