import styles from './panel.module.css';

/** Value of the entry that asks for an address; no version looks like it. */
const ADDRESS = '+';

export type VersionSelectProps = {
  label: string;
  /** The chosen option; null while an address is being typed. */
  value: string | null;
  options: ReadonlyArray<{ value: string; text: string }>;
  /** Whether any address may be given. */
  withAddress: boolean;
  onValue: (value: string) => void;
  onAddress: () => void;
};

/** The browser's own list of versions in the panel's box. */
export function VersionSelect({
  label,
  value,
  options,
  withAddress,
  onValue,
  onAddress,
}: VersionSelectProps) {
  return (
    <span className={styles.select}>
      <select
        className={styles.mono}
        aria-label={label}
        value={value ?? ADDRESS}
        onChange={({ target }) => (target.value === ADDRESS ? onAddress() : onValue(target.value))}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
        {withAddress ? <option value={ADDRESS}>Otra dirección…</option> : null}
      </select>
      <svg
        width="16"
        height="16"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d="m7 15 5 5 5-5M7 9l5-5 5 5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </span>
  );
}
