import { signedAccount, type PageOwner } from './signed-account.ts';

let explaining: Promise<typeof import('./another-account.tsx')> | null = null;

/**
 * Says on the page whose it is, when its browser has another session by now. Where the session only ended, it says so if
 * something typed on the page would be lost.
 * @param isReminder whether it may be left out for a session that the person chose to look past.
 * @returns whether the page stays as it is.
 */
export async function explainAnotherAccount(owner: PageOwner, isReminder = false): Promise<boolean> {
  try {
    explaining ??= import(/* webpackChunkName: "another-account" */ './another-account.tsx');
    return (await explaining).explain(owner, isReminder);
  } catch {
    explaining = null;
    // Without the texts, the session of another account must still not be ended by this page.
    return signedAccount() !== 'none';
  }
}

/** Takes the explanation away: the session is the page's own again. */
export function closeExplanation(): void {
  void explaining?.then(({ close }) => close());
}
