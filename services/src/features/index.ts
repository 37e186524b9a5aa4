import type { TogglesAnswer } from '@chamba/kernel/api';
import { handler } from '../http/handler.ts';
import type { Handler } from '../http/handler.ts';
import type { Queryable } from '@chamba/database';

type ToggleRow = { name: string; enabled: boolean; payload: { type: string; value?: unknown } | null };

async function readToggles(db: Queryable): Promise<TogglesAnswer> {
  const { rows } = await db.query<ToggleRow>('select name, enabled, payload from toggle order by name');
  const toggles = rows.map(({ name, enabled, payload }) => ({
    name,
    enabled,
    ...(payload ? { payload: { type: payload.type, value: payload.value } } : {}),
  }));
  return { toggles };
}

/** What is switched on of the product, as the table `toggle` says at the moment. */
export function featuresHandlers({ store }: { store: Queryable }): Handler[] {
  return [
    handler('features.toggles', () => readToggles(store)),
    handler('features.togglesByName', () => readToggles(store)),
  ];
}
