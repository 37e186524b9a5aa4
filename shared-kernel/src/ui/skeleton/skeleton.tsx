import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  /** Pixels, or a part of the place it stands in, as '78%'. */
  width?: number | string;
  /** Pixels. */
  height: number;
  /** Corners in pixels; 8 by default. */
  radius?: 8 | 12 | 16;
  /** For its distances. */
  className?: string;
};

/**
 * One grey block with the size of what will replace it; hidden from screen readers. It is a drawing because drawings
 * take their size from attributes: the policy of the site refuses style attributes in HTML from the server.
 * @example
 * <SkeletonGroup label="Cargando empresas">
 *   <Skeleton width="60%" height={18} />
 * </SkeletonGroup>
 */
export function Skeleton({ width = '100%', height, radius = 8, className }: SkeletonProps) {
  return (
    <svg
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
      className={classNames(styles.block, styles[`round${radius}`], className)}
    >
      <rect width="40%" height="100%" className={styles.shine} />
    </svg>
  );
}

/**
 * A job card being loaded; as high as a real one with one tag.
 * @example
 * <SkeletonGroup>
 *   <JobCardSkeleton />
 * </SkeletonGroup>
 */
export function JobCardSkeleton() {
  return (
    <div className={styles.job} aria-hidden="true">
      <Skeleton width={44} height={44} radius={12} />
      <div>
        <Skeleton width="78%" height={18} className={styles.name} />
        <Skeleton width="52%" height={14} />
      </div>
      <div className={styles.body}>
        <Skeleton width="46%" height={18} className={styles.pay} />
        <Skeleton width="84%" height={14} className={styles.meta} />
        <Skeleton width={120} height={26} className={styles.tag} />
      </div>
    </div>
  );
}

export type SkeletonGroupProps = {
  /** Said once by screen readers. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/**
 * Holds the blocks of one loading area. They are seen after 150 ms, so that a quick answer shows none.
 * @example
 * <SkeletonGroup label="Cargando postulaciones">
 *   <Skeleton height={18} width="60%" />
 * </SkeletonGroup>
 */
export function SkeletonGroup({ label = 'Cargando vacantes', className, children }: SkeletonGroupProps) {
  return (
    <div aria-busy="true" className={classNames(styles.group, className)}>
      <p className="vh" role="status">
        {label}
      </p>
      {children}
    </div>
  );
}
