import { Field, type FieldProps } from '../field/field.tsx';
import { applyMask, type DatePrecision, fromMask, readWritten, toMask } from './date-mask.ts';

export type DateFieldProps = Omit<FieldProps, 'type' | 'value' | 'defaultValue' | 'onValue' | 'onChange'> & {
  /** ISO date (`2026-11-21`, or `2026-11` by month), the text typed so far, or empty. */
  value: string;
  /** Gets the ISO date once it is complete and exists, else the text typed so far. */
  onValue: (value: string) => void;
  /** `day` by default; `month` asks for month and year. */
  precision?: DatePrecision;
};

/**
 * A date typed as digits into one masked text field. A whole one that is pasted or filled in by the browser is read as
 * people write it; a year of two digits is completed when the field is left.
 * @example
 * <DateField label="Inicio" precision="month" value={start} onValue={setStart} />
 */
export function DateField({
  value,
  onValue,
  onBlur,
  precision = 'day',
  placeholder,
  ...rest
}: DateFieldProps) {
  const shown = toMask(value, precision);
  function handle(typed: string) {
    const isPasted = Math.abs(typed.length - shown.length) > 1;
    const whole = isPasted ? readWritten(typed, precision) : null;
    if (whole) {
      onValue(whole);
      return;
    }
    let masked = applyMask(typed, precision);
    // Deleting a separator must delete the digit before it, or the mask would put it back for ever.
    if (typed.length < shown.length && masked === shown.trimEnd())
      masked = applyMask(masked.slice(0, -1), precision);
    onValue(fromMask(masked, precision) ?? masked);
  }
  return (
    <Field
      autoComplete="off"
      {...rest}
      type="text"
      inputMode="numeric"
      placeholder={placeholder ?? (precision === 'day' ? 'dd / mm / aaaa' : 'mm / aaaa')}
      value={shown}
      onValue={handle}
      onBlur={(event) => {
        const whole = fromMask(shown, precision) ? null : readWritten(shown, precision);
        if (whole) onValue(whole);
        onBlur?.(event);
      }}
    />
  );
}
