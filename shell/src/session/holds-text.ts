/** Apart from `typed-text.ts`, which every page starts with: this is asked later, if ever. */
import { hasUnsavedChanges } from '@chamba/kernel/unsaved';
import { typed, type Field } from './typed-text.ts';

const CHOICES = '[type=radio], [type=checkbox], [type=range]';

/** Fields whose text stands in the address once it was sent. */
const SEARCH = '[role=search] *, [method=get] *';

/** Whether the page holds what a reload would lose: a form says so, or a field holds typed text. */
export function holdsText(): boolean {
  return hasUnsavedChanges() || [...typed].some(isUnsent);
}

function isUnsent([field, [before, address]]: readonly [Field, readonly [string, string]]): boolean {
  return (
    field.isConnected &&
    field.value !== '' &&
    field.value !== before &&
    !field.matches(CHOICES) &&
    (address === location.href || !field.matches(SEARCH))
  );
}
