/** Default: no code of the answer matched. */
export const DEFAULT_TEXT = 'Ocurrió un error. Inténtalo nuevamente';
/** Generic system error. */
export const SYSTEM_TEXT = 'Ocurrió un error, inténtalo nuevamente';
/** A service, or the way to it, is down. */
export const UNAVAILABLE_TEXT = 'El servicio no está disponible en este momento';
/** An unexpected failure of our own code. */
export const UNEXPECTED_TEXT = '¡Algo sucedió! Por favor vuelve a intentarlo.';
/** The page shows another account than the one that is signed in by now. */
export const ANOTHER_ACCOUNT_TEXT = 'Esta página es de otra cuenta. Recárgala para continuar.';
