/** A foreign text as one line without control characters: it cannot control the terminal or imitate another line. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ');
}

/** Rows under headings, in columns; numbers are aligned by the caller. Every row is one line, whatever its content. */
export function table(
  headings: readonly string[],
  rows: ReadonlyArray<readonly string[]>,
  { right = [] }: { right?: readonly number[] } = {},
): string {
  const all = [headings, ...rows].map((row) => row.map(oneLine));
  const widths = headings.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return right.includes(column) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** A time as `2026-11-21 17:32` in the local time zone; the text itself if it is not a time. */
export function moment(text: string): string {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return text;
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Bytes as `151.1 KB`. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** The next commands to run, as a paragraph. */
export function nextSteps(...commands: readonly string[]): string {
  return ['Next:', ...commands.map((command) => `  ${command}`)].join('\n');
}
