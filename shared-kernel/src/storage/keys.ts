/** Local storage keys that belong to a session and go at logout. */
export const SESSION_KEYS = ['contactData', 'returnUrl', 'expo', 'discards', 'resendAt'] as const;

/** Local storage keys that belong to the browser and stay; of `jobStatus` the shell removes what is the account's. */
export const BROWSER_KEYS = [
  'browserId',
  'jobStatus',
  'knownPlace',
  'pushAsked',
  'recentSearches',
  'theme',
] as const;

/** Local storage keys of the token refresh between tabs. */
export const REFRESH_KEYS = ['tokenRefresh.flag', 'tokenRefresh.mainTab', 'tokenRefresh.last'] as const;

export type StorageKey =
  | (typeof SESSION_KEYS)[number]
  | (typeof BROWSER_KEYS)[number]
  | (typeof REFRESH_KEYS)[number]
  // Of the tab, until its next page takes it: the account for whose session the page was loaded anew.
  | 'reloadedFor'
  // Of the tab: the log-in for which it has registered the browser's notifications.
  | 'pushRenewed'
  // Drafts and outboxes of remotes, named by their owner: `outbox.apply`, `draft.signup`.
  | `outbox.${string}`
  | `draft.${string}`;
