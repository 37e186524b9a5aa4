/**
 * At most two initials of a person's name, for an avatar; empty for an empty name.
 * @example initials('Ana María Soto') // 'AM'
 */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => ([...word][0] ?? '').toUpperCase())
    .join('');
}
