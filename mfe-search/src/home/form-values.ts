import type { FormValues, SubmitError } from '../search-bar/types.ts';

/** What the form without JavaScript was sent back with: `q`, `l`, `error` and `buscar` of the home page's query. */
export function readFormValues(search: string): FormValues {
  const query = new URLSearchParams(search);
  const keyword = query.get('q') ?? '';
  const placeText = query.get('l') ?? '';
  return {
    keyword,
    placeText,
    error: toSubmitError(query.get('error'), placeText),
    open: query.get('buscar') === '1',
  };
}

function toSubmitError(code: string | null, placeText: string): SubmitError | null {
  if (code === 'vacio') return 'empty';
  if (code === 'ubicacion') return placeText.trim() === '' ? 'placeMissing' : 'placeNotChosen';
  if (code === 'desconocida') return 'placeUnknown';
  return null;
}
