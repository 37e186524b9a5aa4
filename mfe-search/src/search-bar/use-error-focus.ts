import { useEffect, useRef, type RefObject } from 'react';
import type { SubmitError } from './types.ts';

/** Puts the caret where the search lacks something, once it was refused; of several forms only in the one in sight. */
export function useErrorFocus(error: SubmitError | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(error);
  useEffect(() => {
    if (error && error !== shown.current) {
      const field = form.current?.elements.namedItem(error === 'empty' ? 'q' : 'l');
      if (field instanceof HTMLInputElement && field.offsetParent !== null) field.focus();
    }
    shown.current = error;
  }, [error]);
  return form;
}
