/** One command of `chamba`. */
export type Command = {
  name: string;
  /** One line for the overview. */
  summary: string;
  /** Runs with the arguments after the name; resolves to the exit code, one of those in `exit-codes.ts`. */
  run: (args: readonly string[]) => Promise<number>;
};
