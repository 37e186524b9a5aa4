/** Errors that the gateway answers itself, in the envelope of the services. */
export type Failure = { status: number; code: string; description: string };

/** Body of a failed call. */
export type FailureBody = { status: number; errors: [{ code: string; description: string }] };

const UNEXPECTED = 'Ocurrió un error. Inténtalo nuevamente';
const SYSTEM = 'Ocurrió un error, inténtalo nuevamente';
const UNAVAILABLE = 'El servicio no está disponible en este momento';

export const failures = {
  unknownService: { status: 404, code: 'GATEWAY-UNKNOWN', description: UNEXPECTED },
  malformed: { status: 400, code: 'GATEWAY-MALFORMED', description: UNEXPECTED },
  notAllowed: { status: 405, code: 'GATEWAY-METHOD', description: UNEXPECTED },
  forbidden: { status: 403, code: 'GATEWAY-ORIGIN', description: UNEXPECTED },
  anotherAccount: {
    status: 401,
    code: 'AAIS-2',
    description: 'Esta página es de otra cuenta. Recárgala para continuar.',
  },
  noSession: { status: 401, code: 'AAIS-2', description: UNEXPECTED },
  tooLarge: { status: 413, code: 'GATEWAY-SIZE', description: UNEXPECTED },
  mediaType: { status: 415, code: 'GATEWAY-TYPE', description: UNEXPECTED },
  tooMany: {
    status: 429,
    code: 'GATEWAY-RATE',
    description: 'Hiciste demasiados intentos. Espera unos minutos y vuelve a intentarlo.',
  },
  timeout: { status: 408, code: 'GATEWAY-TIMEOUT', description: UNEXPECTED },
  internal: { status: 500, code: 'GATEWAY-INTERNAL', description: SYSTEM },
  badGateway: { status: 502, code: 'GATEWAY-UPSTREAM', description: UNAVAILABLE },
  disconnected: { status: 503, code: 'GATEWAY-DISCONNECTED', description: UNAVAILABLE },
} as const satisfies Record<string, Failure>;

/** The answer body of an error. */
export function failureBody({ status, code, description }: Failure): FailureBody {
  return { status, errors: [{ code, description }] };
}

/** A call that got no usable answer from its service. */
export class UpstreamError extends Error {
  override name = 'UpstreamError';
  readonly failure: Failure;

  constructor(failure: Failure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}
