/** Key of the tab's storage that names the login whose applications this tab has read already. */
export const LOADED_KEY = 'outbox.applied-of';
