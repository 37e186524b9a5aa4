import { isRecord, isText, readCookie } from '@chamba/kernel/storage';

/** The account of the session that this browser has now, as its readable cookie says; 'none' without a session. */
export function signedAccount(): string {
  try {
    const session: unknown = JSON.parse(readCookie('session') ?? 'null');
    return isRecord(session) && isText(session['userid']) ? session['userid'] : 'none';
  } catch {
    return 'none';
  }
}

/** Whose page it is that meets another session. */
export type PageOwner = {
  /** As in `selectPageAccount`. */
  account: string;
  /** First name; empty for a visitor. */
  name: string;
};
