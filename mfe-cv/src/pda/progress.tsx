import { ClockIcon } from '@chamba/kernel/ui/icon';
import { STEPS, type Step } from './pda.slice.ts';
import styles from './pda.module.css';

/** How long the rest takes from each step. */
const REST = ['Unos 6 minutos', 'Unos 4 minutos', 'Unos 2 minutos'];

/** Which of the steps one is at: done ones are full, this one half. */
export function Progress({ step }: { step: Step }) {
  return (
    <div className={styles.progress}>
      <div className={styles.bars} aria-hidden="true">
        {STEPS.map(({ number }) => (
          <i
            key={number}
            className={number < step.number ? styles.full : number === step.number ? styles.half : undefined}
          />
        ))}
      </div>
      <p>
        Paso {step.number} de {STEPS.length}
      </p>
      <p className={styles.rest}>
        <ClockIcon size={18} />
        {REST[step.number - 1]}
      </p>
    </div>
  );
}
