import { createAction, createSlice, lazySelector, type PayloadAction } from '@chamba/kernel/store';
import type { ApplyFailure } from '@chamba/kernel/errors';

/** What is kept of an offer with its application: enough to show it before the server lists it. */
export type AppliedOffer = {
  jobid: string;
  title: string;
  companyname: string;
  /** 'Guadalajara, Jalisco', or empty. */
  location: string;
  /** Path of the offer's page. */
  url: string;
  /** Whether the offer sends the candidate on to another site. */
  external: boolean;
};

/** Which of the offer page's two buttons was used: its dialog is the one that opens. */
export type Placement = 'title' | 'bar';

/**
 * Where an application stands in this page view.
 * `busy`: being sent for the first time. `retry`: in the outbox, tried again later. `applied`: settled.
 * `failed`: refused, with the reason.
 */
export type ApplyEntry = {
  status: 'busy' | 'retry' | 'applied' | 'failed';
  offer: AppliedOffer;
  /** Epoch ms of the last change. */
  at: number;
  placement?: Placement;
  failure?: ApplyFailure;
};

export type ApplyState = { readonly byJob: Readonly<Record<string, ApplyEntry>> };

/** The candidate asks to apply. Answered by the session's delivery saga. */
export const applyRequested = createAction(
  'apply/requested',
  (offer: AppliedOffer, placement?: Placement) => ({
    payload: { offer, at: Date.now(), ...(placement && { placement }) },
  }),
);

/** An apply button is on the page: an application left pending before login may go out now. */
export const applyShown = createAction<{ offer: AppliedOffer; placement: Placement }>('apply/shown');

const initialState = { byJob: {} } as ApplyState;

type Change = { offer: AppliedOffer; at: number; placement?: Placement; failure?: ApplyFailure };

const enter =
  (status: ApplyEntry['status']) =>
  (state: ApplyState, { payload }: PayloadAction<Change>): ApplyState => {
    const placement = payload.placement ?? state.byJob[payload.offer.jobid]?.placement;
    return {
      byJob: {
        ...state.byJob,
        [payload.offer.jobid]: { ...payload, status, ...(placement && { placement }) },
      },
    };
  };

const applySlice = createSlice({
  name: 'apply',
  initialState,
  reducers: {
    applicationDelayed: enter('retry'),
    applicationDone: enter('applied'),
    applicationRefused: enter('failed'),
    /** The reason was read: the button rests again. */
    refusalClosed: (state, { payload }: PayloadAction<string>): ApplyState => without(state, payload),
    /** The account of the page changed or was signed out. */
    applicationsForgotten: () => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(applyRequested, (state, action) => {
      const status = state.byJob[action.payload.offer.jobid]?.status;
      return status === undefined || status === 'failed' ? enter('busy')(state, action) : state;
    });
  },
});

function without(state: ApplyState, jobid: string): ApplyState {
  const { [jobid]: gone, ...byJob } = state.byJob;
  return gone ? { byJob } : state;
}

export const applyReducer = applySlice.reducer;
export const {
  applicationDelayed,
  applicationDone,
  applicationRefused,
  refusalClosed,
  applicationsForgotten,
} = applySlice.actions;

/** Applications of this page view. */
export const selectApply = lazySelector(applySlice);
