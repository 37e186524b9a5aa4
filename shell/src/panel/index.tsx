import { createRoot } from 'react-dom/client';
import type { BootPayload } from '@chamba/kernel/composition';
import type { PageHost } from '../page-loading/page-host.ts';
import { Testers } from './testers.tsx';

let open: (() => void) | null = null;

/**
 * Puts the badge of a page that is not what candidates get, and the composition panel, beside the page.
 * @param opened whether the panel opens at once; called again it only opens.
 */
export function show(
  { composition, allowOverrides = false }: BootPayload,
  host: PageHost,
  opened: boolean,
): void {
  if (open) {
    if (opened) open();
    return;
  }
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <Testers
      composition={composition}
      allowOverrides={allowOverrides}
      host={host}
      initiallyOpen={opened}
      onMount={(opener) => {
        open = opener;
      }}
    />,
  );
}
