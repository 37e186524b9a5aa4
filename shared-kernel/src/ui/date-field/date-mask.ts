/** How much of a date is asked for. */
export type DatePrecision = 'day' | 'month';

const ISO = { day: /^(\d{4})-(\d{2})-(\d{2})$/, month: /^(\d{4})-(\d{2})$/ } as const;

/** Text to show for a value: ISO dates become 'dd / mm / aaaa', anything else is shown as it is. */
export function toMask(value: string, precision: DatePrecision): string {
  const parts = ISO[precision].exec(value);
  return parts ? parts.slice(1).reverse().join(' / ') : value;
}

/** Puts the separators into what was typed; what is not a digit is dropped. */
export function applyMask(typed: string, precision: DatePrecision): string {
  const digits = typed.replace(/\D/g, '').slice(0, precision === 'day' ? 8 : 6);
  const cuts = precision === 'day' ? [2, 4] : [2];
  const parts: string[] = [];
  let from = 0;
  for (const cut of [...cuts, digits.length]) {
    if (digits.length > from) parts.push(digits.slice(from, Math.min(cut, digits.length)));
    from = cut;
  }
  return parts.filter(Boolean).join(' / ');
}

/**
 * What a form holds of a typed date: its ISO date once it is complete, else the mask as far as it was typed.
 * @example readDate('01 / 02 / 1990', 'day') // '1990-02-01'
 */
export function readDate(typed: string, precision: DatePrecision): string {
  const masked = applyMask(typed, precision);
  return fromMask(masked, precision) ?? masked;
}

/** ISO date of a complete mask that names a day of the calendar; null otherwise. */
export function fromMask(mask: string, precision: DatePrecision): string | null {
  const digits = mask.replace(/\D/g, '');
  if (digits.length !== (precision === 'day' ? 8 : 6)) return null;
  const year = digits.slice(-4);
  const month = digits.slice(-6, -4);
  const day = precision === 'day' ? digits.slice(0, 2) : '01';
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const iso = `${year}-${month}-${day}`;
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso) return null;
  return precision === 'day' ? iso : iso.slice(0, 7);
}
