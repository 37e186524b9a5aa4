import type { NearMeError } from './types.ts';

/** What is offered in the place box. */
export const NEAR_ME_LABEL = 'Usar mi ubicación';

/** Said while the browser looks. */
export const LOCATING_TEXT = 'Buscando tu ubicación…';

/** Text of each failure; what was typed stays in the box. */
export const NEAR_ME_ERROR_TEXTS: Readonly<Record<NearMeError, string>> = {
  denied: 'No hay permiso para usar tu ubicación. Escribe tu colonia, ciudad o estado.',
  unavailable: 'Tu dispositivo no pudo dar tu ubicación. Escribe tu colonia, ciudad o estado.',
  late: 'Tu ubicación tardó demasiado. Inténtalo de nuevo o escríbela.',
  outside: 'Parece que estás fuera de México. Escribe la ciudad donde buscas empleo.',
  failed: 'No pudimos encontrar tu municipio. Escribe tu colonia, ciudad o estado.',
};

/** Milliseconds that the browser may look, and that a place it found before still counts. */
const PATIENCE_MS = 10_000;
const FRESH_MS = 600_000;

/** Whether the browser supports geolocation; only secure pages may ask. */
export const canLocate = (): boolean =>
  typeof navigator !== 'undefined' && 'geolocation' in navigator && globalThis.isSecureContext !== false;

/** Two decimals of a degree: about a kilometre. What is more exact does not leave this function. */
const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;

/** Geolocation failed. */
export class NotLocated extends Error {
  override name = 'NotLocated';
  readonly reason: NearMeError;
  constructor(reason: NearMeError) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Asks the browser, which asks the person, where they are.
 * @returns degrees rounded to about a kilometre.
 * @throws NotLocated if the user refuses, or the browser has no position.
 */
export function locate(): Promise<{ latitude: number; longitude: number }> {
  return new Promise((resolve, reject) => {
    if (!canLocate()) {
      reject(new NotLocated('unavailable'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      ({ code, PERMISSION_DENIED, TIMEOUT }) =>
        reject(
          new NotLocated(code === PERMISSION_DENIED ? 'denied' : code === TIMEOUT ? 'late' : 'unavailable'),
        ),
      { enableHighAccuracy: false, timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    );
  });
}
