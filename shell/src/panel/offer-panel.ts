import type { BootPayload } from '@chamba/kernel/composition';
import { loadCode } from '../page-loading/load-code.ts';
import type { PageHost } from '../page-loading/page-host.ts';

/**
 * Gives testers the composition panel: with Alt + Shift + C, or at once with `?composicion=1`. A page that is not what
 * candidates get shows its badge. Nothing of it is loaded before.
 */
export function offerPanel(boot: BootPayload, host: PageHost): void {
  const load = (open: boolean): void =>
    void loadCode(() => import(/* webpackChunkName: "panel" */ './index.tsx')).then(
      (panel) => panel.show(boot, host, open),
      (error: unknown) => console.error('[chamba] the composition panel did not load', error),
    );
  const asked = new URLSearchParams(location.search).get('composicion') === '1';
  if (asked || boot.composition.custom) load(asked);
  addEventListener('keydown', (event) => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyC') return;
    event.preventDefault();
    load(true);
  });
}
