/** Longest name and message of an error that leaves the page, in characters. */
const MAX_NAME_LENGTH = 60;
const MAX_MESSAGE_LENGTH = 160;

/** What of a text is looked at, in characters: the masks below take more than twice as long for twice the text. */
const READ_MESSAGE = 1_000;
const READ_STACK = 8_000;

/** Files of a stack that are reported, innermost first. */
const MAX_FILES = 5;

/** A file of a release, as addresses name it. */
const RELEASE_FILE =
  /\/releases\/([a-z][a-z0-9-]*)\/(\d+\.\d+\.\d+(?:-[\w.-]+?)?)-([0-9a-f]{12})\/([\w.-]+(?:\/[\w.-]+)*)/g;

/** An error without anything that could be about a person. */
export type AnonymousError = { name: string; message: string; files: string[] };

/** What of a text may leave the page: words, without addresses, quoted values, e-mails and numbers. */
export function anonymousText(text: string): string {
  return text
    .slice(0, READ_MESSAGE)
    .replace(/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, '(address)')
    .replace(/\S+@\S+/g, '(mail)')
    .replace(/(["'`“”«»]).*?["'`“”«»]/g, '(text)')
    .replace(/["'`“”«»].*$/s, '(text)')
    .replace(/\/\S*/g, '(path)')
    .replace(/\d+/g, '#')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_MESSAGE_LENGTH);
}

/**
 * Name, words and release files of an error.
 * @param file address of the script that is known to have thrown, when the error has no stack.
 */
export function anonymous(error: unknown, file: string | null = null): AnonymousError {
  const failure = error instanceof Error ? error : null;
  const name = (failure?.name ?? 'NotAnError').replace(/\W/g, '').slice(0, MAX_NAME_LENGTH) || 'Error';
  return {
    name,
    message: failure ? anonymousText(failure.message) : '',
    files: [...new Set(releaseFiles(`${(failure?.stack ?? '').slice(0, READ_STACK)}\n${file ?? ''}`))].slice(
      0,
      MAX_FILES,
    ),
  };
}

function releaseFiles(text: string): string[] {
  return [...text.matchAll(RELEASE_FILE)].map(
    ([, unit, version, digest, path]) => `${unit}/${version}-${digest}/${path}`,
  );
}

/** Unit and version that a file of a release belongs to, or null. */
export function ownerOfFile(file: string | undefined): { unit: string; version: string } | null {
  const [, unit, version] = /^([a-z][a-z0-9-]*)\/(.+)-[0-9a-f]{12}\//.exec(file ?? '') ?? [];
  return unit !== undefined && version !== undefined ? { unit, version } : null;
}
