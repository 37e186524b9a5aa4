import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { until } from '@chamba/kernel/testing/until';
import { Readiness, type ReadinessSources } from './readiness.ts';

function ready(sources: Partial<ReadinessSources> = {}) {
  let now = 0;
  const readiness = new Readiness(
    {
      missingUnits: () => [],
      probe: () => Promise.resolve(),
      withoutWorkersMs: () => 0,
      ...sources,
    },
    () => now,
  );
  readiness.become('serving');
  return { readiness, pass: (ms: number) => (now += ms) };
}

const named = (name: string): Error => Object.assign(new Error('no'), { name });

describe('readiness', () => {
  it('is false before the site listens, and while it stops', async () => {
    const sources = { missingUnits: () => [], probe: () => Promise.resolve(), withoutWorkersMs: () => 0 };
    const readiness = new Readiness(sources);
    assert.deepEqual(await readiness.reasons(), ['starting']);
    readiness.become('serving');
    assert.deepEqual(await readiness.reasons(), []);
    readiness.become('stopping');
    assert.deepEqual(await readiness.reasons(), ['stopping']);
  });

  it('checks the database once a second, whatever the number of probes', async () => {
    let asked = 0;
    const { readiness, pass } = ready({ probe: async () => void (asked += 1) });
    await Promise.all(Array.from({ length: 500 }, () => readiness.reasons()));
    assert.equal(asked, 1);
    pass(999);
    await readiness.reasons();
    assert.equal(asked, 1);
    pass(1);
    await readiness.reasons();
    assert.equal(asked, 2);
  });

  it('ends at once when the database refuses, and after ten seconds when it is only busy', async () => {
    const gone = ready({ probe: () => Promise.reject(named('StoreUnavailableError')) });
    assert.deepEqual(await gone.readiness.reasons(), ['database']);
    const busy = ready({ probe: () => Promise.reject(named('StoreTimeoutError')) });
    assert.deepEqual(await busy.readiness.reasons(), []);
    busy.pass(9_999);
    assert.deepEqual(await busy.readiness.reasons(), []);
    busy.pass(1_000);
    assert.deepEqual(await busy.readiness.reasons(), ['database']);
  });

  it('counts those ten seconds from the last answer of the database', async () => {
    let isBusy = false;
    const { readiness, pass } = ready({
      probe: async () => {
        if (isBusy) throw named('StoreTimeoutError');
      },
    });
    pass(60_000);
    assert.deepEqual(await readiness.reasons(), []);
    isBusy = true;
    pass(9_000);
    assert.deepEqual(await readiness.reasons(), []);
    pass(1_000);
    assert.deepEqual(await readiness.reasons(), ['database']);
  });

  it('answers although the database does not', async () => {
    const { readiness, pass } = ready({ probe: () => new Promise(() => undefined) });
    const answers: string[][] = [];
    const ask = () => readiness.reasons().then((reasons) => answers.push(reasons));
    void ask();
    await until(() => answers.length === 1, 'the first answer');
    pass(10_000);
    void ask();
    await until(() => answers.length === 2, 'the second answer');
    assert.deepEqual(answers, [[], ['database']]);
  });

  it('names missing units, a missing composition and missing render workers', async () => {
    assert.deepEqual(await ready({ missingUnits: () => ['mfe-cv'] }).readiness.reasons(), ['units']);
    const none = ready({
      missingUnits: () => {
        throw new Error('there is no composition yet');
      },
    });
    assert.deepEqual(await none.readiness.reasons(), ['composition']);
    assert.deepEqual(await ready({ withoutWorkersMs: () => 300 }).readiness.reasons(), []);
    assert.deepEqual(await ready({ withoutWorkersMs: () => 5_001 }).readiness.reasons(), ['rendering']);
  });
});
