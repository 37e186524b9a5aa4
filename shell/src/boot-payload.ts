import type { BootPayload } from '@chamba/kernel/composition';

/** The page has no boot data: it did not come from the gateway. */
class MissingBootError extends Error {
  override name = 'MissingBootError';
}

/**
 * Reads what the server left in the page. It is the same document that brought this script, so its form is
 * trusted; only its presence is checked. A document that the device keeps as the frame of another page (`data-kept` is
 * 0) brings nothing of the page it was kept for, such as its search.
 * @throws MissingBootError
 */
export function readBootPayload(): BootPayload {
  const text = document.getElementById('boot')?.textContent;
  if (!text) throw new MissingBootError('no boot payload in the page');
  const boot = JSON.parse(text) as BootPayload;
  if (document.documentElement.dataset['kept'] !== '0') return boot;
  const { config, session, toggles, jobStatus, toasts, pageWidth, visitor, campaign, badges } = boot.state;
  return {
    ...boot,
    state: { config, session, toggles, jobStatus, toasts, pageWidth, visitor, campaign, badges },
  };
}
