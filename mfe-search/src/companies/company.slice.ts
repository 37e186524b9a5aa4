import type {
  CompanyAnswer,
  CompanyDetail,
  CompanyItem,
  CompanyReview,
  CompanyReviewSummary,
} from '@chamba/kernel/api';
import { createSlice, lazySelector, type PayloadAction, type SliceDeclaration } from '@chamba/kernel/store';

/** Text of an employer of whom nothing is known. */
export const NO_COMPANY_DATA = 'No hay información para esta empresa.';

/** The employer of the page: its profile and its reviews. */
export type CompanyState = {
  /** Slug of the employer; null when the page has none. */
  cop: string | null;
  item: CompanyItem | null;
  detail: CompanyDetail | null;
  summary: CompanyReviewSummary | null;
  reviews: readonly CompanyReview[];
  /** Why there are no reviews though people wrote some; empty without a failure. */
  reviewsFailure: string;
  /** Text to show instead of a profile. */
  error: string | null;
};

type Loaded = { answer: CompanyAnswer; reviews: CompanyReview[]; reviewsFailure?: string };

const initialState: CompanyState = {
  cop: null,
  item: null,
  detail: null,
  summary: null,
  reviews: [],
  reviewsFailure: '',
  error: null,
};

const slice = createSlice({
  name: 'company',
  initialState,
  reducers: {
    companyRequested: (_state, { payload }: PayloadAction<string>) => ({ ...initialState, cop: payload }),
    companyLoaded: (state, { payload: { answer, reviews, reviewsFailure = '' } }: PayloadAction<Loaded>) => {
      const { companieslist, companydetail, companyReviewSummary } = answer;
      state.item = companieslist[0] ?? null;
      state.detail = companydetail;
      state.summary = companyReviewSummary;
      state.reviews = reviews;
      state.reviewsFailure = reviewsFailure;
      state.error = companydetail || companyReviewSummary ? null : NO_COMPANY_DATA;
    },
    companyFailed: (state) => ({ ...initialState, cop: state.cop, error: NO_COMPANY_DATA }),
    companyCleared: () => initialState,
  },
});

export const { companyCleared, companyFailed, companyLoaded, companyRequested } = slice.actions;

export const companySlice: SliceDeclaration = { name: slice.name, reducer: slice.reducer, life: 'page' };

/** The page's employer; its defaults while the slice is not injected. */
export const selectCompany = lazySelector(slice);
