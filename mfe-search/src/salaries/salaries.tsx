import { useAppDispatch, useAppSelector } from '@chamba/kernel/store';
import { ErrorState } from '@chamba/kernel/ui/error-state';
import { SalaryFormCard } from './salary-form.tsx';
import { SalaryResult } from './salary-result.tsx';
import { salariesRequested, selectSalaries } from './salaries.slice.ts';
import { RESULT_ID } from './salaries-url.ts';
import { YearsNote } from './years-note.tsx';
import styles from './salaries.module.css';

/** The page of salaries: gross to net or back by the tables of a year, with every step. */
export function Salaries() {
  const dispatch = useAppDispatch();
  const { answer, failed, loading, form, errors, loadedAt } = useAppSelector(selectSalaries);
  const isRefused = Boolean(errors.amount ?? errors.period);
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>Sueldos</h1>
        <p className="muted">
          Calcula cuánto te queda de un sueldo bruto, o de qué sueldo bruto sale el neto que quieres ganar.
        </p>
      </header>
      {failed ? (
        <ErrorState
          title="No pudimos hacer el cálculo"
          retrying={loading}
          onRetry={() => dispatch(salariesRequested(form))}
        />
      ) : null}
      {answer ? (
        <div className={styles.columns}>
          {/* Addresses lead to the result, or to what keeps it from being reckoned. */}
          <div id={isRefused ? RESULT_ID : undefined} className={styles.ask}>
            <SalaryFormCard periods={answer.periods} />
          </div>
          <div className={styles.result} aria-busy={loading}>
            {/* Announced when it changes: the form stays where it is. */}
            <div id={isRefused ? undefined : RESULT_ID} className={styles.answer} aria-live="polite">
              {answer.calculation ? <SalaryResult calculation={answer.calculation} /> : null}
            </div>
            <YearsNote periods={answer.periods} now={loadedAt} />
          </div>
        </div>
      ) : null}
    </div>
  );
}
