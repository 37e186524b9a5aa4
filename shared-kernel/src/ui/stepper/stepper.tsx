import { CheckIcon } from '../icon/icons.tsx';
import { classNames } from '../class-names.ts';
import styles from './stepper.module.css';

export type StepperProps = {
  /** Names of the steps, in order. */
  steps: ReadonlyArray<string>;
  /** Index of the step in progress; `steps.length` when all are done. */
  current: number;
  /** Name of the end, shown after the steps on wide screens, e.g. 'Listo'. */
  end?: string;
  className?: string;
};

function getState(index: number, current: number): 'done' | 'now' | 'next' {
  if (index < current) return 'done';
  return index === current ? 'now' : 'next';
}

/**
 * Where the person is in a sequence: segments with a line of text on phones, a list from 1024 pixels.
 * @example
 * <Stepper steps={['Contacto', 'Profesión']} current={1} end="Listo" />
 */
export function Stepper({ steps, current, end, className }: StepperProps) {
  const position = Math.min(current + 1, steps.length);
  const following = steps[current + 1] ?? (current < steps.length ? end : undefined);
  return (
    <div className={className}>
      <div className={styles.phone}>
        <div className={styles.segments} aria-hidden="true">
          {steps.map((step, index) => (
            <i key={step} className={styles[getState(index, current)]} />
          ))}
        </div>
        <p className={styles.line}>
          Paso {position} de {steps.length}
          {following ? ` · Sigue: ${following}` : ''}
        </p>
      </div>
      <ol className={styles.list}>
        {[...steps, ...(end ? [end] : [])].map((step, index) => {
          const state = getState(index, current);
          const isEnd = index === steps.length;
          return (
            <li
              key={step}
              className={classNames(styles.item, styles[state])}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <span className={styles.dot} aria-hidden="true">
                {state === 'done' || isEnd ? <CheckIcon size={16} /> : index + 1}
              </span>
              <span className={styles.text}>
                {step}
                {state === 'done' ? <span className="vh"> (completado)</span> : null}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
