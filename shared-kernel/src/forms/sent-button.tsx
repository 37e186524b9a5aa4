import { useHydrated } from '../hydration/index.ts';

/**
 * Attributes of a button that does its work in the page, and without scripts is sent with its form: the form then has a
 * `DefaultSubmit`, so that Enter in a field does not press it.
 * @param sent name and value that the form is sent with when this button sends it.
 * @example
 * const again = useSentButton({ name: 'again', value: 'area' });
 * <Button {...again} onClick={loadSpecialities}>Ver especialidades</Button>
 */
export function useSentButton(sent: {
  name: string;
  value: string;
}): { type: 'button' } | { type: 'submit'; name: string; value: string } {
  return useHydrated() ? { type: 'button' } : { type: 'submit', ...sent };
}

/**
 * First in a form with other buttons: the one that Enter in a field presses without scripts.
 * @example
 * <form ref={form.ref} method="post" noValidate onSubmit={form.onSubmit}>
 *   <DefaultSubmit />
 *   <Button {...again} onClick={loadSpecialities}>Ver especialidades</Button>
 * </form>
 */
export function DefaultSubmit() {
  return <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />;
}
