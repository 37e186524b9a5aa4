import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { ask, enginesOfRules } from '../testing/services.ts';
import type { Engine, RunningServices } from '../testing/services.ts';
import type { FoundOffers } from './search.ts';

for (const engine of await enginesOfRules()) {
  describe(`searches that would find nothing, on ${engine.name}`, () => suite(engine));
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
  const search = async (q: string, more: Record<string, string> = {}): Promise<FoundOffers> => {
    const query = new URLSearchParams({ server: 'jobs', service: 'jobs', q, ...more });
    const { status, body } = await ask(running, `/rest?${query.toString()}`);
    assert.equal(status, 200, JSON.stringify(body));
    return body['response'] as FoundOffers;
  };
  const titles = ({ joblist }: FoundOffers): string[] => joblist.map(({ title }) => title.toLowerCase());
  const ids = ({ joblist }: FoundOffers): string[] => joblist.map(({ id }) => id);

  for (const q of [
    ...['trabajo', 'empleos', 'vacantes', 'busco trabajo urgente', 'chamba de lo que sea'],
    ...['nesesito travajo', 'busco enpleo urjente', 'ola ay bacantes de lo q sea'],
  ]) {
    test(`'${q}' only says that work is looked for: every offer fits`, async () => {
      assert.equal((await search(q)).summary.totaldocs, (await search('')).summary.totaldocs);
    });
  }

  test('what people write around a title changes nothing', async () => {
    for (const q of ['busco trabajo de cajero', 'solicito cajero urgente', 'hola necesito chamba de cajero'])
      assert.deepEqual(ids(await search(q)), ids(await search('cajero')), q);
  });

  test('headings leave out what is written around the work', async () => {
    assert.equal((await search('busco trabajo de cajero urgente')).seo.h1, 'Empleos de cajero en México');
    assert.equal((await search('trabajo')).seo.h1, 'Empleos en México');
    assert.match((await search('cajero sin experiencia')).seo.h1, /cajero sin experiencia/);
    assert.equal((await search('sin experiencia')).seo.h1, 'Empleos sin experiencia en México');
  });

  test('a search that no offer answers in full is answered in part, and says from where on', async () => {
    const answer = await search('cajero astronauta submarino');
    assert.equal(answer.summary.totaldocs, 0);
    assert.equal(answer.partialfrom, 0);
    assert.equal(answer.nearfrom, undefined);
    assert.ok(answer.joblist.length > 0 && answer.joblist.length <= 10);
    assert.ok(titles(answer).every((title) => title.includes('caj')));
    assert.match(titles(answer)[0] ?? '', /^cajer/);
    assert.match(answer.seo.robots, /noindex/);
  });

  test('a page is not filled beyond what was asked for', async () => {
    for (const [q, hits] of [
      ['cajero astronauta submarino', 3],
      ['auxiliar de cajero nocturno', 2],
      ['oxxo', 1],
    ] as const)
      assert.equal((await search(q, { hits: String(hits) })).joblist.length, hits, q);
  });

  test('a few offers with all words come first, without being repeated, and are alone in the count', async () => {
    const all = await search('auxiliar administrativo', { hits: '100' });
    const rare = all.joblist
      .flatMap(({ title }) => title.split(' '))
      .find((word) => word.length > 6 && !/auxiliar|administrativ/i.test(word));
    assert.ok(rare);
    const answer = await search(`auxiliar administrativo ${rare}`);
    const { totaldocs } = answer.summary;
    assert.ok(totaldocs > 0 && totaldocs < 10, `${rare}: ${totaldocs}`);
    assert.equal(answer.partialfrom, totaldocs);
    assert.equal(answer.joblist.length, 10);
    assert.equal(new Set(ids(answer)).size, 10);
    assert.ok(
      titles(answer)
        .slice(totaldocs)
        .every((title) => !title.includes(rare.toLowerCase())),
    );
  });

  test('more words in common come before fewer', async () => {
    const answer = await search('auxiliar administrativo astronauta');
    const both = titles(answer).map((title) => /auxiliar/.test(title) && /administrativ/.test(title));
    assert.ok(both[0]);
    assert.deepEqual(
      both,
      both.toSorted((one, other) => Number(other) - Number(one)),
    );
  });

  test('part of a search names the trade, not the circumstances: rank, studies, hours and numbers answer nothing', async () => {
    for (const q of [
      'jefe cajero con 5 años de experiencia astronauta',
      'cajero turno nocturno prepa trunca astronauta',
      'auxiliar cajero submarino',
    ]) {
      const found = titles(await search(q));
      assert.ok(found.length > 0 && found.every((title) => title.includes('caj')), `${q}: ${found.join()}`);
    }
  });

  test('where nothing is known of the work, its circumstances alone are no answer', async () => {
    assert.deepEqual(titles(await search('astronauta submarino turno nocturno')), []);
  });

  test('of an employer that no offer names a few of the same work are shown as near, with the way to more', async () => {
    for (const q of ['oxxo', 'vacantes oxxo', 'osxo', 'home depot']) {
      const answer = await search(q);
      assert.equal(answer.summary.totaldocs, 0, q);
      assert.equal(answer.partialfrom, 0, q);
      assert.equal(answer.nearfrom, 0, q);
      assert.ok(answer.joblist.length > 0 && answer.joblist.length <= 4, `${q}: ${titles(answer).join()}`);
      assert.ok(answer.refineurls.length > 0, q);
    }
    // The work that stands beside the name is looked for by itself.
    assert.ok((await search('cajero oxxo')).joblist.length > 4);
  });

  test('a search for work without experience that finds none shows no offers that require experience', async () => {
    assert.ok(titles(await search('lavador de autos')).some((title) => title.includes('con experiencia')));
    for (const q of ['lavador de autos sin experiencia', 'lavador de autos que no pidan experiencia']) {
      const answer = await search(q);
      assert.deepEqual(
        answer.conditions?.map(({ text }) => text),
        ['Sin experiencia'],
        q,
      );
      assert.ok(
        titles(answer).every((title) => !title.includes('con experiencia')),
        q,
      );
    }
  });

  test('a literal search, and pages after the first, have no part of it', async () => {
    const others: Record<string, string>[] = [{ literal: '1' }, { page: '2' }];
    for (const more of others) assert.equal((await search('cajero astronauta', more)).partialfrom, undefined);
  });

  test('a place in the keyword is read as one where it finds more, is shown, and can be taken off', async () => {
    for (const [typed, code] of [
      ['vendedor gdl jal', '/ciudad-de-guadalajara'],
      ['vendedor en 44100', 'guadalajara'],
    ] as const) {
      const answer = await search(typed);
      assert.match(answer.query.location?.seourl ?? '', new RegExp(code.replace('/', '')), typed);
      assert.equal(answer.query.q, 'vendedor');
      assert.match(answer.seo.robots, /noindex/, typed);
    }
  });

  test('a town in the keyword is the place, however much its words find, in the heading and on every page', async () => {
    const guadalajara = { location: 'jalisco', ci: 'guadalajara' };
    const chosen = await search('vendedor', guadalajara);
    assert.ok(chosen.summary.totaldocs > 1);
    for (const q of ['vendedor en guadalajara', 'vendedor guadalajara jal', 'guadalajara vendedor']) {
      const answer = await search(q);
      const { totaldocs } = answer.summary;
      const own = ids(answer).slice(0, totaldocs);
      assert.deepEqual([answer.seo.h1, own], [chosen.seo.h1, ids(chosen)], q);
      // What is missing to ten is the same work elsewhere.
      assert.equal(answer.partialfrom, totaldocs);
      assert.ok(
        titles(answer)
          .slice(totaldocs)
          .every((title) => /vende|ventas/.test(title)),
        titles(answer).join(),
      );
    }
    const second = { page: '2', hits: '1' };
    assert.deepEqual(
      ids(await search('vendedor en guadalajara', second)),
      ids(await search('vendedor', { ...guadalajara, ...second })),
    );
  });

  test('a town whose name others have too leads to a choice; its work is shown everywhere, that of their states first', async () => {
    const everywhere = await search('vendedor');
    for (const q of ['vendedor en loreto', 'vendedor loreto']) {
      const answer = await search(q);
      assert.equal(answer.summary.totaldocs, everywhere.summary.totaldocs, q);
      assert.equal(answer.query.location, null, q);
      assert.equal(answer.correction?.to, 'vendedor', q);
    }
    const { places = [], correction } = await search('vendedor juarez');
    assert.equal(correction, null);
    assert.ok(places.length > 0);
    for (const { text, url } of places) {
      const [, offers] = /Juárez.*\((\d+)\)$/.exec(text) ?? [];
      const [, location = '', ci = ''] = /en-([^/]+)\/ciudad-de-([^/?]+)/.exec(url) ?? [];
      assert.ok(offers !== undefined && ci !== '', `${text} ${url}`);
      const there = await search('vendedor', { location, ci });
      assert.equal(there.summary.totaldocs, Number(offers), text);
    }
  });

  test('a word of the language that is a town too is no place by itself', async () => {
    assert.equal((await search('vendedor centro')).places, undefined);
    assert.equal((await search('vendedor guadalajara')).places, undefined);
  });

  test('conditions in the keyword are filters that are shown and can be taken off', async () => {
    const filtered = await search('auxiliar', { contract_type: '2' });
    const answer = await search('auxiliar tiempo completo');
    assert.ok(answer.summary.totaldocs > 0);
    assert.deepEqual(ids(answer), ids(filtered));
    assert.deepEqual(answer.conditions, [
      { text: 'Tiempo completo', url: '/empleos-de-auxiliar-tiempo-completo?literal=1' },
    ]);
    assert.equal(answer.query.q, 'auxiliar tiempo completo');
    assert.equal(answer.query.filtersurl, '/empleos-de-auxiliar?tft=1');
    assert.ok(answer.facets.contract.find(({ id }) => id === '2')?.selected);
  });

  test('a condition that no offer states shows work, as something else', async () => {
    const answer = await search('trabajo con hospedaje incluido');
    assert.equal(answer.summary.totaldocs, 0);
    assert.equal(answer.nearfrom, 0);
    assert.ok(answer.joblist.length > 0);
  });

  test('accents of other languages are read as those of Spanish', async () => {
    assert.deepEqual(ids(await search('mecànico')), ids(await search('mecánico')));
  });

  test('what only comes near the unwanted stays in', async () => {
    const answer = await search('chofer que no sea de uber');
    assert.equal(answer.conditions?.[0]?.text, 'Sin «uber»');
    assert.equal(answer.summary.totaldocs, (await search('chofer')).summary.totaldocs);
    assert.notEqual(answer.summary.totaldocs, 0);
  });

  test('what is not wanted is left out, in the keyword as in the address', async () => {
    const all = await search('auxiliar', { hits: '100' });
    const unwanted = new Set(ids(await search('administrativo', { hits: '100' })));
    const answer = await search('auxiliar que no sea administrativo', { hits: '100' });
    assert.ok(answer.summary.totaldocs > 0 && answer.summary.totaldocs < all.summary.totaldocs);
    assert.ok(ids(all).some((id) => unwanted.has(id)));
    assert.ok(!ids(answer).some((id) => unwanted.has(id)));
    assert.deepEqual(ids(await search('auxiliar', { exclude: 'administrativo', hits: '100' })), ids(answer));
    const [chip] = answer.conditions ?? [];
    assert.equal(chip?.text, 'Sin «administrativo»');
  });

  test('without an offer that fulfils a condition its words count, or those beside it, after it', async () => {
    const paid = await search('cajero mas de 300000');
    assert.equal(paid.summary.totaldocs, 0);
    assert.equal(paid.partialfrom, 0);
    assert.ok(titles(paid).every((title) => title.includes('caj')));
  });

  test('the beginning of a name is no place', async () => {
    const answer = await search('aux cont');
    assert.equal(answer.query.location, null);
    assert.match(answer.correction?.to ?? '', /cont/);
  });

  test('a word of the language that no title has is the beginning of one', async () => {
    for (const beginning of ['monta', 'vela']) {
      const answer = await search(beginning);
      assert.match(answer.correction?.to ?? '', new RegExp(`^${beginning}.`), beginning);
      assert.ok(answer.joblist.length > 0, beginning);
    }
  });

  test('nothing in the place leads to the state, the country and the place itself, with counts', async () => {
    const answer = await search('barista', { location: 'colima' });
    assert.equal(answer.summary.totaldocs, 0);
    const texts = answer.refineurls.map(({ text }) => text);
    const { totaldocs } = (await search('barista')).summary;
    if (totaldocs > 0) assert.ok(texts.includes(`«barista» en todo México (${totaldocs})`), texts.join());
    const placed = (await search('', { location: 'colima' })).summary.totaldocs;
    if (placed > 0)
      assert.ok(
        texts.some((text) => text.startsWith('Todo en Colima (')),
        texts.join(),
      );
    assert.ok(totaldocs + placed > 0);
  });

  test('a place that may be several leads to the same words in one of them and beyond, before other work', async () => {
    const answer = await search('vendedor', { location: 'guadalajara' });
    assert.equal(answer.summary.totaldocs, 0);
    const texts = answer.refineurls.map(({ text }) => text.replace(/ \(.*/, ''));
    assert.deepEqual(texts.slice(0, 3), [
      '«vendedor» en Guadalajara, Jalisco',
      '«vendedor» en Jalisco',
      '«vendedor» en todo México',
    ]);
  });

  test('a right word is never taken for another', async () => {
    for (const q of ['cuidar niños', 'la condesa', 'casa']) {
      const { correction } = await search(q);
      const isSame = correction?.to.toLowerCase().includes(q.split(' ').at(-1) ?? '') ?? true;
      assert.ok(isSame, `${q}: ${correction?.to}`);
    }
  });
}
