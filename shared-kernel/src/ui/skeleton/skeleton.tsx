import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  /** CSS sizes; numbers are pixels. */
  width?: number | string;
  height: number | string;
  radius?: number | string;
  style?: CSSProperties;
  className?: string;
};

/** One grey block with the size of what will replace it; hidden from screen readers. */
export function Skeleton({ width = '100%', height, radius, style, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.block, className)}
      style={{ width, height, borderRadius: radius, ...style }}
    />
  );
}

/** A job card being loaded; as high as a real one with one tag. */
export function JobCardSkeleton() {
  return (
    <div className={styles.job} aria-hidden="true">
      <Skeleton width={44} height={44} radius={12} />
      <div>
        <Skeleton width="78%" height={18} style={{ margin: '2px 0 6px' }} />
        <Skeleton width="52%" height={14} />
      </div>
      <div className={styles.body}>
        <Skeleton width="46%" height={18} style={{ margin: '2px 0' }} />
        <Skeleton width="84%" height={14} style={{ margin: '3px 0' }} />
        <Skeleton width={120} height={26} style={{ marginTop: 4 }} />
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

/** Holds the blocks of one loading area. They are seen after 150 ms, so that a quick answer shows none. */
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
