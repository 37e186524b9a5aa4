import { own } from './own.ts';
import { SEVERAL_PLACES } from './service-error.ts';
import { DEFAULT_TEXT, SYSTEM_TEXT, UNAVAILABLE_TEXT, UNEXPECTED_TEXT } from './texts.ts';

const NO_USER_DATA = 'No se encontraron datos para el usuario especificado.';
const NO_LOOKUP = 'Ocurrió un error al intentar obtener la información sobre el catálogo.';
const ACCOUNT_DATA = 'Ocurrió un error al actualizar los datos de tu cuenta.';
const NO_URLS = 'Ocurrió un error al cargar las urls';
const NO_RESUME_VIEWS = 'No se pudieron cargar las vistas de tu currículum.';
const ANSWERS_TEXT = 'Completa tus respuestas y el nivel de tus habilidades.';
const NO_TOKEN = 'El token no es válido o ya fue utilizado.';

const TEXTS = {
  'ACT-01': NO_USER_DATA,
  'GATEWAY-RATE': 'Hiciste demasiados intentos. Espera unos minutos y vuelve a intentarlo.',
  'PASSKEY-1': 'No pudimos comprobar tu llave de acceso. Inténtalo nuevamente o entra con tu contraseña.',
  'PASSKEY-LIMIT': 'Ya tienes 10 llaves de acceso. Quita una para agregar otra.',
  'PASSWORD-COMMON':
    'Esa contraseña es muy fácil de adivinar. Elige otra que no sea común ni lleve tu nombre o tu correo.',
  // Its page shows what was changed; the service's answer says it in words.
  'RESUME-CHANGED': DEFAULT_TEXT,
  'RESUME-LIMIT': 'Esta sección está llena. Quita algo de ella para poder agregar.',
  'SHARE-LIMIT': 'Ya tienes 10 enlaces activos. Termina uno para crear otro.',
  'SRV-01': 'La información devuelta no corresponde a la solicitada.',
  'TOK-01': DEFAULT_TEXT,
  'TOK-02': 'No se encontraron datos para el token especificado.',
  GET_PDA_EXAM_01: 'No se pudo cargar el exámen PDA, prueba de nuevo.',
  PDA0: DEFAULT_TEXT,
  'SET-PDA-01': 'No se pudo obtener el resultado pda.',
  'GET-PDA-01': 'No se pudo cargar el pda.',
  // Their pages say it themselves; the service's answers say it in words.
  'PDA-6': DEFAULT_TEXT,
  'PDA-WAIT': DEFAULT_TEXT,
  'OE-01': DEFAULT_TEXT,
  'OE-02': DEFAULT_TEXT,
  'LOC-1': 'Ocurrió un error al intentar guardar la foto.',
  'CRONOS-01': 'Hubo un error al obtener sugerencias.',
  'MSG-01': NO_USER_DATA,
  'SMJ-01': 'No se encontró información sobre las ofertas similares.',
  'File-1': 'No se pudo subir el archivo.',
  'PAY-01': 'No tenemos tablas publicadas de ese año.',
  [SEVERAL_PLACES]: 'Hay varios lugares con ese nombre.',
  'REC-VW-01': NO_RESUME_VIEWS,
  'JSA-01': 'No se pudo guardar tu búsqueda',

  'MYS-1': UNAVAILABLE_TEXT,
  'MYS-4': 'La vacante ha expirado.',
  'MYS-5': 'Debe seleccionar un currículo.',
  'MYS-7': 'La empresa busca candidatos únicamente de su región.',
  'MYS-8': 'Completa los datos de tu currículum para postularte.',
  'MYS-9': ANSWERS_TEXT,
  'MYS-10': ANSWERS_TEXT,
  'MYS-11': 'Error de conexión. Inténtalo nuevamente.',
  'MYS-12': 'Ya te postulaste a esta vacante.',
  'MYS-18': 'Ocurrió un error al evaluar los datos enviados.',
  'MYS-20': 'No puedes crear más de 3 currículums.',
  'MYS-21': 'Tu cuenta tiene restricciones. Escríbenos a soporte para ayudarte.',
  'MYS-24': 'Esta alerta ya existe.',
  'MYS-25': 'No puedes guardar más búsquedas.',
  'MYS-26': 'Debes aceptar los Términos y Condiciones.',
  'MYS-27': 'Este correo no es válido',
  'MYS-28': 'La contraseña no es válida.',
  'MYS-29': 'El nombre de usuario no es válido.',
  'MYS-30': 'Este correo ya existe',
  'MYS-32': 'La contraseña actual es incorrecta.',
  'MYS-34': 'La nueva contraseña debe ser diferente a la anterior.',
  'MYS-36': 'Los correos electrónicos no coinciden.',
  'MYS-40': 'Aún no hay vistas de tu currículum.',
  'MYS-41': 'Aún no tienes postulaciones.',
  'MYS-50': 'Activa tu cuenta para continuar.',
  'MYS-64': NO_TOKEN,
  'MYS-66': 'El usuario o correo electrónico no existe.',
  'MYS-68': 'Tu cuenta no necesita activación.',
  'MYS-69': 'No tienes tokens pendientes.',
  'MYS-76': 'No se pudo extender la vigencia de tu currículum.',
  'MYS-77': UNEXPECTED_TEXT,

  'AAIS-0': UNAVAILABLE_TEXT,
  'AAIS-1': 'Usuario o contraseña incorrectos.',
  'AAIS-2': 'El token no es válido.',
  'AAIS-3': 'Los parámetros son incorrectos.',
  'AAIS-4': 'El token de la red social no es válido.',
  'AAIS-5': UNAVAILABLE_TEXT,
  'AAIS-6': 'Tu cuenta de red social no está vinculada.',
  'AAIS-7': 'Usuario no válido.',
  'AAIS-9': 'Tu correo está asociado a varias cuentas. Ingresa tu nombre de usuario.',
} satisfies Readonly<Record<string, string>>;

