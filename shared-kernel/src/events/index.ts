/** Events are the action types through which remotes notify each other. */
import type { Action } from 'redux';

/** Payload of each event. An event is a contract: add, never change. */
export type EventPayloads = {
  'session/loggedIn': { userid: string; method: 'token' | 'credentials' | 'accessToken' };
  'session/loggedOut': { userid: string | null };
  'session/emailVerified': { userid: string };
  /** The candidate asked to apply; the answer may still be pending. */
  'application/submitted': { jobid: string };
  /** An application was written to the outbox of this browser: the shell sends it. */
  'application/queued': { jobid: string };
  /** An application could not be sent yet and stays in the outbox. `at`: epoch ms of the tap. `code`: why. */
  'application/delayed': { jobid: string; at: number; code?: string };
  /**
   * `applied`: the service has it. `rejected`: it has not. `code` says why it was refused. Where the service says where the
   * application stands, `state` (an `ApplicationState`), `waiting` (what it waits for), `external` (the candidate's answer
   * about the company's site), `final` (taken back after the employer had it) and `at` (since when, epoch ms) repeat it.
   */
  'application/settled': {
    jobid: string;
    outcome: 'applied' | 'rejected';
    state?: string;
    waiting?: string;
    external?: 'yes' | 'no';
    final?: true;
    at?: number;
    code?: string;
  };
  /** The candidate accepted the legal documents: what waits for them goes out. */
  'session/termsAccepted': { userid: string };
  'jobs/visited': { jobid: string };
  'search/performed': { url: string; text: string };
  'search/saved': { id: string };
  'resume/saved': { resumeid: string };
  'resume/photoChanged': { photourl: string };
  /** How many notifications of an account are unread, as the service has just said. */
  'notifications/counted': { userid: string; unread: number };
};

export type EventName = keyof EventPayloads;

export type EventAction<Name extends EventName = EventName> = Action<Name> & { payload: EventPayloads[Name] };

/**
 * Makes the action of an event.
 * @example
 * yield put(event('session/loggedOut', { userid }));
 */
export function event<Name extends EventName>(type: Name, payload: EventPayloads[Name]): EventAction<Name> {
  return { type, payload };
}

/**
 * Narrows an action to one event; for reducers and saga patterns.
 * @example yield takeLatest(isEvent('application/settled'), reloadApplications);
 */
export function isEvent<Name extends EventName>(type: Name): (action: Action) => action is EventAction<Name> {
  return (action): action is EventAction<Name> => action.type === type;
}
