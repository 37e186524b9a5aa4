import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionAnswer, UserProfile } from '../api/types.ts';
import type { ServiceErrorState } from '../errors/service-error.ts';
import type { LoginMethod, SessionState } from './types.ts';

/** No one is signed in. */
export const loggedOutSession: SessionState = {
  isLogged: false,
  loginMethod: null,
  expiresAt: null,
  user_profile: null,
  user_data: null,
  candidate_data: null,
  resume: null,
  recruiter_views: null,
  operation: null,
  error: null,
};

const sessionSlice = createSlice({
  name: 'session',
  initialState: loggedOutSession,
  reducers: {
    sessionStarted: (_state, action: PayloadAction<{ answer: SessionAnswer; method: LoginMethod }>) =>
      toSessionState(action.payload.answer, action.payload.method),
    sessionEnded: () => loggedOutSession,
    sessionFailed: (state, action: PayloadAction<ServiceErrorState>) => ({
      ...state,
      error: action.payload,
      operation: action.payload.operation,
    }),
    profileChanged: (state, action: PayloadAction<Partial<UserProfile>>) =>
      state.user_profile ? { ...state, user_profile: { ...state.user_profile, ...action.payload } } : state,
    resumeChanged: (state, action: PayloadAction<{ resumeid: string; iscompleted: boolean }>) => ({
      ...state,
      resume: { ...state.resume, ...action.payload },
      user_profile: state.user_profile ? { ...state.user_profile, resumeid: action.payload.resumeid } : null,
    }),
  },
});

export const sessionReducer = sessionSlice.reducer;
/**
 * Actions of the session, for the units that log in and change the account.
 * @example
 * yield put(sessionStarted({ answer, method: 'credentials' }));
 * yield put(profileChanged({ name: 'Lupita' }));
 */
export const { sessionStarted, sessionEnded, sessionFailed, profileChanged, resumeChanged } =
  sessionSlice.actions;

/**
 * The session state of an answer of the authentication server.
 * @example createTestStore(transport, { session: toSessionState(exampleSession(), 'credentials') });
 */
export function toSessionState(answer: SessionAnswer, method: LoginMethod): SessionState {
  return {
    ...loggedOutSession,
    isLogged: true,
    loginMethod: method,
    expiresAt: answer.authentication_token.expires_at,
    user_profile: answer.user_profile,
    user_data: answer.user_data,
    candidate_data: answer.candidate_data,
    resume: answer.resume,
  };
}
