import { classNames } from '../class-names.ts';
import styles from './meter.module.css';

function clamp(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value)));
}

export type MeterBarProps = {
  /** 0–100. */
  value: number;
  /** What is measured, with its value in words. */
  label: string;
  /** `accent` for review bars; they always have a figure beside them. */
  tone?: 'primary' | 'accent';
  className?: string;
};

/**
 * An 8-pixel bar. Show its value as text beside it.
 * @example
 * <MeterBar value={60} label="CV completo al 60%" />
 */
export function MeterBar({ value, label, tone = 'primary', className }: MeterBarProps) {
  const shown = clamp(value);
  return (
    <div
      className={classNames(styles.bar, tone === 'accent' && styles.accent, className)}
      role="meter"
      aria-valuenow={shown}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-label={label}
    >
      {/* An attribute of a drawing: the policy of the site allows no style attributes in HTML. */}
      <svg width="100%" height={8} aria-hidden="true" focusable="false">
        <rect width={`${shown}%`} height={8} rx={4} />
      </svg>
    </div>
  );
}

export type ScoreRingProps = {
  /** 0–100. */
  value: number;
  /** s 44 pixels (cards), l 80 (offer). */
  size?: 's' | 'l';
  /** Words for screen readers; 'Coincides 82 de 100' by default. */
  label?: string;
  className?: string;
};

const CIRCUMFERENCE = 2 * Math.PI * 20;

/**
 * Match score as a ring around its number.
 * @example <ScoreRing value={82} size="l" />
 */
export function ScoreRing({ value, size = 's', label, className }: ScoreRingProps) {
  const shown = clamp(value);
  return (
    <span
      className={classNames(styles.ring, styles[size], className)}
      role="img"
      aria-label={label ?? `Coincides ${shown} de 100`}
    >
      <svg viewBox="0 0 44 44" fill="none" strokeWidth={3.5} aria-hidden="true">
        <circle cx={22} cy={22} r={20} className={styles.track} />
        {shown > 0 ? (
          <circle
            cx={22}
            cy={22}
            r={20}
            className={styles.value}
            strokeLinecap="round"
            strokeDasharray={`${((CIRCUMFERENCE * shown) / 100).toFixed(1)} ${CIRCUMFERENCE.toFixed(1)}`}
          />
        ) : null}
      </svg>
      <span aria-hidden="true">{shown}</span>
    </span>
  );
}
