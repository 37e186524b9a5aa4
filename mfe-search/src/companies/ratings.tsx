import type { CompanyReviewSummary } from '@chamba/kernel/api';
import { formatCount } from '@chamba/kernel/format';
import { MeterBar } from '@chamba/kernel/ui/meter';
import styles from './companies.module.css';

const GRADES = [5, 4, 3, 2, 1] as const;

/** How people rate an employer: the mean, how often each grade was given, and three topics. */
export function Ratings({ summary }: { summary: CompanyReviewSummary }) {
  const topics: Array<[label: string, percentage: number, count: number]> = [
    ['Sueldo bien evaluado', summary.salaryPercentage, summary.salaryCount],
    ['Desarrollo profesional', summary.careerPercentage, summary.careerCount],
    ['Prestaciones y beneficios', summary.benefitsPercentage, summary.benefitsCount],
  ];
  return (
    <>
      <div className={styles.ratings}>
        <p className={styles.mean}>
          <b>{summary.companyRating.toFixed(1)}</b>
          <span className="s13 muted">
            <span className="vh"> de 5, </span>
            {formatCount(summary.reviewsCount)} {summary.reviewsCount === 1 ? 'evaluación' : 'evaluaciones'}
          </span>
        </p>
        <ol aria-label="Distribución de evaluaciones">
          {GRADES.map((grade) => {
            const share = summary[`percentage${grade}`];
            const stars = grade === 1 ? '1 estrella' : `${grade} estrellas`;
            return (
              <li key={grade}>
                <span aria-hidden="true">{grade}</span>
                <MeterBar value={share} tone="accent" label={`${stars}: ${share} %`} />
                <span aria-hidden="true">{share}%</span>
              </li>
            );
          })}
        </ol>
      </div>
      <ul className={styles.topics}>
        {topics.map(([label, percentage, count]) => (
          <li key={label}>
            <b>{percentage}%</b>
            <span>{label}</span>
            <span className="faint">{count.toFixed(1)} de 5</span>
          </li>
        ))}
      </ul>
    </>
  );
}
