/** What browsers and services hand each other of WebAuthn credentials, as the JSON forms of the standard have it. */
import * as z from 'zod/mini';
import { once } from '../once.ts';
import { flag, id, list, text } from '../lenient.ts';
import { passwordInput } from '../input.ts';
import type { Parsed } from '../operation.ts';

/** Bytes in base64url without padding. @param limit most characters. */
const bytesInput = (limit: number) => z.string().check(z.maxLength(limit), z.regex(/^[\w-]+$/));

/** Standard fields that nothing here decides by are left out. */
const credentialInput = <Response extends z.ZodMiniType>(response: Response) =>
  z.object({
    /** Credential ids have 1,023 bytes at most. */
    id: bytesInput(1_364),
    rawId: bytesInput(1_364),
    type: z.literal('public-key'),
    response,
  });

/** What an authenticator made when a passkey was registered. */
export const registeredInput = () =>
  credentialInput(z.object({ clientDataJSON: bytesInput(4_000), attestationObject: bytesInput(20_000) }));

/** What an authenticator signed to log in. */
export const signedInput = () =>
  credentialInput(
    z.object({
      clientDataJSON: bytesInput(4_000),
      authenticatorData: bytesInput(4_000),
      signature: bytesInput(4_000),
      /** Of passkeys, which say whose they are, always there. */
      userHandle: bytesInput(90),
    }),
  );

export type RegisteredCredential = Parsed<typeof registeredInput>;
export type SignedCredential = Parsed<typeof signedInput>;

/** Proof of the account's owner besides the session: missing where the session has just been opened. */
export const proofInput = () => z.optional(passwordInput());

const descriptor = () => z.object({ id: z.string(), type: z.literal('public-key') });

/** How a passkey is to be made: `PublicKeyCredentialCreationOptionsJSON` of the standard. */
export const creationOptionsSchema = once(() =>
  z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
    timeout: z.optional(z.number()),
    excludeCredentials: z.optional(z.array(descriptor())),
    authenticatorSelection: z.optional(
      z.object({
        residentKey: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
        requireResidentKey: z.optional(z.boolean()),
        userVerification: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
      }),
    ),
    attestation: z.optional(z.enum(['direct', 'enterprise', 'indirect', 'none'])),
  }),
);

/** What a passkey is to sign: `PublicKeyCredentialRequestOptionsJSON` of the standard. */
export const requestOptionsSchema = once(() =>
  z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.optional(z.number()),
    userVerification: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
  }),
);

/** The passkeys of an account, and whether the session alone proves its owner. */
export const passkeysAnswerSchema = once(() =>
  z.object({
    passkeys: list(
      z.object({
        id: id(),
        /** Device in words; empty where it is not known. */
        device: text(),
        /** ISO 8601. */
        created: text(),
        /** ISO 8601; empty until it is used. */
        used: text(),
      }),
    ),
    /** The session was opened some minutes ago: no password is asked for. */
    fresh: flag(),
  }),
);
export type PasskeysAnswer = Parsed<typeof passkeysAnswerSchema>;
