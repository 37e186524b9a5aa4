import { useState } from 'react';
import type { ServiceErrorState } from '@chamba/kernel/errors';
import { COMMON_CODE } from './password-rules.ts';

/**
 * The message of a password that the server found too easy, for its field: it stands until the password is changed.
 * @param error of the last attempt.
 * @param password as it is now; empty on a page that answers a form sent without scripts, which gives none back.
 */
export function useRefusedPassword(
  error: ServiceErrorState | null,
  password: string,
): { refusal: string | undefined; noteSent: (password: string) => void } {
  const [sent, noteSent] = useState('');
  const isRefused = error?.code === COMMON_CODE && password === sent;
  return { refusal: isRefused ? error.description : undefined, noteSent };
}
