import type { CatalogueItem } from './item.ts';

/** Reasons for reporting an offer. */
export const COMPLAINT_REASONS: readonly CatalogueItem<string>[] = [
  { id: 'money', label: 'Me pidieron dinero o datos bancarios' },
  { id: 'identity', label: 'Se hace pasar por otra empresa o no es real' },
  { id: 'conditions', label: 'El sueldo o el trabajo no son los que anuncia' },
  { id: 'discrimination', label: 'Discrimina u ofende' },
  { id: 'closed', label: 'La vacante ya no está disponible' },
  { id: 'other', label: 'Otro motivo' },
];

/** Most characters of a comment. */
export const COMPLAINT_COMMENT_LIMIT = 1_000;

/**
 * Whether a reason says nothing without a comment.
 * @example const isFaulty = needsComment(reason) && comment.trim() === '';
 */
export const needsComment = (reason: string): boolean => reason === 'other';
