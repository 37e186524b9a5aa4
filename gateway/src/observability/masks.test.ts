import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toFigure } from '../beacon/server-failures.ts';
import { anonymousWords, readReport } from '../beacon/report.ts';
import { truncate, createLogger, loggablePath, withoutPersonalData } from './logger.ts';

/** Hard inputs for the patterns: repeated, each almost matches at every letter. */
const HOSTILE = [
  'a',
  '@',
  '/',
  '\\',
  'a.',
  'a@',
  'a@b',
  '@a.',
  '-',
  'a-',
  '"',
  '"a',
  ' @',
  '.',
  '1',
  '%',
  '😀',
  '\n',
  ' ',
];
const ENDS = ['', '!', '@', '"', ' '];

const logged = (error: unknown): string => {
  let line = '';
  createLogger('info', { write: (text) => (line += text) }).error({ err: error });
  return line;
};

/** All masks of personal data in texts from other sources. */
const MASKS: Readonly<Record<string, (text: string) => unknown>> = {
  withoutPersonalData,
  anonymousWords,
  loggablePath: (text) => loggablePath(`/${text}`),
  'an error in the log': (text) =>
    logged(Object.assign(new Error(text), { name: text, stack: `Error: ${text}\n    at ${text}` })),
  'something thrown in the log': logged,
  'a failed render': (text) =>
    toFigure({ unit: 'mfe-search', version: '1.0.0', reason: 'error', error: new Error(text) }),
  'a report of a page': readReport,
};

const SHORT = 50_000;
/** Times below this are too short for a ratio, in ms. */
const MIN_MEASURABLE_MS = 40;

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

describe('masks of logged and counted texts', () => {
  for (const [name, mask] of Object.entries(MASKS)) {
    // Measured, so not beside other tests; a rule of the linter holds it for each pattern.
    it(
      `${name}: takes linear time for any text`,
      { skip: !process.env['TEST_FULL'] && 'npm run test:full' },
      () => {
        for (const piece of HOSTILE)
          for (const end of ENDS) {
            const text = (length: number): string => piece.repeat(length / piece.length) + end;
            const fastest = (length: number): number =>
              Math.min(...[1, 2, 3].map(() => time(() => mask(text(length)))));
            if (time(() => mask(text(SHORT * 4))) < MIN_MEASURABLE_MS) continue;
            // The best of several attempts, since other processes share the processor.
            const long = fastest(SHORT * 4);
            if (long < MIN_MEASURABLE_MS) continue;
            const short = fastest(SHORT);
            assert.ok(long / short < 10, `${JSON.stringify(piece)}: ${short} ms, then ${long} ms`);
          }
      },
    );
  }

  it('are applied after truncation: no text is logged or counted in full length', () => {
    const long = 'una cosa '.repeat(100_000);
    const error = Object.assign(new Error(long), { name: long, stack: long });
    for (const line of [logged(error), logged(long)]) {
      assert.match(line, /una cosa/);
      assert.ok(line.length < 8_000, `${line.length} letters`);
    }
    const [figure] = toFigure({ unit: 'mfe-search', version: '1.0.0', reason: 'error', error }).errors;
    assert.equal(figure?.message.length, 200);
  });

  it('leave no part of an address or token at the cut', () => {
    for (let before = 1_900; before < 2_020; before += 1) {
      const line = logged(
        new Error(
          `${'x '.repeat(before / 2)} lupita.hernandez@ejemplo.com.mx ${'0123456789abcdef'.repeat(3)}`,
        ),
      );
      assert.ok(!/lupita|0123456789/.test(line), `cut after ${before} letters`);
    }
  });

  it('leave no address or token in the path of a request', () => {
    for (const [url, path] of [
      ['/api/suggests/keywords/ana%40example.com?x=ana@example.com', '/api/suggests/keywords/[correo]'],
      ['/empleos/de-jos%C3%A9%2Bx%40ejemplo.com.mx/2', '/empleos/[correo]/2'],
      ['/empleos/josé@peña.mx', '/empleos/[correo]'],
      [`/cuenta/activar/${'a'.repeat(20)}/si`, '/cuenta/activar/[oculto]/si'],
      [`/x/${'0123456789abcdef'.repeat(3)}`, '/x/[oculto]'],
      ['/api/suggests/keywords/c%2B%2B', '/api/suggests/keywords/c%2B%2B'],
    ] as const)
      assert.equal(loggablePath(url), path);
    for (let before = 150; before < 210; before += 1) {
      const path = loggablePath(
        `/${'x/'.repeat(before / 2)}lupita@ejemplo.com/${'0123456789abcdef'.repeat(3)}`,
      );
      assert.ok(path.length <= 200);
      assert.ok(!/lupita|0123456789/.test(path), `cut after ${before} letters`);
    }
  });

  it('leave short texts unchanged', () => {
    assert.equal(truncate('una falla', 2_000), 'una falla');
    assert.equal(truncate(undefined, 2_000), 'undefined');
    assert.equal(withoutPersonalData('de ana@example.com, y ya'), 'de [correo], y ya');
    assert.equal(anonymousWords('de ana@example.com en /a/b "Ana" 12'), 'de (mail) en (path) (text) #');
  });
});
