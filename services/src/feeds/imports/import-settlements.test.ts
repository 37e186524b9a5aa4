import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { until } from '@chamba/kernel/testing/until';
import { deflateRawSync } from 'node:zlib';
import { ask, enginesOfRules } from '../../testing/services.ts';
import type { Engine, RunningServices } from '../../testing/services.ts';
import type { PlacesImportEvent, PlacesImportOptions } from '../index.ts';

const NOTICE =
  'El Catálogo Nacional de Códigos Postales, es elaborado por Correos de México y se proporciona en forma gratuita.';
const HEADER =
  'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad';

const line = (code: string, name: string, number: string, city = '001', state = '01'): string =>
  `${code}|${name}|Colonia|Aguascalientes|Aguascalientes|Aguascalientes|20001|${state}|20001||09|${city}|${number}|Urbano|01`;

const file = (...lines: readonly string[]): Buffer =>
  Buffer.from([NOTICE, HEADER, ...lines, ''].join('\r\n'), 'latin1');

/** A ZIP file with one entry. */
function zipped(content: Buffer): Buffer {
  const name = Buffer.from('CPdescarga.txt');
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 6);
  head.writeUInt16LE(8, 8);
  head.writeUInt16LE(name.length, 26);
  const trailer = Buffer.from('PK\x07\x08 what follows the entry is not read', 'latin1');
  return Buffer.concat([head, name, deflateRawSync(content), trailer]);
}

async function* once(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}

for (const engine of await enginesOfRules()) {
  describe(`imports of postal codes on ${engine.name}`, () => suite(engine));
}

function suite(engine: Engine): void {
  let running: RunningServices;
  before(async () => {
    running = await engine.start();
  });
  after(async () => {
    await running.stop();
    await engine.stop();
  });
  const bring = async (content: Buffer, options: PlacesImportOptions = {}) => {
    const events: PlacesImportEvent[] = [];
    const { places } = running.services;
    const summary = await places.import(once(content), {
      ...options,
      onEvent: (event) => events.push(event),
    });
    return {
      summary,
      rejected: events.flatMap((event) =>
        event.type === 'rejected' ? [`${event.line} ${event.field} ${event.reason}`] : [],
      ),
    };
  };
  const rows = async (sql: string) => (await running.services.db.query(sql)).rows;
  const suggested = async (q: string): Promise<string[]> => {
    const { body } = await ask(running, `/api/suggests/locations?q=${encodeURIComponent(q)}`);
    const { suggestions } = body['response'] as { suggestions: { description: string }[] };
    return suggestions.map(({ description }) => description);
  };

  test('the official file brings, renames and removes, and lists what it cannot use', async () => {
    const first = await bring(
      file(
        line('20990', 'Ampliación Peñón', '9001'),
        line('20990', 'Las Viñas', '9002'),
        line('2099', 'Corta', '9003'),
        line('20990', 'De nadie', '9004', '999'),
      ),
      { force: true },
    );
    assert.deepEqual(first.rejected, [
      '5 d_codigo must be a postal code of five digits',
      '6 c_mnpio state 01 has no municipality 999',
    ]);
    assert.equal(first.summary.added, 2);
    assert.equal(first.summary.rejected, 2);
    assert.ok(first.summary.removed > 0);
    assert.deepEqual(await rows("select name, cp from place where type = 'ZO' order by id"), [
      { name: 'Ampliación Peñón', cp: '20990' },
      { name: 'Las Viñas', cp: '20990' },
    ]);
    // Suggestions are answered from what is known until the places were read anew.
    let found: string[] = [];
    await until(async () => {
      found = await suggested('ampliacion penon');
      return found.length > 0;
    }, 'the new settlement is suggested');
    assert.match(found.join(), /Ampliación Peñón/);

    const second = await bring(
      zipped(
        file(
          line('20990', 'Ampliación El Peñón', '9001'),
          line('20990', 'Las Viñas', '9002'),
          line('20991', 'Nueva', '9005'),
        ),
      ),
    );
    const { added, changed, unchanged, removed } = second.summary;
    assert.deepEqual(
      { added, changed, unchanged, removed },
      { added: 1, changed: 1, unchanged: 1, removed: 0 },
    );
  });

  test('a part of the file removes nothing unless forced, and a dry run changes nothing', async () => {
    const part = file(line('20991', 'Nueva', '9005'));
    const kept = await bring(part);
    assert.equal(kept.summary.removed, 0);
    assert.match(kept.summary.notes[0] ?? '', /^2 settlements are not in the file and stay/);
    const trial = await bring(part, { force: true, dryRun: true });
    assert.equal(trial.summary.removed, 2);
    assert.equal((await rows("select 1 from place where type = 'ZO'")).length, 3);
    await running.services.db.query(
      `insert into recent_search (owner, url, params, place_id, place_description)
         select 'u:1', '/x', '{}', id::text, name from place where name = 'Las Viñas'`,
    );
    const forced = await bring(part, { force: true });
    assert.deepEqual([forced.summary.removed, forced.summary.kept], [1, 1]);
  });

  test('another file is refused', async () => {
    await assert.rejects(bring(Buffer.from('hola\n'.repeat(20))), { name: 'UnreadableSourceError' });
    await assert.rejects(bring(file('x|y')), { name: 'UnreadableSourceError' });
  });
}
