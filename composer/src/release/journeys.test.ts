import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { checkOut, type Checkout } from '../testing/checkout.ts';
import { readUnit } from '../webpack/index.ts';
import { compile } from './build.ts';
import { writeJourneys } from './journeys.ts';

const HEAD = `import { click, journey, link, open } from '@chamba/kernel/journeys';\n`;
const opens = (id: string, address = '/areas'): string =>
  `${HEAD}export default journey('${id}', { title: 'somebody looks', as: 'visitor', steps: [open('${address}'), click(link('Ver más'))] });`;

describe('journeys of a unit', () => {
  let checkout: Checkout;
  beforeEach(() => {
    checkout = checkOut('remote');
  });
  afterEach(() => checkout.remove());

  const write = (file: string, source: string): void => {
    const place = path.join(checkout.unit, 'src', file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, source);
  };
  const build = () => {
    const folder = path.join(checkout.folder, 'release');
    mkdirSync(folder, { recursive: true });
    return writeJourneys(readUnit(checkout.unit), folder, 'production', compile);
  };
  const written = (file: string): string => path.join(checkout.folder, 'release', file);

  it('are written into the release as data, whichever folder they are in', async () => {
    write('areas/areas.journey.ts', opens('somebody-looks'));
    write('other.journey.ts', opens('somebody-else-looks'));
    await build();
    const { journeys } = JSON.parse(readFileSync(written('journeys.json'), 'utf8')) as {
      journeys: Array<{ id: string }>;
    };
    assert.deepEqual(
      journeys.map(({ id }) => id),
      ['somebody-looks', 'somebody-else-looks'],
    );
    assert.deepEqual(journeys[0], {
      id: 'somebody-looks',
      screen: 'phone',
      title: 'somebody looks',
      as: 'visitor',
      steps: [{ open: '/areas' }, { click: { role: 'link', name: 'Ver más' } }],
    });
    assert.ok(!existsSync(written('journeys.cjs')));
  });

  it('leave no file when there are none', async () => {
    await build();
    assert.ok(!existsSync(written('journeys.json')));
  });

  it('never lead to another site', async () => {
    write('areas.journey.ts', opens('somebody-leaves', '//elsewhere.example/'));
    await assert.rejects(build, /\.\/src\/areas\.journey\.ts: steps\[0\]/);
  });

  it('have ids of their own', async () => {
    write('one.journey.ts', opens('somebody-looks'));
    write('two.journey.ts', opens('somebody-looks'));
    await assert.rejects(build, /two journeys have one id/);
  });

  it('are the default export of their file', async () => {
    write(
      'areas.journey.ts',
      `${HEAD}export const looks = journey('a', { title: 'a', as: 'visitor', steps: [] });`,
    );
    await assert.rejects(build, /areas\.journey\.ts/);
  });

  it('run without the machine that builds them', async () => {
    write('areas.journey.ts', `${opens('somebody-looks')}\nprocess.exit(0);`);
    await assert.rejects(build, /process is not defined/);
  });
});
