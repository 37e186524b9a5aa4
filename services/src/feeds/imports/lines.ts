/** A line without its end; `bytes` is null when the line is longer than allowed. */
export type Line = { line: number; bytes: Buffer | null };

const NEWLINE = 0x0a;
const RETURN = 0x0d;

/**
 * Cuts bytes into lines, in groups as they arrive. A line that is too long is skipped up to its end: it takes no more
 * memory than `longest` bytes.
 */
export async function* splitLines(bytes: AsyncIterable<Buffer>, longest: number): AsyncGenerator<Line[]> {
  let kept: Buffer[] = [];
  let length = 0;
  let number = 1;
  const take = (part: Buffer): void => {
    length += part.length;
    if (length > longest) kept = [];
    else kept.push(part);
  };
  const finish = (): Line => {
    const whole = length > longest ? null : kept.length === 1 && kept[0] ? kept[0] : Buffer.concat(kept);
    const line = { line: number++, bytes: whole?.at(-1) === RETURN ? whole.subarray(0, -1) : whole };
    kept = [];
    length = 0;
    return line;
  };
  for await (const chunk of bytes) {
    const lines: Line[] = [];
    let from = 0;
    for (;;) {
      const end = chunk.indexOf(NEWLINE, from);
      if (end === -1) break;
      take(chunk.subarray(from, end));
      lines.push(finish());
      from = end + 1;
    }
    if (from < chunk.length) take(chunk.subarray(from));
    if (lines.length > 0) yield lines;
  }
  if (length > 0) yield [finish()];
}
