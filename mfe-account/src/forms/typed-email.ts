import { useEffect, useRef } from 'react';
import { isText, readTab, removeTab, writeTab } from '@chamba/kernel/storage';

/** Kept by the tab: an address in a link would stand in logs and histories. */
const KEY = 'draft.email';

/** Hands the address typed into one form to the others: sign-up, log-in and the way to a new password. */
export function useTypedEmail(email: string, fill: (email: string) => void): void {
  useEffect(() => {
    const typed = readTab(KEY, isText);
    if (email === '' && typed) fill(typed);
    // Once: what is typed from now on is handed on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const former = useRef('');
  useEffect(() => {
    if (email.trim() !== '') writeTab(KEY, email.trim());
    else if (former.current !== '') removeTab(KEY);
    former.current = email.trim();
  }, [email]);
}

/** Forgets what a visitor typed in this tab: the address, and the drafts of forms. */
export function forgetTyped(): void {
  removeTab(KEY);
  removeTab('draft.visitor');
}
