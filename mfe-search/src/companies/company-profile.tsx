import type { CompanyDetail } from '@chamba/kernel/api';
import styles from './companies.module.css';

/** 'Sector · n vacantes activas', with what is known. */
export function companySubtitle({ sector, ofertas }: Pick<CompanyDetail, 'sector' | 'ofertas'>): string {
  const offers = ofertas === 1 ? '1 vacante activa' : `${ofertas} vacantes activas`;
  return [sector, offers].filter(Boolean).join(' · ');
}

/** An employer's profile: its description, and facts beside it. */
export function CompanyProfile({ detail }: { detail: CompanyDetail }) {
  const facts: Array<[label: string, value: string]> = [
    ['Giro', detail.activity],
    ['Tamaño', detail.size],
    ['Fundada en', detail.founded > 0 ? String(detail.founded) : ''],
    ['Ubicaciones', detail.places.join(' · ')],
  ];
  return (
    <>
      <p className={styles.words}>{detail.profile}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </>
  );
}
