import { useEffect, type ReactNode } from 'react';
import { selectProfile } from '@chamba/kernel/session';
import { useAppSelector } from '@chamba/kernel/store';
import { Stepper } from '@chamba/kernel/ui/stepper';
import { rememberReturnPath } from '../return-path/return-path.ts';
import { CvPreview } from './cv-preview.tsx';
import { rememberExpo } from './destination.ts';
import { STEP_NAMES } from './steps.ts';
import styles from './sign-up.module.css';

/** Frame of a sign-up step: where one is, the form, and on wide screens the résumé as it grows. */
export function StepFrame({
  step,
  search,
  preview,
  children,
}: {
  /** Index of the step in progress; the number of steps when all are done. */
  step: number;
  search: string;
  /** What the form in front of the person says, before it is saved. */
  preview?: { name?: string; place?: string; title?: string };
  children: ReactNode;
}) {
  const profile = useAppSelector(selectProfile);
  useEffect(() => {
    rememberReturnPath(search);
    rememberExpo(search);
  }, [search]);
  return (
    <div className={`wrap ${styles.frame}`}>
      <Stepper className={styles.stepper} steps={STEP_NAMES} current={step} end="Listo" />
      <div className={styles.content}>{children}</div>
      <aside className={`desk ${styles.aside}`}>
        <CvPreview
          name={preview?.name || profile?.name || ''}
          place={preview?.place}
          title={preview?.title}
        />
      </aside>
    </div>
  );
}