/** Texts for engineers, in English (2 §8). */
const TECHNICAL_TEXTS = {
  'MYS-13': 'Resource not found',
  'MYS-14': 'Letters not found',
  'MYS-15': 'Location not found',
  'MYS-16': 'Resumes not found',
  'MYS-17': 'Wrong user type',
  'MYS-19': 'Create document error',
  'MYS-22': 'No job seeker agents',
  'MYS-23': 'Job seeker agent not found',
  'MYS-31': 'Same email',
  'MYS-33': 'Passwords not matching',
  'MYS-35': 'Invalid user instance',
  'MYS-37': 'Match resources error',
  'MYS-38': 'MyOCC service not found',
  'MYS-39': 'Extended info error',
  'MYS-90': 'Invalid data type fields',
  'MYS-91': 'Invalid data type fields',
} satisfies Readonly<Record<string, string>>;

const ALL_TEXTS = { ...TEXTS, ...TECHNICAL_TEXTS };

type Group = readonly [codes: readonly string[], text: string];

/** Codes that share one text. */
const GROUPS = [
  // In words where a text is improved: most pages never need them.
  [['AI-INPUT', 'AI-MAX-CHARS', 'AI-CALLS-LIMIT', 'AI-HARMFUL', 'AI-UNAVAILABLE'], UNAVAILABLE_TEXT],
  [['MYS-0', 'MYS-2', 'MYS-3', 'MYS-6', 'MYS-42', 'MYS-43'], SYSTEM_TEXT],
  [['MYS-60', 'MYS-61', 'MYS-62', 'MYS-63', 'MYS-65', 'MYS-67'], ACCOUNT_DATA],
] as const satisfies readonly Group[];

/** A code of the catalogue. */
export type ErrorCode = keyof typeof ALL_TEXTS | (typeof GROUPS)[number][0][number];

/** Text of `ACT-01` for operations with their own default text. */
const OPERATION_DEFAULTS: Readonly<Record<string, string>> = {
  login: 'Usuario o contraseña incorrectos.',
  'create-account': 'No se pudo crear la cuenta. Inténtalo nuevamente.',
  'create-resume': 'No se pudo crear el currículum. Inténtalo nuevamente.',
  'save-resume': 'No se pudo guardar la información. Inténtalo nuevamente.',
  'save-candidate-data': 'No se pudo guardar la información. Inténtalo nuevamente.',
  'change-password': 'No se pudo actualizar la contraseña. Inténtalo nuevamente.',
  'change-resume-status': 'No se pudo cambiar el estatus del currículum. Inténtalo nuevamente.',
  'delete-file': 'No se pudo eliminar el archivo. Inténtalo nuevamente.',
  'change-email': 'No se pudo cambiar el correo electrónico. Inténtalo nuevamente.',
  'delete-account': 'No se pudo eliminar la cuenta.',
  'resend-email': 'Ocurrió un error, El correo no fue enviado, inténtalo nuevamente',
  'activate-account': NO_TOKEN,
  'load-recruiter-views': NO_RESUME_VIEWS,
  'load-lookup': NO_LOOKUP,
  'load-jobs': 'No se encontraron resultados listados con los parámetros especificados',
  'load-job': 'No se encontraron información sobre la oferta solicitada.',
  'load-related-searches': 'No hay información para esta búsqueda.',
  'load-more-jobs': 'Ocurrió un error al cargar los jobs',
  'load-company': 'No hay información para esta empresa.',
  'load-company-profile': 'No se encontró información acerca del perfil especificado.',
  'load-companies': 'No hay resultados para la busqueda.',
  'load-urls': NO_URLS,
  'load-filters': 'Ocurrió un error al cargar los filtros',
  'load-pay': DEFAULT_TEXT,
  'load-suggests': DEFAULT_TEXT,
  'load-toggles': DEFAULT_TEXT,
  'load-legal-document': DEFAULT_TEXT,
  'refresh-token': DEFAULT_TEXT,
};

const catalogueText = (code: string): string | undefined =>
  own(ALL_TEXTS, code) ?? GROUPS.find(([codes]: Group) => codes.includes(code))?.[1];

/**
 * The text of an error code; an unknown code gets the default text. Spanish, but for the codes that `isTechnical`.
 * @param operation the call that failed: `ACT-01` is worded by it.
 * @example describeError('ACT-01', 'login') // 'Usuario o contraseña incorrectos.'
 */
export function describeError(code: string, operation?: string): string {
  if (code === 'ACT-01' && operation) return own(OPERATION_DEFAULTS, operation) ?? NO_USER_DATA;
  return catalogueText(code) ?? DEFAULT_TEXT;
}

/** Whether the text of a code is for engineers, in English: pages show the default text instead. */
export const isTechnical = (code: string): boolean => Object.hasOwn(TECHNICAL_TEXTS, code);

/**
 * Whether the catalogue has a text for a code.
 * @example const text = isKnownError(code) ? describeError(code) : NOT_SENT;
 */
export const isKnownError = (code: string): boolean => catalogueText(code) !== undefined;
