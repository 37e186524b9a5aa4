import type { NetPayAnswer } from '@chamba/kernel/api';
import { createSlice, lazySelector, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';
import type { SalaryForm } from './salaries-url.ts';

/** Why a form was not reckoned, by field. */
export type SalaryErrors = { amount?: string; period?: string };

export type SalariesState = {
  form: SalaryForm;
  errors: SalaryErrors;
  answer: NetPayAnswer | null;
  loading: boolean;
  /** The service could not be asked. */
  failed: boolean;
  /** Epoch ms of the answer: the current year is derived from it, identical on server and browser. */
  loadedAt: number;
};

const initialState: SalariesState = {
  form: { amount: null, given: 'gross', period: '', zone: 'general' },
  errors: {},
  answer: null,
  loading: false,
  failed: false,
  loadedAt: 0,
};

const slice = createSlice({
  name: 'salaries',
  initialState,
  reducers: {
    /** The result before stays until the new one is there. */
    salariesRequested: (state, { payload }: PayloadAction<SalaryForm>) => {
      state.form = payload;
      state.loading = true;
      state.failed = false;
    },
    salariesLoaded: (
      state,
      { payload }: PayloadAction<{ answer: NetPayAnswer; errors: SalaryErrors; at: number }>,
    ) => ({
      form: state.form,
      errors: payload.errors,
      answer: payload.answer,
      loading: false,
      failed: false,
      loadedAt: payload.at,
    }),
    salariesFailed: (state) => {
      state.loading = false;
      state.failed = true;
    },
  },
});

export const { salariesFailed, salariesLoaded, salariesRequested } = slice.actions;

export const salariesSlice: SliceDeclaration = { name: slice.name, reducer: slice.reducer, life: 'page' };

/** State of the page of salaries; its defaults while the slice is not injected. */
export const selectSalaries = lazySelector(slice);
