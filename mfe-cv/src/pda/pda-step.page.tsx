import { useEffect } from 'react';
import { definePage, type PageProps } from '@chamba/kernel/remote';
import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { Skeleton, SkeletonGroup } from '@chamba/kernel/ui/skeleton';
import { pdaSagas, pdaSlices } from './pda.saga.ts';
import { canBegin, findStep, nextStep, pdaRequested, selectPda, testBegun } from './pda.slice.ts';
import { START } from './start.ts';
import { Progress } from './progress.tsx';
import { StepForm } from './step-form.tsx';
import styles from './pda.module.css';

function PdaStepPage({ context }: PageProps) {
  const dispatch = useAppDispatch();
  const { status, questions, draft, error } = useAppSelector(selectPda);
  const step = findStep(context.params['step']);
  const question = questions.find(({ id }) => id === step?.question);
  const begins = step?.number === 1 && status === 'ready' && draft === null;
  useEffect(() => {
    if (begins) dispatch(testBegun());
  }, [begins, dispatch]);
  if (status === 'failed')
    return (
      <div className="wrap">
        <h1 className="vh">Prueba conductual</h1>
        <ErrorState title={error} onRetry={() => dispatch(pdaRequested())} />
      </div>
    );
  return (
    <div className={`wrap ${styles.step}`}>
      {step ? <Progress step={step} /> : null}
      {step && question ? (
        <StepForm key={step.number} step={step} question={question} draft={draft} />
      ) : (
        <>
          <h1 className="vh">Prueba conductual</h1>
          <SkeletonGroup label="Cargando prueba">
            <Skeleton height={40} radius={12} />
            <Skeleton height={320} radius={12} />
          </SkeletonGroup>
        </>
      )}
    </div>
  );
}

export default definePage({
  Component: PdaStepPage,
  slices: pdaSlices,
  sagas: pdaSagas,
  load: () => pdaRequested(),
  texts: {
    title: 'Prueba conductual',
    description: 'Realiza tu prueba conductual y conoce tu perfil profesional.',
  },
  robots: 'hidden',
  // A later step waits for the answers of those before it.
  redirect: (state, { params }) => {
    const pda = selectPda(state);
    const step = findStep(params['step']);
    if (!step) return START;
    if (pda.status !== 'ready') return null;
    if (!canBegin(pda)) return START;
    return nextStep(pda.draft).number < step.number ? `${START}/1` : null;
  },
});
