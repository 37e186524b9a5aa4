/**
 * Reporter of Node's test runner: how long the tests of each file took, in ms, as JSON by path from the working directory.
 * Tests of one file that run at once are counted each.
 */
import path from 'node:path';

export default async function* fileDurations(events) {
  const durations = {};
  for await (const { type, data } of events) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.nesting > 0 || !data.file) continue;
    const file = path.relative(process.cwd(), data.file);
    durations[file] = (durations[file] ?? 0) + data.details.duration_ms;
  }
  yield JSON.stringify(durations);
}
