import type { Ref, TextareaHTMLAttributes } from 'react';
import { formatCount } from '../../format/index.ts';
import { classNames } from '../class-names.ts';
import { FieldFrame, type FieldTexts } from '../field/field-frame.tsx';
import styles from '../field/field.module.css';

export type TextAreaFieldProps = FieldTexts &
  TextareaHTMLAttributes<HTMLTextAreaElement> & {
    /** Most characters: they are counted, and a longer text stays whole, since cutting would lose it. */
    limit?: number;
    /** Called with the new text at each change. */
    onValue?: (value: string) => void;
    ref?: Ref<HTMLTextAreaElement>;
  };

/**
 * A text field of several lines.
 * @example
 * <TextAreaField label="Funciones" value={text} onValue={setText} limit={1500} />
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
  limit,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaFieldProps) {
  const { value } = rest;
  const counted =
    limit === undefined ? null : `${formatCount(String(value ?? '').length)} de ${formatCount(limit)}`;
  return (
    <FieldFrame
      {...{ label, optional, error, ok, reserve, hideLabel, id, className, describedBy }}
      hint={counted ? [hint, counted].filter(Boolean).join(' ') : hint}
    >
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
