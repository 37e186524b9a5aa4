import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { it } from 'node:test';
import { logOutput } from './log-output.ts';

const LINE = `${'x'.repeat(999)}\n`;

it('lines for a stalled reader are dropped beyond a megabyte, and counted once it reads again', async () => {
  let read = '';
  const held: Array<() => void> = [];
  let hangs = true;
  const stream = new Writable({
    decodeStrings: false,
    write: (text: string, _encoding, done) => {
      read += text;
      if (hangs) held.push(done);
      else done();
    },
  });
  const output = logOutput(stream);
  for (let line = 0; line < 3_000; line += 1) output.write(LINE);
  const waiting = stream.writableLength;
  assert.ok(waiting > 1_000_000 && waiting < 1_100_000, `${waiting} bytes`);
  await output.flush(10);
  assert.equal(stream.writableLength, waiting, 'a flush ends after its time-out');

  hangs = false;
  held.shift()?.();
  await output.flush(10_000);
  const lines = read.trim().split('\n');
  const { lost, msg } = JSON.parse(lines.at(-1) ?? '') as { lost: number; msg: string };
  assert.equal(msg, 'lines of the log were lost');
  assert.equal(lines.length - 1 + lost, 3_000);
});

it('the process survives a closed reader', async () => {
  const stream = new Writable({ write: (_text, _encoding, done) => done(new Error('EPIPE')) });
  const output = logOutput(stream);
  output.write(LINE);
  await new Promise((resolve) => setImmediate(resolve));
  output.write(LINE);
  await output.flush(10);
});
