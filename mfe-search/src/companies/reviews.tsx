import type { CompanyReview } from '@chamba/kernel/api';
import { formatDate } from '@chamba/kernel/format';
import { Rating } from '@chamba/kernel/ui/job-card';
import styles from './companies.module.css';

type ReviewsProps = {
  reviews: readonly CompanyReview[];
  /** Level of each review's heading. */
  level: 3 | 4;
};

/** What people say of an employer. */
export function Reviews({ reviews, level }: ReviewsProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.reviews}>
      {reviews.map(({ title, pros, cons, rating, role, date }) => (
        <li key={`${date} ${title}`}>
          <div className={styles.reviewHead}>
            <Heading>{title}</Heading>
            <Rating value={rating} />
          </div>
          <p className="s13 faint">
            {role ? `${role} · ` : ''}
            <time dateTime={date}>{formatDate(date)}</time>
          </p>
          <dl>
            <div>
              <dt>A favor</dt>
              <dd>{pros}</dd>
            </div>
            <div>
              <dt>En contra</dt>
              <dd>{cons}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
