import type { PayPeriod } from '@chamba/kernel/api';
import { monthName } from '../money/amounts.ts';

/** `2023`; of a part of a year with its months: `2024 (enero a abril)`. */
export function periodText({ year, fromMonth, toMonth }: PayPeriod): string {
  if (fromMonth === 1 && toMonth === 12) return String(year);
  const months =
    fromMonth === toMonth ? monthName(fromMonth) : `${monthName(fromMonth)} a ${monthName(toMonth)}`;
  return `${year} (${months})`;
}
