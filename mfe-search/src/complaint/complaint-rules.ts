import { needsComment } from '@chamba/kernel/catalogues';
import { INVALID_EMAIL, OPTION_REQUIRED, REQUIRED, isEmail } from '@chamba/kernel/validation';

/** What was written into the form. */
export type Draft = { reason: string; comment: string; email: string };

/** What is wrong with each field; missing where nothing is. */
export type DraftErrors = Partial<Record<keyof Draft, string>>;

/** What keeps a report from being sent, in the order of the form. */
export function draftErrors({ reason, comment, email }: Draft): DraftErrors {
  return {
    ...(reason === '' ? { reason: OPTION_REQUIRED } : {}),
    ...(needsComment(reason) && comment.trim() === '' ? { comment: REQUIRED } : {}),
    ...(email.trim() !== '' && !isEmail(email.trim()) ? { email: INVALID_EMAIL } : {}),
  };
}
