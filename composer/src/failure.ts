import { EXIT } from './exit-codes.ts';

/** What a failure has besides its message. */
export type FailureParts = Partial<Pick<Failure, 'code' | 'remedy' | 'exit' | 'lines' | 'details'>>;

/** A command cannot go on; whoever called it is told why and what to do. */
export class Failure extends Error {
  override name = 'Failure';
  /** Name of the failure for programs, e.g. `unreachable`. */
  readonly code: string;
  /** What to do about it; empty when the message says so itself. */
  readonly remedy: string;
  /** One of {@link EXIT}. */
  readonly exit: number;
  /** More about it, a line each, for people. */
  readonly lines: readonly string[];
  /** The same for programs. */
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

/** The command line is wrong; the message is followed by a pointer to the command's help. */
export class Misuse extends Failure {
  override name = 'Misuse';

  constructor(message: string) {
    super(message, { code: 'misused', exit: EXIT.misused });
  }
}
