import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessage, type FieldTexts } from '../field/field-frame.tsx';
import styles from './segmented.module.css';

export type SegmentedProps<Value extends string> = Pick<
  FieldTexts,
  'hint' | 'error' | 'reserve' | 'hideLabel' | 'optional'
> & {
  /** Name of the group, shown above it. */
  label: string;
  options: ReadonlyArray<{ value: Value; label: string }>;
  /** Chosen value; null for none. */
  value: Value | null;
  onValue: (value: Value) => void;
  /** Form name; made up when missing. */
  name?: string;
  /** Sized to its texts instead of the whole width. */
  inline?: boolean;
  className?: string;
};

/**
 * Two to four exclusive choices side by side; radio buttons underneath.
 * @example
 * <Segmented label="Apariencia" options={themes} value={theme} onValue={setTheme} />
 */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onValue,
  name,
  inline,
  hint,
  error,
  reserve,
  hideLabel,
  optional,
  className,
}: SegmentedProps<Value>) {
  const id = useId();
  return (
    <fieldset
      className={classNames(styles.group, className)}
      aria-invalid={error ? true : undefined}
      aria-describedby={error || hint ? `${id}-m` : undefined}
    >
      <legend className={hideLabel ? 'vh' : styles.legend}>
        {label}
        {optional ? <span className={styles.optional}> (opcional)</span> : null}
      </legend>
      <div className={classNames(styles.track, inline && styles.inline)}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className="vh"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
            />
            <span className={styles.face}>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldMessage id={`${id}-m`} hint={hint} error={error} reserve={reserve} />
    </fieldset>
  );
}
