import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessage } from '../field/field-frame.tsx';
import { CheckIcon } from '../icon/icons.tsx';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  /** `radio` for one of several with the same name. */
  type?: 'checkbox' | 'radio';
  /** Label; may hold links. */
  children: ReactNode;
  onValue?: (checked: boolean) => void;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A box (or a radio button) with its label.
 * @example
 * <Checkbox checked={accepted} onValue={setAccepted} error={errors.terms}>
 *   Acepto los términos
 * </Checkbox>
 */
export function Checkbox({
  type = 'checkbox',
  children,
  onValue,
  onChange,
  error,
  className,
  id,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div className={className}>
      <label className={styles.check} htmlFor={inputId}>
        <input
          {...rest}
          id={inputId}
          type={type}
          className={classNames('vh', styles.input)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${inputId}-m` : rest['aria-describedby']}
          onChange={(event) => {
            onChange?.(event);
            onValue?.(event.target.checked);
          }}
        />
        <span className={classNames(styles.box, type === 'radio' && styles.round)}>
          {type === 'radio' ? null : <CheckIcon size={16} />}
        </span>
        <span>{children}</span>
      </label>
      {error ? <FieldMessage id={`${inputId}-m`} error={error} /> : null}
    </div>
  );
}
