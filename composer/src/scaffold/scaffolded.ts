/** Result of `chamba new`, and the next steps. */
export type Scaffolded = {
  /** Absolute paths. */
  created: readonly string[];
  changed: readonly string[];
  /** Folder to run the next commands in. */
  folder: string;
  /** Commands. */
  next: readonly string[];
  /** A sentence about the result. */
  note: string;
};
