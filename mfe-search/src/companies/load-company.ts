import type { CompanyReviewsAnswer } from '@chamba/kernel/api';
import { delay, put, race, request, call } from '@chamba/kernel/store';
import { companyCleared, companyFailed, companyLoaded, companyRequested } from './company.slice.ts';

/** Longest that a page waits for its employer, in ms: the offers are what it is about. */
const PATIENCE_MS = 1_500;

/** Text of reviews that cannot be had. */
const NO_PROFILE = 'No se encontró información acerca del perfil especificado.';

type Read = { reviews: CompanyReviewsAnswer['reviews']; reviewsFailure?: string };

function* readReviews(id: string): Generator<unknown, Read> {
  try {
    const { reviews }: CompanyReviewsAnswer = yield* request('companies.reviews', { id });
    return { reviews };
  } catch {
    // The profile reads without them.
    return { reviews: [], reviewsFailure: NO_PROFILE };
  }
}

function* load(cop: string): Generator {
  const answer = yield* request('companies.detail', { cop });
  const { companydetail, companyReviewSummary } = answer;
  const isReviewed = companydetail && companyReviewSummary?.reviewsCount;
  const read: Read = isReviewed ? yield* readReviews(companydetail.id) : { reviews: [] };
  yield put(companyLoaded({ answer, ...read }));
}

/** Loads the employer of a page; clears it if the page has none. A failure affects the employer block alone. */
export function* loadCompany(cop: string | null): Generator {
  if (cop === null) {
    yield put(companyCleared());
    return;
  }
  yield put(companyRequested(cop));
  try {
    const { late } = (yield race({ loaded: call(load, cop), late: delay(PATIENCE_MS) })) as { late?: true };
    if (late) yield put(companyFailed());
  } catch {
    yield put(companyFailed());
  }
}
