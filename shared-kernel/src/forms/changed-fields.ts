import type { FormFields } from '../remote/index.ts';

/**
 * What of a form in the document is not as the server rendered it: typed, chosen or filled in by the browser before the
 * scripts took the page over. React leaves such controls as they are and does not know of them.
 * @returns the fields by name, as a form that is sent without scripts has them; a box that was unchecked is empty.
 * @example
 * const typed = changedFields(form);
 * if (typed['email'] !== undefined) setEmail(typed['email']);
 */
export function changedFields(form: HTMLFormElement): FormFields {
  const fields: Record<string, string> = {};
  for (const control of form.elements) {
    const value = changedValue(control);
    if (value !== null) fields[control.getAttribute('name') ?? ''] = value;
  }
  return fields;
}

/** The value of a control that was changed; null otherwise. */
function changedValue(control: Element): string | null {
  if (control instanceof HTMLSelectElement) {
    const [first, ...rest] = control.options;
    const rendered = rest.find(({ defaultSelected }) => defaultSelected) ?? first;
    return control.selectedOptions[0] === rendered ? null : control.value;
  }
  if (control instanceof HTMLTextAreaElement)
    return control.value === control.defaultValue ? null : control.value;
  if (!(control instanceof HTMLInputElement)) return null;
  if (control.type === 'radio') return control.checked && !control.defaultChecked ? control.value : null;
  if (control.type === 'checkbox')
    return control.checked === control.defaultChecked ? null : control.checked ? control.value : '';
  return control.value === control.defaultValue ? null : control.value;
}
