/** What `chamba new` did, and what its caller does next. */
export type Scaffolded = {
  /** Absolute paths. */
  created: readonly string[];
  changed: readonly string[];
  /** Folder the next commands are run in. */
  folder: string;
  /** Commands. */
  next: readonly string[];
  /** A sentence about what is there now. */
  note: string;
};
