import type { Job } from '../api/types.ts';

/** Props of each slot. A slot is a contract between teams: changing props means a new version. */
export type SlotPropsMap = {
  'header.search': { variant: 'hero' | 'bar' };
  /** The card to log in, open; the shell takes it away when it asks to be closed. */
  'header.login': { onClose: () => void };
  'header.email-status': Record<string, never>;
  'page.extended-search': Record<string, never>;
  'offer.apply': { job: Job; placement: 'title' | 'bar' };
  'offer.match': { job: Job };
  /** Where to go on after the application to an offer was sent. */
  'offer.applied': { job: Job };
  'results.save-search': { url: string; description: string };
  'dashboard.completeness': Record<string, never>;
  /** The search on a phone's dashboard. */
  'dashboard.search': Record<string, never>;
  'dashboard.email-confirmation': Record<string, never>;
  'resume.email': Record<string, never>;
};

export type SlotName = keyof SlotPropsMap;
export type SlotProps<Name extends SlotName> = SlotPropsMap[Name];

export type SlotContract = {
  version: number;
  owner: string;
  /** Pixels kept free until the filler shows, so that nothing jumps. */
  reservedHeight: number;
  /** Milliseconds after which the filler is taken as absent. */
  timeoutMs: number;
};

/** Every slot of the product: a place named by its owner, which another unit fills. */
export const slotContracts: Readonly<Record<SlotName, SlotContract>> = {
  'header.search': { version: 1, owner: 'shell', reservedHeight: 56, timeoutMs: 5000 },
  'header.login': { version: 1, owner: 'shell', reservedHeight: 0, timeoutMs: 5000 },
  'header.email-status': { version: 1, owner: 'shell', reservedHeight: 0, timeoutMs: 5000 },
  'page.extended-search': { version: 1, owner: 'shell', reservedHeight: 64, timeoutMs: 5000 },
  'offer.apply': { version: 1, owner: 'mfe-search', reservedHeight: 48, timeoutMs: 5000 },
  'offer.match': { version: 1, owner: 'mfe-search', reservedHeight: 428, timeoutMs: 5000 },
  'offer.applied': { version: 1, owner: 'mfe-search', reservedHeight: 240, timeoutMs: 5000 },
  'results.save-search': { version: 1, owner: 'mfe-search', reservedHeight: 76, timeoutMs: 5000 },
  'dashboard.completeness': { version: 1, owner: 'mfe-apply', reservedHeight: 0, timeoutMs: 5000 },
  'dashboard.search': { version: 1, owner: 'mfe-apply', reservedHeight: 56, timeoutMs: 5000 },
  'dashboard.email-confirmation': { version: 1, owner: 'mfe-apply', reservedHeight: 0, timeoutMs: 5000 },
  'resume.email': { version: 1, owner: 'mfe-cv', reservedHeight: 0, timeoutMs: 5000 },
};
