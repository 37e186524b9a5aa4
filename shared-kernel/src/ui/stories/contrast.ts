/**
 * Pairs of colour tokens that meet, with the least contrast that WCAG 2.2 asks for: 4.5 for text, 3 for parts of
 * controls and the focus ring. Foreground, background, minimum.
 */
export const PAIRS: ReadonlyArray<readonly [foreground: string, background: string, minimum: 3 | 4.5]> = [
  ...(['bg', 'surface', 'surface-3'] as const).map((ground) => ['ink', ground, 4.5] as const),
  ...(['bg', 'surface', 'surface-2', 'surface-3'] as const).map((ground) => ['ink-2', ground, 4.5] as const),
  ...(['bg', 'surface', 'surface-2'] as const).map((ground) => ['ink-3', ground, 4.5] as const),
  ...(['bg', 'surface', 'surface-2'] as const).map((ground) => ['primary', ground, 4.5] as const),
  ...(['primary', 'primary-hover', 'primary-press'] as const).map(
    (ground) => ['on-primary', ground, 4.5] as const,
  ),
  ...(['on-primary-soft', 'ink', 'ink-2', 'ink-3'] as const).map(
    (text) => [text, 'primary-soft', 4.5] as const,
  ),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['on-accent-soft', 'accent-soft', 4.5],
  ['danger', 'bg', 4.5],
  ['danger', 'surface', 4.5],
  ['on-danger', 'danger', 4.5],
  ['on-danger', 'danger-hover', 4.5],
  ['on-danger-soft', 'danger-soft', 4.5],
  ['success', 'surface', 4.5],
  ['on-success-soft', 'success-soft', 4.5],
  ['info', 'surface', 4.5],
  ['on-info-soft', 'info-soft', 4.5],
  ['score', 'surface', 4.5],
  ['on-hero', 'hero', 4.5],
  ['on-hero-2', 'hero', 4.5],
  ['on-hero-2', 'hero-2', 4.5],
  ['accent', 'hero', 3],
  ...(['bg', 'surface', 'surface-2'] as const).map((ground) => ['border-strong', ground, 3] as const),
  ...(['bg', 'surface', 'primary-soft'] as const).map((ground) => ['focus', ground, 3] as const),
  ['focus-on-hero', 'hero', 3],
];

/** Relative luminance of a colour such as `#0a5f55`, as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours such as `#0a5f55`, from 1 to 21, as WCAG 2.2 defines it. */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
