import { EXIT } from './command.ts';

/** A command cannot go on; whoever called it is told why and what to do. */
export class Failure extends Error {
  override name = 'Failure';
  /** Name of the failure for programs, e.g. `unreachable`. */
  readonly code: string;
  /** What to do about it; empty when the message says so itself. */
  readonly remedy: string;
  /** One of {@link EXIT}. */
  readonly exit: number;

  constructor(
    message: string,
    {
      code = 'failed',
      remedy = '',
      exit = EXIT.failed,
    }: { code?: string; remedy?: string; exit?: number } = {},
  ) {
    super(message);
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
