import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { resumeRequested } from '../model/requested.ts';
import { selectResume } from '../model/resume.slice.ts';
import { resumeSagas, resumeSlices } from '../resume/injection.ts';
import { computeCompleteness } from '../completeness/completeness.ts';
import { CompletenessCard } from '../completeness/completeness-card.tsx';

/** The résumé's meter on the dashboard; nothing while it is not known. */
export default function CompletenessSlot() {
  const dispatch = useAppDispatch();
  const { status, resume, gains } = useAppSelector(selectResume);
  useEffect(() => {
    if (status === 'idle') dispatch(resumeRequested({}));
  }, [dispatch, status]);
  return status === 'ready' ? (
    <CompletenessCard completeness={computeCompleteness(resume)} page="/curriculo" gains={gains} />
  ) : null;
}

export const slices = resumeSlices;
export const sagas = resumeSagas;
