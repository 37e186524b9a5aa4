/** Passkeys (WebAuthn): a second way into an account, beside its password. */
import { randomBytes } from 'node:crypto';
import type { CallOutput, SessionAnswer } from '@chamba/kernel/api';
import type { InputOf } from '@chamba/kernel/operations';
import { isTaken, lockAccount } from '../accounts/accounts.ts';
import type { Account } from '../accounts/accounts.ts';
import { lockOwnAccount } from '../accounts/own-account.ts';
import { fitsPassword } from '../accounts/passwords.ts';
import { describeDevice } from '../accounts/device.ts';
import { describeSession, openSession, requireSession } from '../accounts/sessions.ts';
import type { KnownSession } from '../accounts/sessions.ts';
import type { AccountContext } from '../account-context.ts';
import { Fault } from '../http/fault.ts';
import { handler } from '../http/handler.ts';
import type { Caller, Handler } from '../http/handler.ts';
import { sendPasskeyNotice } from '../my-service/account-mails.ts';
import { sessionAnswer } from '../my-service/session-answer.ts';
import { CHALLENGE_MS, keepChallenge, takeChallenge } from './challenges.ts';
import {
  findPasskey,
  insertPasskey,
  listPasskeys,
  noteUse,
  readCredentials,
  removePasskey,
} from './passkey-rows.ts';

/** Passkeys of one account: each device of a person has one. */
const LIMIT = 10;

/** How long a session that was just opened proves its owner without the password, in ms. */
const FRESH_MS = 10 * 60_000;

/** Only discoverable credentials whose owner the device has verified: neither an address nor a password is asked for. */
const REQUIRED = { residentKey: 'required', userVerification: 'required' } as const;

/** What browsers sign: the site's own origin, and its host as the id of the relying party. */
const toParty = ({ siteUrl, siteName }: AccountContext) => {
  const { origin, hostname } = new URL(siteUrl);
  return { origin, id: hostname, name: siteName };
};

/** The library with its certificates and formats takes 30 MB: loaded with the first passkey. */
const loadLibrary = () => import('@simplewebauthn/server');

const toBytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

async function isFresh({ store, now }: AccountContext, { token }: KnownSession): Promise<boolean> {
  const { started } = await describeSession(store, token);
  return now().getTime() - started.getTime() < FRESH_MS;
}

/** @throws Fault MYS-32 where neither the session is fresh nor the password right. */
async function proveOwner(
  context: AccountContext,
  session: KnownSession,
  password: string | undefined,
): Promise<void> {
  if (password === undefined && (await isFresh(context, session))) return;
  if (!(await fitsPassword(session.account.password_hash, password ?? ''))) throw new Fault('MYS-32');
}

async function readPasskeys(
  context: AccountContext,
  session: KnownSession,
): Promise<CallOutput<'session.passkeys'>> {
  const passkeys = await listPasskeys(context.store, session.account.id);
  return {
    passkeys: passkeys.map(({ id, device, created_at: created, used_at: used }) => ({
      id,
      device,
      created: created.toISOString(),
      used: used?.toISOString() ?? '',
    })),
    fresh: await isFresh(context, session),
  };
}

/** Says how a passkey is to be made. All of an account have one user handle, so that a device keeps one of them. */
async function prepareRegistration(
  context: AccountContext,
  session: KnownSession,
  password: string | undefined,
): Promise<CallOutput<'session.passkeyCreation'>> {
  await proveOwner(context, session, password);
  const { store } = context;
  const { account, token } = session;
  const known = await readCredentials(store, account.id);
  if (known.length >= LIMIT) throw new Fault('PASSKEY-LIMIT');
  const userHandle = known[0]?.user_handle ?? randomBytes(32).toString('base64url');
  const party = toParty(context);
  const { generateRegistrationOptions } = await loadLibrary();
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: toBytes(userHandle),
    userName: account.email,
    userDisplayName: account.name,
  });
  await keepChallenge(store, challenge, { accountId: account.id, secret: token }, context.now(), userHandle);
  return {
    challenge,
    rp: { id: party.id, name: party.name },
    user,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' as const })),
    timeout: CHALLENGE_MS,
    excludeCredentials: known.map(({ credential_id: id }) => ({ id, type: 'public-key' as const })),
    authenticatorSelection: REQUIRED,
    attestation: 'none',
  };
}

