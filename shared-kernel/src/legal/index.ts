export { LEGAL_ELEMENTS } from './document.ts';
export type { LegalElement, LegalNode } from './document.ts';

/**
 * Version of the legal documents that the site ships: the day they were written, `YYYY-MM-DD`. Every change of their text
 * gets a new one. Pages read it from their configuration and send it when a person accepts the documents, so that what is
 * kept is the version that was shown, also by a tab that was opened before a change.
 */
export const LEGAL_VERSION = '2026-11-28';

/**
 * Whether a text can be the version of a legal document.
 * @example isLegalVersion('2026-11-25') // true
 */
export const isLegalVersion = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
