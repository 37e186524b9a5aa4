/** A log-out that was asked for leaves nothing of its person, in this tab and in the others. */
import { removeLocal, removeTab } from '@chamba/kernel/storage';

/** What tabs broadcast on the channel of `watchAccount`: a person has logged out, so forget them. */
export const FORGET = 'forget';

const DRAFT = 'draft.';

const isDraft = (key: string): key is `draft.${string}` => key.startsWith(DRAFT);

/** Forgets what this tab keeps of the person: paths to come back to, and what was typed and not sent. */
export function forgetInTab(): void {
  // Of the tab alone: what the browser keeps may be the next person's by the time that a sleeping tab hears of it.
  removeTab('returnUrl');
  let keys: string[] = [];
  try {
    keys = Object.keys(sessionStorage);
  } catch {
    // Blocked storage keeps nothing.
  }
  for (const key of keys) if (isDraft(key)) removeTab(key);
}

/** Forgets what the browser keeps of a person: drafts, and where their applications stand. */
export function forgetPerson(userid: string): void {
  removeLocal(`draft.${userid}`);
  removeLocal('outbox.open');
  forgetInTab();
  if (typeof BroadcastChannel === 'undefined') return;
  const line = new BroadcastChannel('chamba-session');
  line.postMessage(FORGET);
  line.close();
}
