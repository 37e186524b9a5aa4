import type { UserProfile } from '../api/types.ts';
import type { RootState } from '../store/types.ts';
import type { SessionState } from './types.ts';

export const selectSession = (state: RootState): SessionState => state.session;
export const selectIsLogged = (state: RootState): boolean => state.session.isLogged;
export const selectProfile = (state: RootState): UserProfile | null => state.session.user_profile;

/** How a page names the account it shows to the site, with each call and in plain forms: its id, or 'none' for a visitor's. */
export const selectPageAccount = (state: RootState): string =>
  (state.session.isLogged && state.session.user_profile?.userid) || 'none';

/** The résumé the candidate works with; null if there is none yet. */
export const selectResumeId = (state: RootState): string | null =>
  state.session.resume?.resumeid || state.session.user_profile?.resumeid || null;

/** First word of the name, for greetings and the menu. */
export const selectFirstName = (state: RootState): string =>
  (state.session.user_profile?.name ?? '').trim().split(/\s+/)[0] ?? '';

/** Recruiters have a separate site: type 'R' or 'recruiter' in any case. */
export function isRecruiter(profile: Pick<UserProfile, 'type'>): boolean {
  return ['r', 'recruiter'].includes(profile.type.toLowerCase());
}
