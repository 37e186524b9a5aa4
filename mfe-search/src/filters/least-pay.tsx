import type { SearchParams } from '@chamba/kernel/routes';
import { Field } from '@chamba/kernel/ui/field';
import { Segmented } from '@chamba/kernel/ui/segmented';
import styles from './filters.module.css';

/** Least pay as it is written, MXN a month or an hour. */
export type LeastPayValue = { amount: string; unit: 'smin' | 'hmin' };

const UNITS = [
  { value: 'smin', label: 'Por mes' },
  { value: 'hmin', label: 'Por hora' },
] as const;

/** The least pay that a search asks for. */
export const readLeastPay = ({ smin, hmin }: SearchParams): LeastPayValue => ({
  amount: String(hmin ?? smin ?? ''),
  unit: hmin === undefined ? 'smin' : 'hmin',
});

/** Least pay as an amount of one's own, beside the bands. */
export function LeastPay({
  value,
  onValue,
}: {
  value: LeastPayValue;
  onValue: (value: LeastPayValue) => void;
}) {
  return (
    <div className={styles.leastPay}>
      <Field
        label="Sueldo mínimo"
        type="number"
        inputMode="numeric"
        min={1}
        prefix="$"
        value={value.amount}
        onValue={(amount) => onValue({ ...value, amount })}
      />
      <Segmented
        label="Periodo del sueldo mínimo"
        hideLabel
        options={UNITS}
        value={value.unit}
        onValue={(unit) => onValue({ ...value, unit })}
      />
    </div>
  );
}
