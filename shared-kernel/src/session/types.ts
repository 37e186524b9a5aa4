import type { SessionAnswer, UserProfile } from '../api/types.ts';
import type { ServiceErrorState } from '../errors/service-error.ts';

export type LoginMethod = 'token' | 'credentials' | 'accessToken';

/** Session state. The token itself is an HttpOnly cookie: pages never see it. */
export type SessionState = {
  isLogged: boolean;
  loginMethod: LoginMethod | null;
  /** ISO 8601 end of the session; null when logged out. */
  expiresAt: string | null;
  user_profile: UserProfile | null;
  user_data: SessionAnswer['user_data'] | null;
  candidate_data: SessionAnswer['candidate_data'] | null;
  resume: SessionAnswer['resume'] | null;
  recruiter_views: { totaldocs: number } | null;
  operation: string | null;
  error: ServiceErrorState | null;
};
