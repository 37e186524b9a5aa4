import type { BootPayload } from '@chamba/kernel/composition';

/** The page has no boot data: it did not come from the gateway. */
class MissingBootError extends Error {
  override name = 'MissingBootError';
}

/**
 * Reads what the server left in the page. It is the same document that brought this script, so its form is
 * trusted; only its presence is checked.
 * @throws MissingBootError
 */
export function readBootPayload(): BootPayload {
  const text = document.getElementById('boot')?.textContent;
  if (!text) throw new MissingBootError('no boot payload in the page');
  return JSON.parse(text) as BootPayload;
}

/** Takes what the server left in the page out of the document: the session in it has ended. */
export function removeBootPayload(): void {
  document.getElementById('boot')?.remove();
}
