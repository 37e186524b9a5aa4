import type { ApplyFailure } from '@chamba/kernel/errors';

/** Refused because there is no résumé to send, or because it lacks data. */
export const RESUME_CODES: readonly string[] = ['MYS-5', 'MYS-8'];

/**
 * How the apply button itself shows a refusal: `confirm` and `terms` open a dialog with what to do, `expired`
 * turns the button into a line; null is left to a toast.
 */
export function refusalView(
  failure: ApplyFailure,
  account: { newaccounttoken: boolean; validemail: boolean } | null,
): 'confirm' | 'terms' | 'expired' | null {
  if (failure.expired) return 'expired';
  if (failure.conditions) return 'terms';
  const unconfirmed = account !== null && (account.newaccounttoken || !account.validemail);
  return failure.code === 'MYS-50' && unconfirmed ? 'confirm' : null;
}
