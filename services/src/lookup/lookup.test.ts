import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { ask, enginesOfRules } from '../testing/services.ts';
import type { Engine, RunningServices } from '../testing/services.ts';

type Item = { id: string; description: string; idparent?: string; idParent?: string };
type Category = Item & { subcategories: Item[] };

for (const engine of await enginesOfRules()) {
  describe(`lookups on ${engine.name}`, () => suite(engine));
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

  const lookUp = async (
    service: string,
    params: Record<string, string> = {},
  ): Promise<{ status: number; response: Record<string, unknown>; code: string | undefined }> => {
    const query = new URLSearchParams({ server: 'lookup', service, ...params });
    const { status, body } = await ask(running, `/rest?${query.toString()}`);
    const errors = body['errors'] as { code: string }[] | undefined;
    return { status, response: (body['response'] ?? {}) as Record<string, unknown>, code: errors?.[0]?.code };
  };
  const items = async (
    service: string,
    field: string,
    params: Record<string, string> = {},
  ): Promise<Item[]> => (await lookUp(service, params)).response[field] as Item[];

  test('one country, its 32 states and the municipalities of a state', async () => {
    assert.deepEqual(await items('countries', 'countries'), [{ id: 'MX', description: 'México' }]);
    const states = await items('states', 'states', { countryID: 'MX' });
    assert.equal(states.length, 32);
    const cities = await items('cities', 'cities', { countryID: 'MX', stateID: 'MX-AGS' });
    assert.deepEqual(
      states.find(({ id }) => id === 'MX-AGS'),
      { id: 'MX-AGS', description: 'Aguascalientes', code: 'MX-AGS', cities },
    );
    assert.ok(cities.some(({ id, description }) => id === '1001' && description === 'Aguascalientes'));
    assert.ok(cities.every(({ idParent }) => idParent === 'MX-AGS'));
    assert.equal((await lookUp('states', { countryID: 'ES' })).code, 'MYS-15');
    assert.equal((await lookUp('cities', { countryID: 'MX', stateID: 'MX-NIX' })).code, 'MYS-15');
  });

  test('a postal code returns its municipality, state, country and settlements', async () => {
    const { response } = await lookUp('postalcode', { postalcode: '20059' });
    const { colonias, ...place } = response;
    assert.deepEqual(place, {
      cp: '20059',
      idciudad: '1001',
      ciudad: 'Aguascalientes',
      idestado: 'MX-AGS',
      estado: 'Aguascalientes',
      idpais: 'MX',
      pais: 'México',
    });
    assert.ok((colonias as string[]).includes('Guadalupe'));
    assert.equal((await lookUp('postalcode', { postalcode: '99999' })).code, 'MYS-15');
  });

  test('places by the word of their address, by their id and by a typed text', async () => {
    for (const [params, id, description] of [
      [{ countryID: 'MX' }, 'mexico', 'México'],
      [{ countryID: 'MX', stateID: 'MX-JAL' }, 'jalisco', 'Jalisco'],
    ] as const) {
      const { response } = await lookUp('locationPrettyID', params);
      assert.deepEqual(response['countrystate_equivalence'], { id, description });
    }
    const asked: Record<string, string>[] = [{ stateID: 'MX-JAL' }, { text: 'jal' }];
    for (const params of asked) {
      const { response } = await lookUp('location', params);
      const { type, description, countryname } = response['location'] as Record<string, string>;
      assert.deepEqual([type, description, countryname], ['ST', 'Jalisco', 'México']);
    }
    assert.equal((await lookUp('location', { stateID: 'MX-NIX' })).code, 'MYS-15');
    assert.equal((await lookUp('locationPrettyID', { countryID: 'MX', stateID: 'MX-NIX' })).code, 'MYS-15');
  });

  test('what every object inherits is a word like others, wherever words are typed', async () => {
    for (const word of [
      'constructor',
      'toString',
      '__proto__',
      'constructor, constructor',
      'en constructor',
    ]) {
      const typed = encodeURIComponent(word);
      for (const path of [
        `/rest?server=lookup&service=location&text=${typed}`,
        `/rest?server=lookup&service=cities&countryID=MX&stateID=${typed}`,
        `/rest?server=lookup&service=postalcode&postalcode=${typed}`,
        `/rest?server=jobs&service=jobs&q=${typed}&location=${typed}`,
        `/rest?server=searchCompanyLetter&service=companies&query=${typed}`,
        `/api/companies?cop=${typed}`,
        `/locations/countries/MX/${typed}`,
        `/api/suggests/locations?q=${typed}`,
        `/api/suggests/keywords/${typed}`,
        `/api/suggests/roles?text=${typed}`,
        `/api/suggests/universities?text=${typed}`,
        `/api/suggests/skills?text=${typed}`,
      ])
        assert.ok((await ask(running, path)).status < 500, path);
    }
  });

  test('languages, by their names', async () => {
    const languages = await items('languages', 'languages');
    assert.ok(languages.some(({ id, description }) => id === 'nah' && description === 'Náhuatl'));
    const names = languages.map(({ description }) => description);
    assert.deepEqual(
      names,
      [...names].sort((one, other) => one.localeCompare(other, 'es')),
    );
  });

  test('categories are the areas of interest, with those below each of them', async () => {
    const categories = (await items('allcategories', 'categories')) as Category[];
    assert.deepEqual(await items('categories', 'categories'), categories);
    assert.ok(categories.length > 10);
    assert.deepEqual(
      await items('interestAreas', 'interestareas'),
      categories.map(({ id, description }) => ({ id, description })),
    );
    for (const { id, subcategories } of categories) {
      const below = await items('subcategories', 'subcategories', { categoryID: id });
      assert.deepEqual(below, subcategories);
      assert.ok(below.length > 0 && below.every(({ idparent }) => idparent === id));
      assert.deepEqual(
        await items('subinterestAreas', 'subinterestareas', { idparent: id }),
        below.map((sub) => ({ id: sub.id, description: sub.description, idparent: id })),
      );
    }
    const all = categories.flatMap(({ subcategories }) => subcategories);
    assert.equal((await items('subinterestAreas', 'subinterestareas')).length, all.length);
    const [one] = all;
    const { response } = await lookUp('subcategory', { subcategoryID: one?.id ?? '' });
    assert.equal((response['subcategory'] as Item).idparent, one?.idparent);
    assert.equal((await lookUp('subcategories', { categoryID: '999' })).code, 'MYS-13');
    assert.equal((await lookUp('subcategory', { subcategoryID: 'x' })).code, 'MYS-13');
  });
}
