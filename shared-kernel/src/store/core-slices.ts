import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EventAction } from '../events/index.ts';
import type { CoreState, JobStatus, PublicConfig, Toast, TogglesState } from './core-state.ts';

/** Days a visited mark is kept. */
const VISITED_DAYS = 30;
const DAY_MS = 86_400_000;

const noConfig: PublicConfig = {
  siteName: 'Chamba',
  siteDomain: 'chamba.mx',
  siteUrl: '',
  supportEmail: '',
  externals: {
    blog: '',
    recruiters: '',
    help: '',
    calcIsr: '',
    careers: '',
    auth: '',
    register: '',
    verify: '',
    logout: '',
    appStore: '',
    googlePlay: '',
    expo: '',
    social: [],
  },
  indexOffers: false,
};

const configSlice = createSlice({ name: 'config', initialState: noConfig, reducers: {} });
export const configReducer = configSlice.reducer;

const togglesSlice = createSlice({
  name: 'toggles',
  initialState: {
    loaded: false,
    calcISR: false,
    kratosAuth: false,
    verifyByCode: false,
    disableRefreshToken: false,
    alert: null,
  } as TogglesState,
  reducers: {
    togglesLoaded: (_state, action: PayloadAction<TogglesState>) => action.payload,
  },
});
export const togglesReducer = togglesSlice.reducer;
export const { togglesLoaded } = togglesSlice.actions;

const jobStatusSlice = createSlice({
  name: 'jobStatus',
  initialState: { items: [] } as CoreState['jobStatus'],
  reducers: {
    /** Replaces the list, e.g. with what the browser kept or with the applications after a login. */
    jobStatusRestored: (_state, action: PayloadAction<readonly JobStatus[]>) => ({ items: action.payload }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(
      (action): action is EventAction<'jobs/visited'> => action.type === 'jobs/visited',
      (state, { payload, ...rest }) => {
        if (state.items.some((item) => item.jobid === payload.jobid)) return state;
        const at = (rest as { meta?: { at?: number } }).meta?.at ?? Date.now();
        return {
          items: [
            ...state.items,
            { jobid: payload.jobid, status: 'Visited', expires: at + VISITED_DAYS * DAY_MS },
          ],
        };
      },
    );
    builder.addMatcher(
      (action): action is EventAction<'application/settled'> => action.type === 'application/settled',
      (state, { payload }) => {
        if (payload.outcome !== 'applied') return state;
        return {
          items: [
            ...state.items.filter((item) => item.jobid !== payload.jobid),
            { jobid: payload.jobid, status: 'Applied' },
          ],
        };
      },
    );
  },
});
export const jobStatusReducer = jobStatusSlice.reducer;
export const { jobStatusRestored } = jobStatusSlice.actions;

const toastsSlice = createSlice({
  name: 'toasts',
  initialState: { items: [] } as CoreState['toasts'],
  reducers: {
    toastShown: (state, action: PayloadAction<Toast>) => ({
      items: [...state.items.filter((toast) => toast.id !== action.payload.id), action.payload],
    }),
    toastClosed: (state, action: PayloadAction<string>) => ({
      items: state.items.filter((toast) => toast.id !== action.payload),
    }),
  },
});
export const toastsReducer = toastsSlice.reducer;
export const { toastShown, toastClosed } = toastsSlice.actions;

const pageWidthSlice = createSlice({
  name: 'pageWidth',
  initialState: { width: 0 },
  reducers: {
    pageWidthChanged: (_state, action: PayloadAction<number>) => ({ width: action.payload }),
  },
});
export const pageWidthReducer = pageWidthSlice.reducer;
export const { pageWidthChanged } = pageWidthSlice.actions;
