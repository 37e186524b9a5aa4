import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, type FieldTexts } from '../field/field-frame.tsx';
import styles from '../field/field.module.css';
import { ChevronDownIcon } from '../icon/icons.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = FieldTexts &
  SelectHTMLAttributes<HTMLSelectElement> & {
    options: readonly SelectOption[];
    /** First entry with an empty value, e.g. 'Elige una opción'. */
    placeholder?: string;
    /** Called with the value of the chosen option. */
    onValue?: (value: string) => void;
    ref?: Ref<HTMLSelectElement>;
  };

/**
 * The browser's own list of choices in the product's box.
 * @example
 * <SelectField label="Escolaridad" placeholder="Elige una opción" options={levels} value={level} onValue={setLevel} />
 */
export function SelectField({
  label,
  optional,
  hint,
  error,
  ok,
  reserve,
  hideLabel,
  id,
  className,
  options,
  placeholder,
  onValue,
  onChange,
  disabled,
  'aria-describedby': describedBy,
  ...rest
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, optional, hint, error, ok, reserve, hideLabel, id, className, describedBy }}>
      {(wiring) => (
        <div className={classNames(styles.box, error && styles.invalid, disabled && styles.off)}>
          <select
            {...rest}
            {...wiring}
            disabled={disabled}
            className={styles.input}
            onChange={(event) => {
              onChange?.(event);
              onValue?.(event.target.value);
            }}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className={styles.icon} />
        </div>
      )}
    </FieldFrame>
  );
}
