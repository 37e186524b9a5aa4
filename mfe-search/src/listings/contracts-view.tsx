import { formatCount } from '@chamba/kernel/format';
import { LinkTable } from './link-table.tsx';
import type { ListingViewProps } from './listing.tsx';
import styles from './listing.module.css';

/** What each employment type means, by its slug. */
const MEANINGS: Readonly<Record<string, string>> = {
  permanente: 'De planta: contrato por tiempo indeterminado.',
  'tiempo-completo': 'Jornada completa.',
  'medio-tiempo': 'Unas horas al día, para estudiar o tener otra actividad.',
  honorarios: 'Por proyecto o servicio, con recibo de honorarios.',
};

/** States shown under each type. */
const STATES_SHOWN = 8;

/** The employment types with what they mean and the states that have most of them. */
export function ContractsView({ items }: ListingViewProps) {
  return items.map(({ id, description, url, count, subItems = [] }) => (
    <section key={id} className={styles.section} aria-labelledby={`type-${id}`}>
      <div className={styles.type}>
        <h2 id={`type-${id}`}>
          <a className="link" href={url}>
            {description}
          </a>
        </h2>
        <span className={styles.count}>
          {formatCount(count)} {count === 1 ? 'vacante' : 'vacantes'}
        </span>
        {MEANINGS[id] ? <p className="s14 muted">{MEANINGS[id]}</p> : null}
      </div>
      {subItems.length > 0 ? <LinkTable links={subItems.slice(0, STATES_SHOWN)} /> : null}
    </section>
  ));
}
