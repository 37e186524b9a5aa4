import styles from './rating.module.css';

/**
 * Mean review of a company with its star; the figure carries the meaning.
 * @example <Rating value={4.2} />
 */
export function Rating({ value }: { value: number }) {
  return (
    <span className={styles.rating}>
      <svg viewBox="0 0 24 24" width={14} height={14} aria-hidden="true">
        <path d="M12 2l3 6.6 7 .8-5.2 4.8 1.4 7L12 17.7 5.8 21.2l1.4-7L2 9.4l7-.8z" />
      </svg>
      <span className="vh">Calificación: </span>
      {value.toFixed(1)}
    </span>
  );
}
