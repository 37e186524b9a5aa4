import type { ServiceErrorState } from '../errors/index.ts';
import {
  lazySelector,
  type Action,
  type Life,
  type RootState,
  type SliceDeclaration,
} from '../store/index.ts';

/** What a form sent without scripts held, for the page that answers it. */
export type Posted = {
  /** What was typed, by field; passwords are left out. */
  values: Record<string, string | boolean | readonly string[]>;
  /** Messages of the fields left out, which are empty now; an empty one passed. */
  faults: Record<string, string>;
  /** Whether it was not sent on because a field is at fault. */
  isFaulty: boolean;
  /** Whether it asked for a part of the page and not to be sent on: nothing is at fault yet. */
  isDraft?: boolean;
};

/** Where a form's save stands. */
export type SubmissionState = {
  status: 'idle' | 'sending' | 'done';
  /** Why the last attempt failed; null while it runs and after it worked. */
  error: ServiceErrorState | null;
  /** Of a form sent without scripts, while it is not done. */
  posted?: Posted;
};

/** The action that asks a saga to send a form. */
export type SubmittedAction<Payload> = Action<string> & { payload: Payload };

/** Slice, actions and selector of one form that is sent by a saga. */
export type Submission<Payload> = {
  slice: SliceDeclaration;
  /** Type of the `submitted` action, for the saga that answers it. */
  submittedType: string;
  submitted: (payload: Payload) => SubmittedAction<Payload>;
  failed: (error: ServiceErrorState) => Action<string> & { payload: ServiceErrorState };
  finished: () => Action<string>;
  /** Keeps what a form sent without scripts held. */
  posted: (form: Posted) => Action<string> & { payload: Posted };
  /** Back to the state before the first attempt. */
  reset: () => Action<string>;
  select: (state: RootState) => SubmissionState;
};

const untouched: SubmissionState = { status: 'idle', error: null };

/**
 * Makes the state of one form's sending.
 * @param name key of the slice in the store and prefix of its action types; unique in the product.
 * @example
 * // password.slice.ts
 * export const passwordRequest = createSubmission<{ email: string }>('accountPasswordRequest');
 * // password.saga.ts
 * yield takeSubmission(passwordRequest.submittedType, function* ({ payload }: SubmittedAction<{ email: string }>) {
 *   try {
 *     yield* request('account.requestPassword', { emailaddress: payload.email });
 *     yield put(passwordRequest.finished());
 *   } catch (thrown) {
 *     yield put(passwordRequest.failed(toServiceErrorState(thrown, 'request-password')));
 *   }
 * });
 */
export function createSubmission<Payload>(name: string, life: Life = 'page'): Submission<Payload> {
  const submittedType = `${name}/submitted`;
  const failed = (error: ServiceErrorState) => ({ type: `${name}/failed`, payload: error });
  const posted = (form: Posted) => ({ type: `${name}/posted`, payload: form });
  const finished = () => ({ type: `${name}/finished` });
  const reset = () => ({ type: `${name}/reset` });

  function reducer(
    state: SubmissionState = untouched,
    action: Action & { payload?: unknown },
  ): SubmissionState {
    switch (action.type) {
      case submittedType:
        return { ...state, status: 'sending', error: null };
      case `${name}/posted`:
        return { ...state, posted: action.payload as Posted };
      case `${name}/failed`:
        return { ...state, status: 'idle', error: action.payload as ServiceErrorState };
      case `${name}/finished`:
        return { status: 'done', error: null };
      case `${name}/reset`:
        return untouched;
      default:
        return state;
    }
  }

  return {
    slice: { name, reducer, life },
    submittedType,
    submitted: (payload) => ({ type: submittedType, payload }),
    failed,
    posted,
    finished,
    reset,
    select: lazySelector({ name, getInitialState: () => untouched }),
  };
}
