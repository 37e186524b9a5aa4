import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { until } from '@chamba/kernel/testing/until';
import { PASSWORD, personWith } from '../testing/candidates.ts';
import { ask, enginesOfRules } from '../testing/services.ts';
import type { Engine, RunningServices } from '../testing/services.ts';
import type { FoundOffers } from './search.ts';

for (const engine of await enginesOfRules()) {
  describe(`Mexican Spanish on ${engine.name}`, () => suite(engine));
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
    const query = new URLSearchParams({ server: 'jobs', service: 'jobs', hits: '100', q, ...more });
    const { status, body } = await ask(running, `/rest?${query.toString()}`);
    assert.equal(status, 200, JSON.stringify(body));
    return body['response'] as FoundOffers;
  };
  const ids = (answer: FoundOffers): string[] => answer.joblist.map(({ id }) => id);
  const suggest = async (path: string): Promise<string[]> => {
    const { body } = await ask(running, path);
    return (body['response'] as { suggestions: { text: string }[] }).suggestions.map(({ text }) => text);
  };

  for (const [typed, meant] of [
    ['bendedor', 'vendedor'],
    ['cozinero', 'cocinero'],
    ['aiudante jeneral', 'ayudante general'],
    ['ayudnate general', 'ayudante general'],
    ['auxiliaradministrativo', 'auxiliar administrativo'],
    ['auxi liar administrativo', 'auxiliar administrativo'],
    ['auxiliarr adminitrativo', 'auxiliar administrativo'],
    ['gaurdia seguirdad', 'guardia seguridad'],
    ['mantenimineto', 'mantenimiento'],
    ['recepsionidta', 'recepcionista'],
    ['kajero', 'cajero'],
    ['chofr repartidor', 'chofer repartidor'],
  ] as const) {
    test(`'${typed}' finds what '${meant}' finds, and says so`, async () => {
      const [wrong, right] = [await search(typed), await search(meant)];
      assert.ok(right.summary.totaldocs > 0);
      assert.deepEqual(ids(wrong), ids(right));
      assert.deepEqual(right.correction, null);
      assert.equal(wrong.correction?.from, typed);
      assert.equal(wrong.correction?.also, false);
      assert.match(wrong.seo.robots, /noindex/);
    });
  }

  for (const [one, other] of [
    ['cajera', 'cajeros'],
    ['secretario', 'secretarias'],
    ['aux administrativo', 'auxiliar administrativa'],
    ['ayte gral', 'ayudante general'],
    ['administrativo auxiliar', 'auxiliar de administrativo'],
    ['rh', 'recursos humanos'],
    ['técnico', 'TECNICA'],
  ] as const) {
    test(`'${one}' and '${other}' are the same search`, async () => {
      const [first, second] = [await search(one), await search(other)];
      assert.ok(first.summary.totaldocs > 0, one);
      assert.deepEqual(ids(first), ids(second));
      assert.equal(first.correction, null);
    });
  }

  test('synonyms come after everything that says the word itself', async () => {
    const { joblist } = await search('vigilante');
    const itself = joblist.map(({ title }) => /vigilante/i.test(title));
    const guards = joblist.filter(({ title }) => /guardia/i.test(title));
    assert.ok(itself[0] === true && guards.length > 0);
    const lastItself = itself.lastIndexOf(true);
    const firstGuard = joblist.findIndex(({ title }) => /guardia/i.test(title) && !/vigilante/i.test(title));
    assert.ok(firstGuard > lastItself);
    const literal = await search('vigilante', { literal: '1' });
    assert.ok(literal.joblist.every(({ title }) => !/guardia/i.test(title) || /vigilan/i.test(title)));
  });

  test('nothing is made of nonsense, of right words that no offer has, of short words and of numbers', async () => {
    for (const q of ['qwertz', 'asdasd', 'xyzzy', 'plumero', 'canción', 'ojo', '48151623', 'a1b2c3d4']) {
      const { summary, correction } = await search(q);
      assert.equal(summary.totaldocs, 0, q);
      assert.equal(correction, null, q);
    }
  });

  test('words that an object has by itself are words like others', async () => {
    for (const q of ['constructor', 'toString', '__proto__', 'hasOwnProperty valueOf']) await search(q);
  });

  test('the way back searches for what was written, and its pages stay literal', async () => {
    // Nothing is written so: there is no way back to it.
    assert.equal((await search('bendedor')).correction?.literalurl, '');
    const literal = await search('bendedor', { literal: 'true' });
    assert.equal(literal.summary.totaldocs, 0);
    assert.equal(literal.correction, null);
    const wide = await search('vendedor', { literal: '1' });
    assert.match(wide.seo.robots, /noindex/);
    assert.ok(wide.facets.category.every(({ url }) => url.includes('literal=1')));
    assert.match(wide.query.clearurl, /literal=1/);
  });

  test('the heading shows the corrected text, the box what was typed', async () => {
    const answer = await search('bendedor', { location: 'jalisco' });
    assert.equal(answer.seo.h1, 'Empleos de vendedor en Jalisco');
    assert.equal(answer.query.q, 'bendedor');
    assert.equal(answer.correction?.to, 'vendedor');
  });

  test('keywords and roles are suggested with their slips', async () => {
    const cashiers = await suggest('/api/suggests/keywords/caj');
    assert.match(cashiers[0] ?? '', /^cajer/i);
    for (const typed of ['kajer', 'cagero', 'cajreo']) {
      const found = await suggest(`/api/suggests/roles?text=${typed}`);
      assert.ok(
        found.some((text) => /^cajer/i.test(text)),
        `${typed}: ${found.join(', ')}`,
      );
    }
    assert.deepEqual(await suggest('/api/suggests/roles?text=zzzzqq'), []);
    const ordered = await suggest('/api/suggests/keywords/administrativo%20aux');
    assert.ok(ordered.some((text) => /auxiliar administrativ/i.test(text)));
  });

  test('the number beside a suggestion, and beside what is searched most, is what its search finds', async () => {
    const found = async (q: string): Promise<number> => {
      const { body } = await ask(
        running,
        `/rest?${new URLSearchParams({ server: 'jobs', service: 'jobs', q }).toString()}`,
      );
      return (body['response'] as FoundOffers).summary.totaldocs;
    };
    const suggested = await ask(running, '/api/suggests/keywords/caj');
    const { suggestions } = suggested.body['response'] as {
      suggestions: { text: string; documents: number }[];
    };
    const { items } = await personWith(running).api.call('seo.keywords', {});
    assert.ok(suggestions.length > 2 && items.length > 2);
    for (const { text, documents } of suggestions) assert.equal(documents, await found(text), text);
    for (const { description, count } of items.slice(0, 5))
      assert.equal(count, await found(description), description);
  });

  test('universities and skills are suggested by the words of their names', async () => {
    const polytechnics = await suggest('/api/suggests/universities?text=politecnico%20nacional');
    assert.equal(polytechnics[0], 'Instituto Politécnico Nacional');
    assert.ok((await suggest('/api/suggests/universities?text=unibersidad%20autonoma&count=5')).length === 5);
    const skills = await suggest('/api/suggests/skills?text=contabil&count=7');
    assert.equal(skills.length, 7);
    assert.ok(skills.some((text) => /contab/i.test(text)));
    assert.deepEqual(await suggest('/api/suggests/skills?text='), []);
    const { status } = await ask(running, `/api/suggests/skills?text=${'x'.repeat(300)}`);
    assert.equal(status, 400);
  });

  test('recent searches of a visitor follow a log-in', async () => {
    const visitor = 'c'.repeat(32);
    await ask(running, '/rest?server=jobs&service=jobs&q=cocinero', { visitor });
    const account = { email: 'ana@example.com', name: 'Ana Sosa', password: PASSWORD, legal_ok: true };
    const created = await ask(running, '/rest', {
      method: 'POST',
      visitor,
      body: { server: 'myService', service: 'account', payload: account },
    });
    const token = JSON.stringify(created.body).match(/"(?:token|id)":"([\w-]{20,})"/)?.[1] ?? '';
    assert.ok(token, JSON.stringify(created.body));
    let urls: string[] = [];
    await until(async () => {
      const { body } = await ask(running, '/api/tracking/recent-searches/current', { token });
      urls = (body['response'] as { recentsearches: { url: string }[] }).recentsearches.map(({ url }) => url);
      return urls.length > 0;
    }, 'the search is stored');
    assert.deepEqual(urls, ['/empleos-de-cocinero']);
  });
}
