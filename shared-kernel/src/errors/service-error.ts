/** Code of what failed in the page itself, without an answer of a service. */
export const CLIENT_FAILURE = 'CLIENT';

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
};

/** The one error every call of the API client raises. */
export class ServiceError extends Error implements ServiceErrorState {
  override name = 'ServiceError';
  readonly status: number;
  readonly code: string;
  readonly description: string;
  readonly operation: string;

  constructor(state: ServiceErrorState, options?: ErrorOptions) {
    super(`${state.operation}: ${state.code} (${state.status})`, options);
    this.status = state.status;
    this.code = state.code;
    this.description = state.description;
    this.operation = state.operation;
  }

  /** The plain form, for the store. */
  toState(): ServiceErrorState {
    return { status: this.status, code: this.code, description: this.description, operation: this.operation };
  }
}

/**
 * Whether something thrown is a service error. Told by name, not by class: every remote bundles a class of its own,
 * and the error comes from the shared API client.
 */
export function isServiceError(thrown: unknown): thrown is ServiceError {
  return thrown instanceof Error && thrown.name === 'ServiceError' && 'toState' in thrown;
}

/** Statuses of calls that were not answered: the gateway, or the service behind it, was not reached, late or broken. */
const UNANSWERED: readonly number[] = [0, 408, 500, 502, 503];

/** Whether nobody knows what became of a call: it may have arrived, and the same call may go well later. */
export function isUnanswered({ status }: Pick<ServiceErrorState, 'status'>): boolean {
  return UNANSWERED.includes(status);
}

/** Turns anything thrown into the plain form; what is no ServiceError becomes the unexpected-failure text. */
export function toServiceErrorState(thrown: unknown, operation: string): ServiceErrorState {
  if (isServiceError(thrown)) return thrown.toState();
  return {
    status: 0,
    code: CLIENT_FAILURE,
    description: '¡Algo sucedió! Por favor vuelve a intentarlo.',
    operation,
  };
}
