/**
 * Reporter of Node's test runner: how long the tests of each file took, in ms, as JSON by path from the working directory.
 * Tests of one file that run at once are counted each. In a group of files, a suite is one file.
 */
import path from 'node:path';

export default async function* fileDurations(events) {
  const durations = {};
  for await (const { type, data } of events) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.nesting > 0 || !data.file) continue;
    const ran = path.relative(process.cwd(), data.file);
    const file = ran.startsWith('test-groups') ? data.name : ran;
    durations[file] = (durations[file] ?? 0) + data.details.duration_ms;
  }
  yield JSON.stringify(durations);
}
