/** Addresses of the sign-up steps. */
export const SIGN_UP_PATHS = {
  contact: '/cuenta/nueva/datos-de-contacto',
  profession: '/cuenta/nueva/profesion',
  experience: '/cuenta/nueva/experiencia',
  education: '/cuenta/nueva/educacion',
  done: '/cuenta/nueva/listo',
} as const;

/** Names of the steps, in order. */
export const STEP_NAMES: readonly string[] = ['Datos de contacto', 'Profesión', 'Experiencia', 'Educación'];

/** The query without the sub-step it names. */
export function withoutSubStep(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('paso');
  const rest = query.toString();
  return rest && `?${rest}`;
}

/** The page that fills a résumé from a file. */
const UPLOAD = '/subir-cv';

/** Where a sign-up goes on once there is an account: its first step, or back to the file that the person has read before. */
export function firstStep(search: string): string {
  const wanted = new URLSearchParams(search).get('returnUrl');
  return wanted === UPLOAD ? UPLOAD : SIGN_UP_PATHS.contact + search;
}

/** The query without the mark that asks for the digits of the mail. */
export function withoutCodeMode(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('modo');
  const rest = query.toString();
  return rest && `?${rest}`;
}

/** The sub-step an address names: `pregunta`, `ingles`, or null. */
export function readSubStep(search: string): string | null {
  return new URLSearchParams(search).get('paso');
}
