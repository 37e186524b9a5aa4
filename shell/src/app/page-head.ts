import type { Head } from '@chamba/kernel/remote';
import type { RootState } from '@chamba/kernel/store';
import type { PreparedPage } from '../page-loading/prepare-page.ts';

/** Head of whatever the page turned out to be. */
export function headOf(prepared: PreparedPage, state: RootState): Head {
  const { siteName } = state.config;
  if (prepared.kind === 'page') return prepared.page.head(state, prepared.context);
  return { title: siteName, description: '', robots: 'nofollow, noindex' };
}
