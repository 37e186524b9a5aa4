import { findSalaryBand } from '@chamba/kernel/catalogues';
import { selectProfile } from '@chamba/kernel/session';
import { read, request } from '@chamba/kernel/store';
import { selectSignUp } from '../sign-up.slice.ts';

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
  try {
    if (profile.validemail)
      yield* request('alerts.create', { searchstring, locationid, minsalary, maxsalary, first: true });
    else
      yield* request('heldSearch.keep', {
        loginid: profile.userid,
        keyword: searchstring,
        salary: band ? `${minsalary}-${maxsalary}` : '',
        locationid,
        tlalocid: locationid,
      });
  } catch {
    // The candidate can save it from any results.
  }
}
