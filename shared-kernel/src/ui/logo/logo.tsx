export type LogoProps = {
  /** Pixels; 26 in the header, 24 in the footer. Never under 20. */
  height?: number;
  /** Drawn for the hero's ground. */
  onHero?: boolean;
  className?: string;
};

/**
 * The wordmark, named 'Chamba'.
 * @example
 * <Logo height={24} />
 */
export function Logo({ height = 26, onHero, className }: LogoProps) {
  return (
    <svg
      className={className}
      width={Math.round((height * 289) / 62)}
      height={height}
      viewBox="0 -1 289 62"
      fill="none"
      role="img"
      aria-label="Chamba"
      focusable="false"
    >
      <g stroke={onHero ? 'var(--on-hero)' : 'var(--primary)'} strokeWidth={10}>
        <path d="M33.3 49.3A16 16 0 1 1 33.3 28.7M50 0V60M50 36a13 13 0 0 1 26 0V60M125 18V60M142 18V60M142 34a11 11 0 0 1 22 0V60M164 34a11 11 0 0 1 22 0V60M203 0V60M284 18V60" />
        <circle cx={109} cy={39} r={16} />
        <circle cx={219} cy={39} r={16} />
        <circle cx={268} cy={39} r={16} />
      </g>
      <circle cx={21} cy={39} r={5.5} fill="var(--accent)" />
    </svg>
  );
}

/**
 * The icon of the brand, named 'Chamba'; 38 pixels in the results header of a phone, never under 24.
 * @example <Mark size={24} />
 */
export function Mark({ size = 38, className }: { size?: number; className?: string }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      fill="none"
      role="img"
      aria-label="Chamba"
      focusable="false"
    >
      <rect width={64} height={64} rx={16.64} fill="#0A5F55" />
      <path d="M43.3 43.3A16 16 0 1 1 43.3 20.7" stroke="#FFFDF8" strokeWidth={9} />
      <circle cx={32} cy={32} r={5.5} fill="#F6A81A" />
    </svg>
  );
}
