/** What compares the offers of lists with a résumé; loaded with the first list of a candidate. */
import type { CallOutput, Job } from '@chamba/kernel/api';
import {
  put,
  request,
  takeLatest,
  type ChambaStore,
  type PayloadAction,
  type SagaDeclaration,
} from '@chamba/kernel/store';
import { selectScores, type JobScore } from './scores-state.ts';
import { scoresAsked, scoresLoaded, scoresOpened, scoresSlice, type Asked } from './scores.slice.ts';

/** Most offers of one call. */
const MOST = 100;

type Answer = CallOutput<'jobs.scores'>;

/** Parts below zero could not be compared. */
function countParts(score: Answer['scores'][number], meta: Answer['meta']): JobScore['parts'] {
  if (!meta) return undefined;
  const parts = [
    [score.scoreCategory, meta.category],
    [score.scoreSubcategory, meta.subcategory],
    [score.scoreLocation, meta.location],
    [score.scoreEducation, meta.education],
    [score.scoreSalary, meta.salary],
  ] as const;
  const compared = parts.filter(([part]) => part >= 0);
  return {
    fitting: compared.filter(([part, threshold]) => part >= threshold).length,
    compared: compared.length,
  };
}

function* load({ payload: { resumeid, jobids } }: PayloadAction<Asked>): Generator {
  try {
    const { scores, meta } = yield* request('jobs.scores', { resumeId: resumeid, joblist: jobids });
    const found = new Map(scores.map((score) => [score.jobID, score]));
    const toScore = (id: string): JobScore | null => {
      const score = found.get(id);
      return score && score.score >= 0 ? { ...score, parts: countParts(score, meta) } : null;
    };
    yield put(scoresLoaded({ resumeid, byJob: Object.fromEntries(jobids.map((id) => [id, toScore(id)])) }));
  } catch {
    // The cards stay as they are; the next list asks again.
  }
}

/** It outlives its page, so that turning a page does not end a call under way before the next one is asked for. */
const scoresSaga: SagaDeclaration = {
  name: 'scores',
  life: 'session',
  saga: function* () {
    yield takeLatest(scoresAsked.type, load);
  },
};

/** Compares the offers that were not compared yet, in one call. What the service said of an offer itself stays. */
export function compare(store: ChambaStore, resumeid: string, jobs: readonly Job[]): void {
  store.inject({ owner: 'mfe-search', slices: [scoresSlice], sagas: [scoresSaga] });
  store.dispatch(scoresOpened({ resumeid, at: Date.now() }));
  const byJob = selectScores(store.getState())[resumeid]?.byJob ?? {};
  const jobids = jobs.flatMap(({ id, affinities }) => (affinities || id in byJob ? [] : [id])).slice(0, MOST);
  if (jobids.length > 0) store.dispatch(scoresAsked({ resumeid, jobids }));
}
