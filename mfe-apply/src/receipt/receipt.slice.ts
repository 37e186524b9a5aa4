import type { ReceiptAnswer } from '@chamba/kernel/api';
import type { ServiceErrorState } from '@chamba/kernel/errors';
import { createSlice, lazySelector, type PayloadAction } from '@chamba/kernel/store';

export type ReceiptState = {
  /** Null before its load, and where there is none. */
  receipt: ReceiptAnswer | null;
  /** Why it cannot be shown. */
  missing: ServiceErrorState | null;
  /** Epoch ms of the answer: what 'today' means on the page, on server and browser alike. */
  now: number;
};

const NAME = 'receipt';
const nothing: ReceiptState = { receipt: null, missing: null, now: 0 };

const receiptSlice = createSlice({
  name: NAME,
  initialState: nothing,
  reducers: {
    receiptRequested: (_state, _action: PayloadAction<{ jobid: string }>) => nothing,
    receiptLoaded: (_state, { payload }: PayloadAction<{ receipt: ReceiptAnswer; now: number }>) => ({
      ...nothing,
      ...payload,
    }),
    receiptMissing: (_state, { payload }: PayloadAction<ServiceErrorState>) => ({
      ...nothing,
      missing: payload,
    }),
  },
});

export const { receiptRequested, receiptLoaded, receiptMissing } = receiptSlice.actions;
export const receiptSliceDeclaration = { name: NAME, reducer: receiptSlice.reducer, life: 'page' } as const;

/** State of the page of one application. */
export const selectReceipt = lazySelector(receiptSlice);
