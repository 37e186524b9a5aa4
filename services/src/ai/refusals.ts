import { Fault } from '../http/fault.ts';

const TEXTS = {
  'AI-INPUT': 'Escribe una descripción válida de tus funciones.',
  'AI-MAX-CHARS': 'El texto no puede tener más de 1500 caracteres.',
  'AI-CALLS-LIMIT': 'Ya usaste las 3 mejoras disponibles.',
  'AI-HARMFUL': 'El texto contiene contenido no permitido.',
} as const;

/** A text that is not improved, in words: the catalogue that all pages load does without these. */
export const refused = (code: keyof typeof TEXTS): Fault => new Fault(code, undefined, TEXTS[code]);
