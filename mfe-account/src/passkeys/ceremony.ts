import type { CallInput, CallOutput } from '@chamba/kernel/api';
import type { PublicConfig } from '@chamba/kernel/store';

/** What the browser asks its owner; the library comes with the first time. An object, so that tests can answer for a device. */
export const ceremony = {
  /** Makes a passkey on a device of the person's choice. @throws an error that {@link findRefusal} knows. */
  create: async (
    optionsJSON: CallOutput<'session.passkeyCreation'>,
  ): Promise<CallInput<'session.addPasskey'>['credential']> => {
    const { startRegistration } = await loadLibrary();
    const { id, rawId, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject } = response;
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } };
  },
  /**
   * Signs a log-in with a passkey of the person's choice. Whoever asks ends a question that is still open.
   * @param useBrowserAutofill does not ask: the browser offers passkeys where it fills in a field with `webauthn`.
   * @throws as above.
   */
  sign: async (
    optionsJSON: CallOutput<'session.passkeyChallenge'>,
    useBrowserAutofill = false,
  ): Promise<CallInput<'session.loginByPasskey'>['credential']> => {
    const { startAuthentication } = await loadLibrary();
    const { id, rawId, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
    const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, userHandle },
    };
  },
  /** Whether the browser can offer passkeys where it fills in fields. */
  canFill: async (): Promise<boolean> =>
    'isConditionalMediationAvailable' in window.PublicKeyCredential &&
    (await window.PublicKeyCredential.isConditionalMediationAvailable()),
  /** Ends an offer that nobody took. */
  end: async (): Promise<void> => (await loadLibrary()).WebAuthnAbortService.cancelCeremony(),
};

const loadLibrary = () => import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');

/**
 * Whether this browser can use passkeys of the site: they belong to the origin of who keeps the accounts, and no address of
 * numbers has them.
 * @param config of the site; its address is empty in a page that is not the shell.
 */
export function canUsePasskeys({ siteUrl, passkeys }: Pick<PublicConfig, 'siteUrl' | 'passkeys'>): boolean {
  const { origin, hostname } = window.location;
  return (
    'PublicKeyCredential' in window &&
    passkeys !== false &&
    siteUrl !== '' &&
    new URL(siteUrl).origin === origin &&
    !/^[\d.]+$|:/.test(hostname)
  );
}

/** Why a device made or signed nothing, as browsers name it: its owner did not want to, or it has a passkey already. */
export function findRefusal(error: unknown): 'declined' | 'known' | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'InvalidStateError') return 'known';
  return error.name === 'NotAllowedError' || error.name === 'AbortError' ? 'declined' : null;
}