/** Adds a passkey and notifies the owner of the account. @throws Fault PASSKEY-1 when it does not answer a challenge of ours. */
async function register(
  context: AccountContext,
  session: KnownSession,
  { credential }: InputOf<'session.addPasskey'>['payload'],
): Promise<CallOutput<'session.passkeys'>> {
  const { store, logger } = context;
  const { account, token } = session;
  const now = context.now();
  const party = toParty(context);
  const { verifyRegistrationResponse } = await loadLibrary();
  const taken: { userHandle: string | null } = { userHandle: null };
  const { registrationInfo: made } = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: async (challenge) => {
      const holder = { accountId: account.id, secret: token };
      taken.userHandle = await takeChallenge(store, challenge, holder, now);
      return taken.userHandle !== null;
    },
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    logger.info(`A passkey was refused: ${String(error)}`);
    throw new Fault('PASSKEY-1', 400);
  });
  if (!made || taken.userHandle === null) throw new Fault('PASSKEY-1', 400);
  const row = {
    account_id: account.id,
    credential_id: made.credential.id,
    public_key: Buffer.from(made.credential.publicKey).toString('base64url'),
    user_handle: taken.userHandle,
    counter: made.credential.counter,
    device: (await describeSession(store, token)).device,
  };
  try {
    await store.tx(async (transaction) => {
      await lockOwnAccount(transaction, account);
      if ((await readCredentials(transaction, account.id)).length >= LIMIT) throw new Fault('PASSKEY-LIMIT');
      await insertPasskey(transaction, row, now);
    });
  } catch (error) {
    // A credential that an account has already, this one or another's.
    throw isTaken(error) ? new Fault('PASSKEY-1', 400) : error;
  }
  await sendPasskeyNotice(context, account, row.device);
  return readPasskeys(context, session);
}

/** @throws Fault PASSKEY-1 when the signature does not fit a passkey and a challenge of ours, AAIS-7 of a blocked account. */
async function logIn(
  context: AccountContext,
  { credential }: InputOf<'session.loginByPasskey'>['payload'],
  { visitor, agent }: Pick<Caller, 'visitor' | 'agent'>,
): Promise<SessionAnswer> {
  const { store, logger } = context;
  const now = context.now();
  const passkey = await findPasskey(store, credential.id);
  if (!passkey || passkey.user_handle !== credential.response.userHandle) throw new Fault('PASSKEY-1');
  const party = toParty(context);
  const { verifyAuthenticationResponse } = await loadLibrary();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: async (challenge) =>
      (await takeChallenge(store, challenge, { accountId: null, secret: visitor }, now)) !== null,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    // A counter that does not grow is a copy of the authenticator: the library refuses it.
    credential: {
      id: passkey.credential_id,
      publicKey: toBytes(passkey.public_key),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    logger.info(`A log-in with a passkey was refused: ${String(error)}`);
    throw new Fault('PASSKEY-1');
  });
  if (!verified) throw new Fault('PASSKEY-1');
  const { account, session } = await store.tx(async (transaction) => {
    const owner: Account | null = await lockAccount(transaction, passkey.account_id);
    if (!owner || !(await noteUse(transaction, passkey, authenticationInfo.newCounter, now)))
      throw new Fault('PASSKEY-1');
    if (!owner.enabledlogin) throw new Fault('AAIS-7');
    return {
      account: owner,
      session: await openSession(transaction, owner.id, now, describeDevice(agent)),
    };
  });
  context.noteLogin(visitor, account.id);
  return sessionAnswer(store, account, session, now);
}

/** Passkeys in the settings of an account, and logging in with one. */
export function passkeyHandlers(context: AccountContext): Handler[] {
  const { store, now } = context;
  // What was sent is read first, as by the other operations of sessions.
  const own = ({ token }: Pick<Caller, 'token'>) => requireSession(store, token, now());
  return [
    handler('session.passkeys', async (_input, caller) => readPasskeys(context, await own(caller))),
    handler('session.passkeyCreation', async ({ payload }, caller) =>
      prepareRegistration(context, await own(caller), payload.currentpassword),
    ),
    handler('session.addPasskey', async ({ payload }, caller) =>
      register(context, await own(caller), payload),
    ),
    handler('session.removePasskey', async ({ path, payload }, caller) => {
      const session = await own(caller);
      await proveOwner(context, session, payload.currentpassword);
      await removePasskey(store, session.account.id, path.id);
      return readPasskeys(context, session);
    }),
    handler('session.passkeyChallenge', async (_input, { visitor }) => {
      // Without an id of its visitor a challenge would be everybody's.
      if (visitor === '') throw new Fault('AAIS-3');
      const { id } = toParty(context);
      // Every log-in page asks for one: not worth the library.
      const challenge = randomBytes(32).toString('base64url');
      await keepChallenge(store, challenge, { accountId: null, secret: visitor }, now());
      return { challenge, rpId: id, timeout: CHALLENGE_MS, userVerification: REQUIRED.userVerification };
    }),
    handler('session.loginByPasskey', ({ payload }, caller) => logIn(context, payload, caller)),
  ];
}
