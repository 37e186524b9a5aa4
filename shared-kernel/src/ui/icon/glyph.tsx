/** What every icon takes. */
export type IconProps = {
  /** Side in CSS pixels; 20 by default. At 18 and under the stroke is 2, above it 1.75. */
  size?: 14 | 15 | 16 | 18 | 20 | 24 | 32;
  className?: string;
  /** Text for screen readers; without it the icon is decorative and hidden from them. */
  label?: string;
};

/** Draws one icon from its path on the 24 × 24 grid, in the colour of the text around it. */
export function glyph({ size = 20, className, label }: IconProps, d: string) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 18 ? 1.75 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}
