/** Reads environment variables and collects their faults. */

/** The environment of a process: values of variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Invalid settings; `message` lists every fault with the name of its variable. */
export class InvalidSettingsError extends Error {
  override name = 'InvalidSettingsError';
}

/**
 * Reads variables one by one. A missing or empty one has its default; an invalid one is recorded as a fault and also
 * has its default, so that `throwFaults` reports all faults at once.
 */
export class VariableReader {
  readonly #env: Environment;
  readonly #faults: string[] = [];

  constructor(env: Environment) {
    this.#env = env;
  }

  /** Trimmed text. */
  text(name: string, fallback: string): string {
    return this.#env[name]?.trim() || fallback;
  }

  /** A number in a range, both ends included. */
  number(name: string, fallback: number, low: number, high: number): number {
    const text = this.text(name, '');
    if (text === '') return fallback;
    const value = Number(text);
    if (Number.isFinite(value) && value >= low && value <= high) return value;
    this.#faults.push(`${name} must be a number from ${low} to ${high}, not "${text}"`);
    return fallback;
  }

  /** A whole number in a range, both ends included. */
  integer(name: string, fallback: number, low: number, high: number): number {
    const value = this.number(name, fallback, low, high);
    if (Number.isInteger(value)) return value;
    this.#faults.push(`${name} must be a whole number, not "${value}"`);
    return fallback;
  }

  /**
   * A secret without spaces; null if it is not set. The fault does not repeat it.
   * @param shortest minimum length in characters.
   */
  secret(name: string, shortest: number): string | null {
    const text = this.text(name, '');
    if (text === '') return null;
    if (text.length >= shortest && !/\s/.test(text)) return text;
    this.#faults.push(`${name} must have at least ${shortest} characters and no spaces`);
    return null;
  }

  /** `true` or `1`, `false` or `0`, in any case. */
  flag(name: string, fallback: boolean): boolean {
    const text = this.text(name, String(fallback)).toLowerCase();
    if (text === 'true' || text === '1') return true;
    if (text !== 'false' && text !== '0') this.#faults.push(`${name} must be true or false, not "${text}"`);
    return false;
  }

  /** One of the allowed values, case-sensitive. */
  choice<const Value extends string>(name: string, allowed: readonly Value[], fallback: Value): Value {
    const text = this.text(name, fallback);
    const value = allowed.find((candidate) => candidate === text);
    if (value === undefined) this.#faults.push(`${name} must be one of ${allowed.join(', ')}, not "${text}"`);
    return value ?? fallback;
  }

  /** An absolute address, or empty. The fault does not repeat the value: it may contain a password. */
  address(name: string, protocols: readonly string[] = ['http:', 'https:']): string {
    const text = this.text(name, '');
    if (text === '') return '';
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
    this.#faults.push(
      `${name} must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );
    return '';
  }

  /** Like `address`, without path and trailing slash. */
  origin(name: string, fallback: string): string {
    const address = this.address(name);
    return address === '' ? fallback : new URL(address).origin;
  }

  /** Records a fault that concerns several variables. */
  fault(text: string): void {
    this.#faults.push(text);
  }

  /** @throws InvalidSettingsError if there is a fault. */
  throwFaults(): void {
    if (this.#faults.length > 0) throw new InvalidSettingsError(this.#faults.join('\n'));
  }
}
