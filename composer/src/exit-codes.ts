/** Exit codes of every command. */
export const EXIT = {
  done: 0,
  /** Something broke: a build, the network, a file. */
  failed: 1,
  /** The command line is wrong. */
  misused: 2,
  /** Everything works, and a rule says no: an incompatible release, a team that does not own the unit. */
  refused: 3,
} as const;

/** The exit codes in words, for the end of a command's help. */
export const EXIT_CODES = 'Exit codes: 0 done, 1 failed, 2 misused, 3 refused by a rule.';
