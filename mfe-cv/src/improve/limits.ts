/** Most characters of a description that are improved. */
export const ROLE_TEXT_LIMIT = 1_500;

/** Why a text is not improved, by the code of the refusal: the catalogue that all pages load does without these. */
export const REFUSALS: Readonly<Record<string, string>> = {
  'AI-INPUT': 'Escribe una descripción válida de tus funciones.',
  'AI-MAX-CHARS': 'El texto no puede tener más de 1500 caracteres.',
  'AI-CALLS-LIMIT': 'Ya usaste las 3 mejoras disponibles.',
  'AI-HARMFUL': 'El texto contiene contenido no permitido.',
};
