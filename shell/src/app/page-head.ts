import type { Head } from '@chamba/kernel/remote';
import { pageHead } from '@chamba/kernel/seo';
import type { RootState } from '@chamba/kernel/store';
import { failureHead } from '@chamba/kernel/ui/error-state';
import type { PreparedPage } from '../page-loading/prepare-page.ts';

/** Head of whatever the page turned out to be. */
export function getHead(prepared: PreparedPage, state: RootState): Head {
  if (prepared.kind === 'page') return pageHead(prepared.page, state, prepared.context);
  return failureHead(state.config.siteName);
}
