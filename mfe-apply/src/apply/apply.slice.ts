import { createAction, createSlice, lazySelector, type PayloadAction } from '@chamba/kernel/store';
import { isEvent } from '@chamba/kernel/events';
import type { OutboxOffer } from '@chamba/kernel/outbox';
import type { Answers } from '../questions/answers.ts';
import { toCause, TRANSITIONS, type Cause, type PageState } from './application-machine.ts';

/** What is kept of an offer with its application. */
export type AppliedOffer = OutboxOffer;

/** Which of the offer page's two buttons was used: its dialog is the one that opens. */
export type Placement = 'title' | 'bar';

/** An application as this page shows it. */
export type ApplyEntry = {
  status: PageState;
  /** Null where only its id is known: another page sent it. */
  offer: AppliedOffer | null;
  jobid: string;
  /** Epoch ms of the last change. */
  at: number;
  placement?: Placement;
  /** Why it was refused. */
  code?: string;
  /** Where the service says that it stands, where it says so. */
  state?: string;
  /** What it waits for: a `WaitingReason`. */
  waiting?: string;
  /** Whether the candidate applied on the company's site, in their own words. */
  external?: 'yes' | 'no';
};

export type ApplyState = { readonly byJob: Readonly<Record<string, ApplyEntry>> };

/** The candidate asks to apply, or opens the company's site. It is written to the outbox, from where the shell sends it. */
export const applyRequested = createAction(
  'apply/requested',
  (offer: AppliedOffer, placement?: Placement, answers?: Answers) => ({
    payload: { offer, at: Date.now(), ...(placement && { placement }), ...(answers && { answers }) },
  }),
);

/**
 * An apply button is on the page: an application left pending before login may go out now, or once the candidate has
 * answered what it asks (`asks`).
 */
export const applyShown = createAction<{ offer: AppliedOffer; placement: Placement; asks: boolean }>(
  'apply/shown',
);

/** The terms are accepted in place, so that what waits for them goes out. */
export const termsAccepted = createAction('apply/termsAccepted');

/** The candidate says whether they applied on the company's site. */
export const externalAnswered = createAction<{ jobid: string; applied: 'yes' | 'no' }>(
  'apply/externalAnswered',
);

const initialState = { byJob: {} } as ApplyState;

/** What happened to the application to one offer. */
export type Change = Omit<ApplyEntry, 'status' | 'offer' | 'at'> & {
  cause: Cause;
  offer?: AppliedOffer;
  /** Epoch ms. Without it, a state that stands already keeps its time, and another one begins now. */
  at?: number;
};

function change(state: ApplyState, { cause, ...details }: Change): ApplyState {
  const { [details.jobid]: before, ...others } = state.byJob;
  const status = TRANSITIONS[before?.status ?? 'ready'][cause];
  if (!status) return state;
  if (status === 'ready') return { byJob: others };
  const {
    offer = before?.offer ?? null,
    placement = before?.placement,
    external = before?.external,
    at = before?.status === status ? before.at : Date.now(),
  } = details;
  const entry = {
    ...details,
    status,
    offer,
    at,
    ...(placement && { placement }),
    ...(external && { external }),
  };
  return { byJob: { ...others, [details.jobid]: entry } };
}

const applySlice = createSlice({
  name: 'apply',
  initialState,
  reducers: {
    applicationChanged: (state, { payload }: PayloadAction<Change>): ApplyState => change(state, payload),
    /** The account of the page changed or was signed out. */
    applicationsForgotten: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(applyRequested, (state, { payload: { answers: _answers, ...payload } }): ApplyState =>
      change(state, {
        ...payload,
        jobid: payload.offer.jobid,
        cause: payload.offer.external ? 'opened' : 'tapped',
      }),
    );
    builder.addMatcher(isEvent('application/delayed'), (state, { payload: { jobid, at } }): ApplyState =>
      change(state, { jobid, at, cause: 'delayed' }),
    );
    builder.addMatcher(
      isEvent('application/settled'),
      (state, { payload: { outcome, ...rest } }): ApplyState =>
        change(state, { ...rest, cause: toCause({ outcome, ...rest }) }),
    );
  },
});

export const applyReducer = applySlice.reducer;
export const { applicationChanged, applicationsForgotten } = applySlice.actions;

/** Applications of this page view. */
export const selectApply = lazySelector(applySlice);
