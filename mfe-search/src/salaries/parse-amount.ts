/** Largest monthly amount in MXN that is reckoned. */
export const LARGEST_AMOUNT = 10_000_000;

export type ParsedAmount = { amount: number } | { error: string };

const EXAMPLE = 'por ejemplo 12,000 o 12000.50';

/**
 * Reads an amount of pesos as typed: with or without `$`, commas between thousands, a point before cents.
 * A comma before cents is refused rather than guessed: `12,50` could be anything.
 */
export function parseAmount(typed: string): ParsedAmount {
  const text = typed.replace(/\s|\$|mxn|pesos/gi, '');
  if (text === '') return { error: 'Escribe tu sueldo.' };
  if (/^[-−–]/.test(text)) return { error: 'El sueldo debe ser mayor que 0.' };
  if (!/^[\d.,]+$/.test(text)) return { error: `Escribe solo números, ${EXAMPLE}.` };
  const digits = /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text;
  if (digits.includes(','))
    return { error: `Usa coma para los miles y punto para los centavos, ${EXAMPLE}.` };
  const [, whole, cents = ''] = /^(\d*)(?:\.(\d*))?$/.exec(digits) ?? [];
  if (whole === undefined || cents.length > 2 || (whole === '' && cents === ''))
    return { error: `Usa coma para los miles y punto para los centavos, ${EXAMPLE}.` };
  const amount = Number(`${whole || '0'}.${cents || '0'}`);
  if (amount === 0) return { error: 'El sueldo debe ser mayor que 0.' };
  if (amount > LARGEST_AMOUNT) return { error: 'Escribe un sueldo de hasta $10,000,000 al mes.' };
  return { amount };
}
