import type { PayPeriod } from '@chamba/kernel/api';
import { Card } from '@chamba/kernel/ui/card';
import styles from './salaries.module.css';

/** First year whose net pay did not hang on the employer's own figures. */
const FIRST_YEAR_OF_ITS_RULES = 2008;

/** Which years there are tables of; a year without one is named, never reckoned by another's. */
export function YearsNote({ periods, now }: { periods: readonly PayPeriod[]; now: number }) {
  const years = periods.map(({ year }) => year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const present = new Date(now).getUTCFullYear();
  return (
    <Card as="section" pad="l" className={styles.notes} aria-labelledby="salary-notes">
      <h2 id="salary-notes" className={styles.heading}>
        Qué incluye el cálculo
      </h2>
      <p>
        Tenemos las tablas publicadas de {first} a {last}.
        {present > last
          ? ` Las de ${last + 1 === present ? present : `${last + 1} en adelante`} todavía no las tenemos, y un año sin tablas no se estima.`
          : ' Un año sin tablas no se estima.'}
        {first === FIRST_YEAR_OF_ITS_RULES
          ? ' Antes de 2008 lo que se retenía dependía también de cifras de cada empresa.'
          : ''}
      </p>
      <p>
        El cálculo es por mes: si te pagan por quincena, suma las dos. Supone un solo patrón, prestaciones de
        ley en el primer año y ningún otro ingreso ni descuento (Infonavit, pensión, préstamos u horas extra).
      </p>
    </Card>
  );
}
