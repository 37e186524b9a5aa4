import { useEffect } from 'react';
import { selectIsLogged, selectResumeId } from '@chamba/kernel/session';
import type { SlotProps } from '@chamba/kernel/slots';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { MatchCard, NothingToCompare } from './match-card.tsx';
import { isComparable } from './match-parts.ts';
import { matchSaga } from './match.saga.ts';
import { matchRequested, matchSlice, selectMatch } from './match.slice.ts';

/** Height of the card, in pixels. */
const HEIGHT = 428;

/** How the offer matches the candidate's résumé, or that its data do not suffice; nothing without a résumé. */
export default function MatchSlot({ job }: SlotProps<'offer.match'>) {
  const dispatch = useAppDispatch();
  const resumeid = useAppSelector((state) => (selectIsLogged(state) ? selectResumeId(state) : null));
  const { jobid, status, score, thresholds } = useAppSelector(selectMatch);
  useEffect(() => {
    if (resumeid) dispatch(matchRequested({ jobid: job.id, resumeid }));
  }, [dispatch, job.id, resumeid]);

  if (!resumeid) return null;
  if (jobid !== job.id || status === 'loading') {
    return (
      <SkeletonGroup label="Cargando compatibilidad">
        <Skeleton height={HEIGHT} radius={16} />
      </SkeletonGroup>
    );
  }
  if (!score || !thresholds) return null;
  return isComparable(job, score) ? (
    <MatchCard job={job} score={score} thresholds={thresholds} />
  ) : (
    <NothingToCompare />
  );
}

export const slices = [matchSlice];
export const sagas = [matchSaga];
