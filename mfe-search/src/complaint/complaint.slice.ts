import { createSlice, lazySelector, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';

/** What is reported of an offer. */
export type Complaint = { jobid: string; reason: string; comment: string; email: string };

/** The report of the page's offer: not begun, being written, on its way, or failed and still open. */
export type ComplaintState = { status: 'closed' | 'open' | 'busy' | 'failed' };

const initialState: ComplaintState = { status: 'closed' };

const slice = createSlice({
  name: 'complaint',
  initialState,
  reducers: {
    complaintOpened: () => ({ status: 'open' as const }),
    complaintClosed: () => initialState,
    complaintSent: (_state, _action: PayloadAction<Complaint>) => ({ status: 'busy' as const }),
    complaintKept: () => initialState,
    complaintFailed: () => ({ status: 'failed' as const }),
  },
});

export const { complaintClosed, complaintFailed, complaintKept, complaintOpened, complaintSent } =
  slice.actions;

export const complaintSlice: SliceDeclaration = { name: slice.name, reducer: slice.reducer, life: 'page' };

/** State of the report; closed while the slice is not injected. */
export const selectComplaint = lazySelector(slice);
