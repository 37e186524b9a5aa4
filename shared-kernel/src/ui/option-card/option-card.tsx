import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icon/icons.tsx';
import styles from './option-card.module.css';

export type OptionCardProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> & {
  type?: 'radio' | 'checkbox';
  title: ReactNode;
  /** Second line. */
  detail?: ReactNode;
  onValue?: (checked: boolean) => void;
};

/**
 * A choice drawn as a card; use several with one `name` inside a fieldset.
 * @example
 * <OptionCard name="file" title="Mi CV de Chamba" detail="Actualizado hoy" onValue={choose} />
 */
export function OptionCard({
  type = 'radio',
  title,
  detail,
  onValue,
  onChange,
  className,
  ...rest
}: OptionCardProps) {
  return (
    <label className={classNames(styles.card, className)}>
      <input
        {...rest}
        type={type}
        className={classNames('vh', styles.input)}
        onChange={(event) => {
          onChange?.(event);
          onValue?.(event.target.checked);
        }}
      />
      <span className={classNames(styles.box, type === 'radio' && styles.round)}>
        {type === 'checkbox' ? <CheckIcon size={16} /> : null}
      </span>
      <span>
        {title}
        {detail ? <small className={styles.detail}>{detail}</small> : null}
      </span>
    </label>
  );
}
