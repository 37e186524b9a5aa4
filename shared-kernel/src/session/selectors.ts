import type { SessionAnswer, UserProfile } from '../api/types.ts';
import type { RootState } from '../store/types.ts';
import type { SessionState } from './types.ts';

/**
 * The session: who is signed in, and since which log-in.
 * @example const { expiresAt, loginMethod } = useAppSelector(selectSession);
 */
export const selectSession = (state: RootState): SessionState => state.session;
/**
 * Whether a candidate is signed in.
 * @example const isLogged = useAppSelector(selectIsLogged);
 */
export const selectIsLogged = (state: RootState): boolean => state.session.isLogged;
/**
 * The candidate's profile; null for a visitor.
 * @example const profile = yield* read(selectProfile);
 */
export const selectProfile = (state: RootState): UserProfile | null => state.session.user_profile;

/**
 * How a page names the account it shows to the site, with each call and in plain forms: its id, or 'none' for a
 * visitor's.
 * @example <input type="hidden" name="page_account" value={useAppSelector(selectPageAccount)} />
 */
export const selectPageAccount = (state: RootState): string =>
  (state.session.isLogged && state.session.user_profile?.userid) || 'none';

/**
 * The résumé the candidate works with; null if there is none yet.
 * @example const resumeid = yield* read(selectResumeId);
 */
export const selectResumeId = (state: RootState): string | null =>
  state.session.resume?.resumeid || state.session.user_profile?.resumeid || null;

const NO_CHOICES: NonNullable<SessionAnswer['resume']['choices']> = [];

/**
 * The candidate's résumés where there are several, the default one first; else empty.
 * @example const choices = useAppSelector(selectResumeChoices);
 */
export const selectResumeChoices = (state: RootState): typeof NO_CHOICES =>
  state.session.resume?.choices ?? NO_CHOICES;

/**
 * First word of the name, for greetings and the menu.
 * @example <h1>Hola, {useAppSelector(selectFirstName)}</h1>
 */
export const selectFirstName = (state: RootState): string =>
  (state.session.user_profile?.name ?? '').trim().split(/\s+/)[0] ?? '';

/**
 * Recruiters have a separate site: type 'R' or 'recruiter' in any case.
 * @example if (isRecruiter(answer.user_profile)) return location.assign(externals.recruiters);
 */
export function isRecruiter(profile: Pick<UserProfile, 'type'>): boolean {
  return ['r', 'recruiter'].includes(profile.type.toLowerCase());
}
