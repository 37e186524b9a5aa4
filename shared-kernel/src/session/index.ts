/** Who is signed in: slice, selectors and the shared rules about accounts. */
export {
  loggedOutSession,
  profileChanged,
  resumeChanged,
  sessionEnded,
  sessionFailed,
  sessionStarted,
  toSessionState,
} from './session.slice.ts';
export {
  isRecruiter,
  selectFirstName,
  selectIsLogged,
  selectPageAccount,
  selectProfile,
  selectResumeChoices,
  selectResumeId,
  selectSession,
} from './selectors.ts';
export { logoutRequested } from './actions.ts';
export {
  checkSession,
  logInAgain,
  refusesSession,
  regainSession,
  withSession,
  type SessionCheck,
} from './regain-session.ts';
export type { LoginMethod, SessionState } from './types.ts';
