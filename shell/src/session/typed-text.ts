import { hasUnsavedChanges } from '@chamba/kernel/unsaved';

const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();

/** Remembers the fields that somebody types into, whichever unit they belong to. */
export function watchTyping(): void {
  addEventListener('input', ({ target }) => {
    // Fields of pages that were left would keep their pages in memory.
    for (const field of typed) if (!field.isConnected) typed.delete(field);
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typed.add(target);
  });
}

/** Whether the page holds what a reload would lose: a form says so, or a field holds what somebody typed into it. */
export function holdsText(): boolean {
  return hasUnsavedChanges() || [...typed].some(({ value, isConnected }) => isConnected && value !== '');
}
