import { EXIT } from './exit-codes.ts';

/** The parts of a failure besides its message. */
export type FailureParts = Partial<Pick<Failure, 'code' | 'remedy' | 'exit' | 'lines' | 'details'>>;

/** A command cannot continue; the message says why, and `remedy` what to do. */
export class Failure extends Error {
  override name = 'Failure';
  /** Code of the failure for programs, e.g. `unreachable`. */
  readonly code: string;
  /** What to do; empty if the message already says it. */
  readonly remedy: string;
  /** One of {@link EXIT}. */
  readonly exit: number;
  /** Details for people, one line each. */
  readonly lines: readonly string[];
  /** Details for programs. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    message: string,
    { code = 'failed', remedy = '', exit = EXIT.failed, lines = [], details = {} }: FailureParts = {},
  ) {
    super(message);
    this.lines = lines;
    this.details = details;
    this.code = code;
    this.remedy = remedy;
    this.exit = exit;
  }
}

/** The command line is invalid; the message is followed by a reference to the command's help. */
export class Misuse extends Failure {
  override name = 'Misuse';

  constructor(message: string) {
    super(message, { code: 'misused', exit: EXIT.misused });
  }
}
