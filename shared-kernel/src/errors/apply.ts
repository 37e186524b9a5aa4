import { isKnownError } from './catalogue.ts';
import { own } from './own.ts';
import type { ServiceErrorState } from './service-error.ts';

/** What of the account decides how a refused application is worded. */
export type ApplyAccount = {
  newaccounttoken: boolean;
  validemail: boolean;
  enabledlogin: boolean;
  termsandconditions: boolean;
};

/** A failed application: the text for the person and what is to follow. Absent flags are false. */
export type ApplyFailure = ServiceErrorState & {
  invalidToken?: true;
  expired?: true;
  notSuccess?: true;
  region?: true;
  skills_error?: true;
  alreadyApplied?: true;
  invalidAccount?: true;
  conditions?: true;
  /** The application stays in the outbox and is tried again. */
  retry?: true;
  retryType?: 'timeout' | 'server';
  hasRedirection?: true;
};

const RETRY_TEXT = 'Ya estás postulado. Tu solicitud será procesada y enviada al reclutador.';
const UNCONFIRMED_TEXT = 'Para postularte debes confirmar tu cuenta, revisa tu correo electrónico.';
const TERMS_TEXT = 'Para postularte debes de aceptar los Términos y Condiciones.';
const BLOCKED_TEXT = 'La cuenta esta bloqueada.';
const FALLBACK_TEXT = 'Ocurrió un error desconocido al postularse, inténtalo de nuevo más tarde.';

const RETRIES: Readonly<Record<string, 'timeout' | 'server'>> = {
  '408': 'timeout',
  'MYS-11': 'timeout',
  INTERNAL_SERVER_ERROR: 'server',
  'MYS-0': 'server',
};

/** Server errors, time-outs and rate limits are retried by status too; 0 is a gateway that was not reached. */
const RETRY_STATUSES: Readonly<Record<number, 'timeout' | 'server'>> = {
  0: 'server',
  408: 'timeout',
  429: 'server',
  500: 'server',
  502: 'server',
  503: 'server',
};

const FLAGS: Readonly<Record<string, Partial<ApplyFailure>>> = {
  'MYS-2': { invalidToken: true },
  'MYS-3': { invalidToken: true },
  'MYS-64': { invalidToken: true },
  'AAIS-2': { invalidToken: true },
  'MYS-4': { expired: true },
  'MYS-7': { region: true },
  'MYS-8': { skills_error: true },
  'MYS-9': { skills_error: true },
  'MYS-10': { skills_error: true },
  'MYS-12': { alreadyApplied: true },
  'MYS-21': { invalidAccount: true },
  'MYS-26': { conditions: true },
};

function refusedAccount(error: ServiceErrorState, account: ApplyAccount | null): ApplyFailure {
  if (account && (account.newaccounttoken || !account.validemail)) {
    return { ...error, description: UNCONFIRMED_TEXT, invalidAccount: true };
  }
  if (account?.enabledlogin && !account.termsandconditions) {
    return { ...error, description: TERMS_TEXT, conditions: true };
  }
  return { ...error, description: BLOCKED_TEXT, invalidAccount: true };
}

/**
 * Words a failed application and says what follows from it.
 * @param account the candidate's account; null when it is not known.
 * @param redirects whether the offer sends the candidate to another site.
 * @example
 * const failure = describeApplyFailure(toServiceErrorState(thrown, 'apply'), yield* read(selectProfile));
 * if (failure.retry) keepInOutbox(jobid);
 */
export function describeApplyFailure(
  error: ServiceErrorState,
  account: ApplyAccount | null,
  redirects = false,
): ApplyFailure {
  const redirection = redirects ? { hasRedirection: true as const } : {};
  const isFinal = error.code === 'MYS-50' || own(FLAGS, error.code) !== undefined;
  const { status, answered = status } = error;
  const retryType =
    own(RETRIES, error.code) ?? (isFinal ? undefined : (RETRY_STATUSES[answered] ?? RETRY_STATUSES[status]));
  if (retryType)
    return { ...error, ...redirection, status: 404, description: RETRY_TEXT, retry: true, retryType };
  if (error.code === 'MYS-50') return { ...refusedAccount(error, account), ...redirection };
  return {
    ...error,
    ...redirection,
    description: isKnownError(error.code) ? error.description : FALLBACK_TEXT,
    ...(own(FLAGS, error.code) ?? { notSuccess: true }),
  };
}
