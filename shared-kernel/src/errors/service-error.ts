/** Code of what failed in the page itself, without an answer of a service. */
export const CLIENT_FAILURE = 'CLIENT';

/** Code of a place's name that several places may be meant by alike. */
export const SEVERAL_PLACES = 'PLC-01';

/** A failed call as it is kept in the store: plain and serialisable. */
export type ServiceErrorState = {
  /** HTTP status of the failure; 0 when the gateway could not be reached. */
  status: number;
  /** Code of the catalogue, e.g. `AAIS-1`. */
  code: string;
  /** Spanish text for the person, from the catalogue. */
  description: string;
  /** The call that failed, e.g. `load-jobs`. */
  operation: string;
  /** HTTP status of the answer where `status` keeps another one: every refusal is kept as 404. */
  answered?: number | undefined;
};

/** The one error every call of the API client raises. */
export class ServiceError extends Error implements ServiceErrorState {
  override name = 'ServiceError';
  readonly status: number;
  readonly code: string;
  readonly description: string;
  readonly operation: string;
  readonly answered: number | undefined;

  constructor(state: ServiceErrorState, options?: ErrorOptions) {
    super(`${state.operation}: ${state.code} (${state.status})`, options);
    this.status = state.status;
    this.code = state.code;
    this.description = state.description;
    this.operation = state.operation;
    this.answered = state.answered;
  }

  /** The plain form, for the store. */
  toState(): ServiceErrorState {
    const { status, code, description, operation, answered } = this;
    return { status, code, description, operation, ...(answered === undefined ? {} : { answered }) };
  }
}

/**
 * Whether a thrown value is a service error. Recognised by name, not by class: every remote bundles its own copy of the class,
 * and the error comes from the shared API client. Nor by `Error`: on the server each unit has a realm with its own.
 * @example if (isServiceError(thrown) && thrown.code === 'AAIS-1') return WRONG_PASSWORD;
 */
export function isServiceError(thrown: unknown): thrown is ServiceError {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    'name' in thrown &&
    thrown.name === 'ServiceError' &&
    'toState' in thrown
  );
}

/** Statuses of calls that were not answered: the gateway, or the service behind it, was not reached, late or broken. */
const UNANSWERED: readonly number[] = [0, 408, 500, 502, 503];

/**
 * Whether the outcome of a call is unknown: it may have arrived, and a retry may succeed.
 * @example const text = isUnanswered(error) ? 'Vuelve a intentarlo más tarde.' : error.description;
 */
export function isUnanswered({ status }: Pick<ServiceErrorState, 'status'>): boolean {
  return UNANSWERED.includes(status);
}

/**
 * Whether the answer was that what was asked for does not exist: 404 or 410. Other refusals are kept with status 404
 * too, a rate limit for instance, and say nothing about it.
 * @example if (error && isMissing(error)) return { title: 'Esta vacante ya no está disponible' };
 */
export function isMissing({
  status,
  answered = status,
}: Pick<ServiceErrorState, 'status' | 'answered'>): boolean {
  return answered === 404 || answered === 410;
}

/**
 * Turns anything thrown into the plain form; what is no ServiceError becomes the unexpected-failure text.
 * @example
 * try {
 *   yield* request('resume.read', { userid, resumeid });
 * } catch (thrown) {
 *   yield put(resumeFailed(toServiceErrorState(thrown, 'load-resume')));
 * }
 */
export function toServiceErrorState(thrown: unknown, operation: string): ServiceErrorState {
  if (isServiceError(thrown)) return thrown.toState();
  return {
    status: 0,
    code: CLIENT_FAILURE,
    description: '¡Algo sucedió! Por favor vuelve a intentarlo.',
    operation,
  };
}
