import type { CallInput } from '@chamba/kernel/api';
import { findSalaryBand } from '@chamba/kernel/catalogues';
import { toServiceErrorState } from '@chamba/kernel/errors';
import { selectProfile } from '@chamba/kernel/session';
import { delay, put, read, request } from '@chamba/kernel/store';
import { selectSignUp } from '../sign-up.slice.ts';
import { heldSearchErrorCleared, heldSearchFailed } from './held-search.slice.ts';

/** How long the error of a search that was not held stays (2 §8), in ms. */
const ERROR_MS = 1_000;

/**
 * Saga step: saves a search for the work that a new candidate looks for, so that its news reach them (1§4, AC-024). The step
 * may be sent again: what its person has kept or deleted since is theirs. It waits
 * on the server where the address is not confirmed yet. Nobody waits for it, and its failure keeps nobody.
 */
export function* keepFirstSearch(): Generator {
  const profile = yield* read(selectProfile);
  const { candidate, resume } = yield* read(selectSignUp);
  const searchstring = resume?.resumetitle ?? '';
  if (!profile || searchstring === '') return;
  const { requiredsalary = 0, desiredsalary = 0 } = resume?.professionalinterests ?? {};
  const band = findSalaryBand(requiredsalary || desiredsalary);
  const minsalary = band ? String(band.min) : '';
  const maxsalary = band?.max ? String(band.max) : '';
  const locationid = candidate?.dgstateid ?? '';
  if (!profile.validemail) {
    const salary = band ? `${minsalary}-${maxsalary}` : '';
    const { userid: loginid } = profile;
    yield* hold({ loginid, keyword: searchstring, salary, locationid, tlalocid: locationid });
    return;
  }
  try {
    yield* request('alerts.create', { searchstring, locationid, minsalary, maxsalary, first: true });
  } catch {
    // The candidate can save it from any results.
  }
}

/** The candidate asked for nothing and is not stopped by a failure: it is in the state for a second, on no page. */
function* hold(search: CallInput<'heldSearch.keep'>): Generator {
  try {
    yield* request('heldSearch.keep', search);
  } catch (failure) {
    yield put(heldSearchFailed(toServiceErrorState(failure, 'hold-search')));
    yield delay(ERROR_MS);
    yield put(heldSearchErrorCleared());
  }
}
