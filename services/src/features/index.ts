import type { TogglesAnswer } from '@chamba/kernel/api';
import { handler } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import { providerName } from '../ai/provider.ts';
import type { AiOptions } from '../ai/provider.ts';
import type { Queryable } from '@chamba/database';

type ToggleRow = { name: string; enabled: boolean; payload: { type: string; value?: unknown } | null };

/** Whether and by whom texts can be improved: by the configuration, and not by the table. */
const aiToggle = (ai: AiOptions): TogglesAnswer['toggles'][number] => ({
  name: 'improveRole',
  enabled: true,
  payload: { type: 'string', value: providerName(ai) },
});

async function readToggles(db: Queryable, ai: AiOptions | undefined): Promise<TogglesAnswer> {
  const { rows } = await db.query<ToggleRow>('select name, enabled, payload from toggle order by name');
  const toggles = rows.map(({ name, enabled, payload }) => ({
    name,
    enabled,
    ...(payload ? { payload: { type: payload.type, value: payload.value } } : {}),
  }));
  return { toggles: ai ? [...toggles, aiToggle(ai)] : toggles };
}

/** What is switched on of the product, as the table `toggle` says at the moment, and what the operator configured. */
export function featuresHandlers({ store }: { store: Queryable }, ai: AiOptions | undefined): Handler[] {
  return [
    handler('features.toggles', () => readToggles(store, ai)),
    handler('features.togglesByName', () => readToggles(store, ai)),
  ];
}
