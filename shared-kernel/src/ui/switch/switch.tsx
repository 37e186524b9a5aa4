import type { ButtonHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './switch.module.css';

export type SwitchProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onChange'> & {
  checked: boolean;
  onValue: (checked: boolean) => void;
};

/**
 * Turns a setting on or off at once. Name it with `aria-label` or `aria-labelledby`.
 * @example
 * <Switch checked={saver} onValue={setSaver} aria-labelledby={labelId} />
 */
export function Switch({ checked, onValue, className, ...rest }: SwitchProps) {
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={checked}
      className={classNames(styles.switch, className)}
      onClick={() => onValue(!checked)}
    />
  );
}
