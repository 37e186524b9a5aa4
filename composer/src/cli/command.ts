/** One command of `chamba`. */
export type Command = {
  name: string;
  /** One line for the overview. */
  summary: string;
  /** Runs with the arguments after the name; resolves to the exit code: 0 done, 1 failed, 2 misused. */
  run: (args: readonly string[]) => Promise<number>;
};
