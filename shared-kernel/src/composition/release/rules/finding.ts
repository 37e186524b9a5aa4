/** What is wrong between releases, in words a person can act on. */
export type Finding = {
  /** `breaking` must not reach candidates; a `warning` is worth a look. */
  level: 'breaking' | 'warning';
  /** Name of the rule, e.g. `route-taken`. */
  rule: string;
  /** The unit that has to change. */
  unit: string;
  /** What it is about: a path, slot, event, slice, module or file. */
  subject: string;
  message: string;
  remedy: string;
};

/** Makes a breaking finding. */
export function breaking(
  rule: string,
  unit: string,
  subject: string,
  message: string,
  remedy: string,
): Finding {
  return { level: 'breaking', rule, unit, subject, message, remedy };
}

/** Makes a warning. */
export function warning(
  rule: string,
  unit: string,
  subject: string,
  message: string,
  remedy: string,
): Finding {
  return { level: 'warning', rule, unit, subject, message, remedy };
}
