import { type ReactNode, useEffect, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Draws its children at the end of the page, in the browser only. They get their own element, which goes with
 * them: what React listens to on the body itself, it would listen to for ever.
 * @example
 * <PageEnd>
 *   <ToastRegion toasts={toasts} onDismiss={dismiss} />
 * </PageEnd>
 */
export function PageEnd({ children }: { children: ReactNode }) {
  const [host] = useState(() => document.createElement('div'));
  // In the page before the layout effects of the children, which open dialogs.
  useInsertionEffect(() => {
    document.body.append(host);
  }, [host]);
  // Out of the page after theirs, which give the focus back.
  useEffect(() => {
    if (!host.isConnected) document.body.append(host);
    return () => host.remove();
  }, [host]);
  return createPortal(children, host);
}
