import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { Button } from '@chamba/kernel/ui/button';
import { Card } from '@chamba/kernel/ui/card';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { resumeRequested } from '../model/requested.ts';
import { selectResume } from '../model/resume.slice.ts';
import { resumeSagas, resumeSlices } from '../resume/injection.ts';
import { computeCompleteness } from '../completeness/completeness.ts';
import { CompletenessCard } from '../completeness/completeness-card.tsx';
import { useTitleOptional } from '../completeness/title-optional.ts';

/** As high as the card of a résumé with something missing. */
const CARD_HEIGHT = 170;

/** The résumé's meter on the dashboard. */
export default function CompletenessSlot() {
  const dispatch = useAppDispatch();
  const { status, resume, gains } = useAppSelector(selectResume);
  useEffect(() => {
    if (status === 'idle') dispatch(resumeRequested({}));
  }, [dispatch, status]);
  const titleOptional = useTitleOptional();
  if (status === 'ready') {
    const completeness = computeCompleteness(resume, { titleOptional });
    return <CompletenessCard completeness={completeness} page="/curriculo" gains={gains} />;
  }
  if (status === 'failed')
    return (
      <Card pad="m" role="alert" className="row wrapit between">
        <p>No se pudo cargar tu CV.</p>
        <Button variant="soft" size="sm" onClick={() => dispatch(resumeRequested({}))}>
          Reintentar
        </Button>
      </Card>
    );
  return (
    <SkeletonGroup label="Cargando tu CV">
      <Skeleton height={CARD_HEIGHT} radius={16} />
    </SkeletonGroup>
  );
}

export const slices = resumeSlices;
export const sagas = resumeSagas;
