import { useAppSelector } from '@chamba/kernel/store';
import { selectResults } from '../search/results.slice.ts';
import styles from './results.module.css';

/** Says that the keyword was taken for another one, with the way back to what was written. */
export function CorrectionNote() {
  const correction = useAppSelector(selectResults).answer?.correction;
  if (!correction) return null;
  const { from, to, literalurl, also } = correction;
  return (
    <p className={`s14 ${styles.correction}`}>
      {also ? 'También mostramos' : 'Mostramos'} resultados de <b>&quot;{to}&quot;</b>.{' '}
      <a className="link" href={literalurl} rel="nofollow">
        {also ? 'Buscar solo' : 'Buscar'} &quot;{from}&quot;
      </a>
    </p>
  );
}
