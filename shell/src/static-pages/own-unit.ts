import type { FooterKind, HeaderKind, Page, PageCategory } from '@chamba/kernel/remote';

/** Owner's name of the pages the shell has itself. */
export const OWN_UNIT = 'shell';

/** Frame of a page of the shell. */
export type OwnRoute = { id: string; category: PageCategory; header: HeaderKind; footer: FooterKind };

export type OwnPage = { path: string; route: OwnRoute; load: () => Promise<{ default: Page }> };
