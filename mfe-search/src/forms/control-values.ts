/**
 * What the controls of a form hold, by name. What was typed or chosen before the form was hydrated is only there: React
 * leaves such controls as they are, and no event reports it.
 */
export function controlValues(form: HTMLFormElement | null): Record<string, string> {
  const entries = [...new FormData(form ?? undefined)];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
