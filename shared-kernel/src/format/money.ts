/**
 * A whole number with commas between thousands.
 * @example formatCount(46_968) // '46,968'
 */
export function formatCount(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(?:\d{3}){1,6}$)/g, ',');
}

/**
 * An amount of pesos: `$9,800`; cents only where there are any.
 * @example formatMoney(45.5) // '$45.50'
 */
export function formatMoney(amount: number): string {
  const [whole = '0', cents] = (Math.round(amount * 100) / 100).toFixed(2).split('.');
  return `$${formatCount(Number(whole))}${cents && cents !== '00' ? `.${cents}` : ''}`;
}

/**
 * A range of pesos, `$9,800 – $11,200`; one amount where both ends are equal.
 * @example formatMoneyRange(9_800, 11_200) // '$9,800 – $11,200'
 */
export function formatMoneyRange(from: number, to: number): string {
  return from === to ? formatMoney(from) : `${formatMoney(from)} – ${formatMoney(to)}`;
}
