import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { FieldFrame, type FieldTexts } from '../field/field-frame.tsx';
import styles from '../field/field.module.css';

export type TextAreaFieldProps = FieldTexts &
  TextareaHTMLAttributes<HTMLTextAreaElement> & {
    /** Called with the new text at each change. */
    onValue?: (value: string) => void;
    ref?: Ref<HTMLTextAreaElement>;
  };

/**
 * A text field of several lines.
 * @example
 * <TextAreaField label="Funciones" value={text} onValue={setText} hint="Máximo 500 caracteres." />
 */
export function TextAreaField({
  label,
  optional,
  hint,
  error,
  ok,
  reserve,
  hideLabel,
  id,
  className,
  onValue,
  onChange,
  disabled,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaFieldProps) {
  return (
    <FieldFrame {...{ label, optional, hint, error, ok, reserve, hideLabel, id, className, describedBy }}>
      {(wiring) => (
        <textarea
          rows={5}
          {...rest}
          {...wiring}
          disabled={disabled}
          className={classNames(styles.box, styles.area, error && styles.invalid, disabled && styles.off)}
          onChange={(event) => {
            onChange?.(event);
            onValue?.(event.target.value);
          }}
        />
      )}
    </FieldFrame>
  );
}
