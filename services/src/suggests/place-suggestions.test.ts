import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { PlaceIndex } from '../lookup/place-index.ts';
import { ask, enginesOfRules } from '../testing/services.ts';
import type { Engine, RunningServices } from '../testing/services.ts';
import { suggestPlaces } from './place-suggestions.ts';

type Suggestion = {
  id: string;
  type: string;
  cityname: string;
  statename: string;
  zonename: string;
  description: string;
  seourl: string;
  documents: number;
  postalcode?: string;
  latitude?: number;
  longitude?: number;
};

for (const engine of await enginesOfRules()) {
  describe(`places on ${engine.name}`, () => suite(engine));
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

  async function suggest(q: string): Promise<Suggestion[]> {
    const { status, body } = await ask(running, `/api/suggests/locations?q=${encodeURIComponent(q)}`);
    assert.equal(status, 200);
    return (body['response'] as { suggestions: Suggestion[] }).suggestions;
  }
  async function meant(text: string): Promise<string | null> {
    const { status, body } = await ask(
      running,
      `/rest?server=lookup&service=location&text=${encodeURIComponent(text)}`,
    );
    if (status === 404) return null;
    return (body['response'] as { location: { seourl: string } }).location.seourl;
  }
  async function refusal(text: string): Promise<string | undefined> {
    const { body } = await ask(
      running,
      `/rest?server=lookup&service=location&text=${encodeURIComponent(text)}`,
    );
    return (body['errors'] as { code: string }[] | undefined)?.[0]?.code;
  }
  const nearest = (lat: string, lon: string) =>
    ask(running, `/rest?server=geolocation&service=nearest&lat=${lat}&lon=${lon}`);

  test('a city is found by the name of its seat, and says whose it is', async () => {
    const [cancun] = (await suggest('cancun')).filter(({ type }) => type === 'CI');
    assert.ok(cancun);
    assert.equal(cancun.description, 'Cancún, Benito Juárez, Quintana Roo');
    assert.equal(cancun.zonename, 'Cancún');
    assert.equal(cancun.cityname, 'Benito Juárez');
    assert.equal(cancun.id, '23005');
    assert.equal(cancun.seourl, 'en-quintana-roo/ciudad-de-benito-juarez');
  });

  test('what was chosen finds itself again', async () => {
    for (const typed of ['cancun', 'guadalajara', 'queretaro', 'mexico']) {
      for (const { description, seourl, type } of (await suggest(typed)).filter((one) => one.type !== 'ZO')) {
        const again = await suggest(description);
        assert.ok(
          again.some((one) => one.seourl === seourl && one.type === type),
          description,
        );
      }
    }
  });

  test('homonyms are distinguished by their state, with or without a comma, in either order', async () => {
    for (const typed of ['guadalupe zac', 'guadalupe, zacatecas', 'zacatecas guadalupe']) {
      assert.equal(
        (await suggest(typed)).find(({ type }) => type === 'CI')?.description,
        'Guadalupe, Zacatecas',
      );
    }
    assert.equal(await meant('guadalupe zac'), 'en-zacatecas/ciudad-de-guadalupe');
    assert.equal(await meant('guadalupe nuevo leon'), 'en-nuevo-leon/ciudad-de-guadalupe');
  });

  test('a state that is said twice is that state, unless a city of it is called so', async () => {
    for (const typed of [
      'Ciudad de México, CDMX',
      'cdmx, ciudad de mexico',
      'ciudad de mexico cdmx',
      'Ciudad de México, Ciudad de México',
      'cdmx cdmx',
      'Ciudad de México, CDMX, México',
    ])
      assert.equal(await meant(typed), 'en-ciudad-de-mexico', typed);
    assert.equal(await meant('Jalisco, Jal.'), 'en-jalisco');
    assert.equal(await meant('queretaro, queretaro'), 'en-queretaro/ciudad-de-queretaro');
    assert.equal(await meant('jalisco, cdmx'), null);
  });

  test('a text that may mean several places means none', async () => {
    assert.equal(await meant('benito juarez'), null);
    assert.equal(await meant('qqqq'), null);
    assert.equal(await meant('benito juarez cdmx'), 'en-ciudad-de-mexico/ciudad-de-benito-juarez');
  });

  test('a name that other places are as well known by means none of them', async () => {
    const names = ['Juárez', 'guadalupe', 'santiago', 'zaragoza', 'reforma', 'madero', 'cuautitlan'];
    const refusals = await Promise.all(names.map(refusal));
    assert.deepEqual(
      names.filter((_name, at) => refusals[at] !== 'PLC-01'),
      [],
    );
    for (const typed of ['xyzqq', 'qqqq', '99999']) assert.equal(await refusal(typed), 'MYS-15', typed);
    assert.notEqual(await refusal('4100'), undefined);
    assert.equal(await meant('cd juarez'), 'en-chihuahua/ciudad-de-juarez');
    assert.equal(await meant('juarez nl'), 'en-nuevo-leon/ciudad-de-juarez');
  });

  test('the beginning of a name that only one place has is that place', async () => {
    assert.equal(await meant('coatza'), 'en-veracruz/ciudad-de-coatzacoalcos');
    assert.equal(await meant('  MONTERR '), 'en-nuevo-leon/ciudad-de-monterrey');
    assert.equal(await refusal('guadal'), 'PLC-01');
  });

  test('a region suggests what lies in it, and is no place by itself', async () => {
    for (const [typed, expected] of [
      ['comarca lagunera', ['Torreón, Coahuila', 'Gómez Palacio, Durango']],
      ['la laguna', ['Torreón, Coahuila', 'Gómez Palacio, Durango']],
      ['comarca lagunrea', ['Torreón, Coahuila', 'Gómez Palacio, Durango']],
      ['zmg', ['Guadalajara, Jalisco', 'Zapopan, Jalisco']],
      ['zona metropolitana de Monterrey', ['Monterrey, Nuevo León', 'Guadalupe, Nuevo León']],
      [
        'Naucalpan/Tlalnepantla',
        ['Naucalpan de Juárez, Estado de México', 'Tlalnepantla de Baz, Estado de México'],
      ],
      ['Guadalajara y Zapopan', ['Guadalajara, Jalisco', 'Zapopan, Jalisco']],
      ['valle de mexico', ['Ciudad de México', 'Estado de México']],
    ] as const) {
      const descriptions = (await suggest(typed)).map(({ description }) => description);
      assert.deepEqual(descriptions.slice(0, 2), expected, typed);
      assert.equal(await refusal(typed), 'PLC-01', typed);
    }
  });

  test('words around a name leave the place what it is', async () => {
    for (const [typed, seourl] of [
      ['cerca de Zapopan', 'en-jalisco/ciudad-de-zapopan'],
      ['por Tlalnepantla', 'en-estado-de-mexico/ciudad-de-tlalnepantla-de-baz'],
      ['Toluca y alrededores', 'en-estado-de-mexico/ciudad-de-toluca'],
      ['zona norte monterrey', 'en-nuevo-leon/ciudad-de-monterrey'],
      ['CDMX sur', 'en-ciudad-de-mexico'],
      ['centro de Puebla', 'en-puebla-centro-cp-72000/ciudad-de-puebla'],
      ['naucalpan cdmx', 'en-estado-de-mexico/ciudad-de-naucalpan-de-juarez'],
    ] as const)
      assert.equal(await meant(typed), seourl, typed);
  });

  test('letters that are no name suggest nothing', async () => {
    for (const typed of ['xyzqq', 'zxcvb', 'cerca de xyzqq'])
      assert.deepEqual(await suggest(typed), [], typed);
  });

  for (const [typed, seourl] of [
    ['tuxtla gtz', 'en-chiapas/ciudad-de-tuxtla-gutierrez'],
    ['ciudad d mexico', 'en-ciudad-de-mexico'],
    ['chihuhua', 'en-chihuahua'],
    ['vera cruz', 'en-veracruz'],
    ['veracruz puerto', 'en-veracruz/ciudad-de-veracruz'],
    ['puebla capital', 'en-puebla/ciudad-de-puebla'],
    ['campeche campeche', 'en-campeche/ciudad-de-campeche'],
    ['gdl mex', 'en-jalisco/ciudad-de-guadalajara'],
    ['neza mex', 'en-estado-de-mexico/ciudad-de-nezahualcoyotl'],
    ['cdjuarez', 'en-chihuahua/ciudad-de-juarez'],
    ['jalapa', 'en-veracruz/ciudad-de-xalapa'],
    ['coatza ver', 'en-veracruz/ciudad-de-coatzacoalcos'],
    ['guad jal', 'en-jalisco/ciudad-de-guadalajara'],
    ['tepito', 'en-ciudad-de-mexico/ciudad-de-cuauhtemoc'],
    ['Guadaljara, Jalisco', 'en-jalisco/ciudad-de-guadalajara'],
  ] as const) {
    test(`'${typed}' is understood`, async () => assert.equal(await meant(typed), seourl));
  }

  test('a place found by another name than its municipality says that name first', async () => {
    const { body } = await ask(running, '/rest?server=lookup&service=location&text=cancun');
    assert.equal(
      (body['response'] as { location: { description: string } }).location.description,
      'Cancún, Benito Juárez, Quintana Roo',
    );
  });

  test('two letters are a place only where they are its short name', async () => {
    assert.equal((await suggest('df'))[0]?.description, 'Ciudad de México');
    assert.deepEqual(await suggest('gu'), []);
    assert.equal(await meant('NL'), 'en-nuevo-leon');
  });

  test('nothing that is typed is too odd to be answered', async () => {
    for (const typed of [
      ',',
      '  ',
      '., ,',
      '💥',
      '%_\\',
      "'; drop table place",
      'a'.repeat(200),
      'x '.repeat(90),
    ]) {
      assert.ok(Array.isArray(await suggest(typed)), typed);
      await meant(typed);
    }
  });

  test('every settlement is found by its name in its town and by its postal code, at its own address', async () => {
    const { rows } = await running.services.db.query<{
      id: number;
      name: string;
      cityname: string;
      statename: string;
      cp: string;
      location_slug: string;
      city_slug: string;
    }>("select * from place where type = 'ZO' order by id");
    assert.ok(rows.length > 200);
    for (const zone of rows) {
      const found = (await suggest(`${zone.name}, ${zone.cityname}, ${zone.statename}`)).filter(
        ({ type }) => type === 'ZO',
      );
      const same = found.find(
        ({ zonename, cityname }) => zonename === zone.name && cityname === zone.cityname,
      );
      assert.ok(same, `${zone.name}, ${zone.cityname}`);
      if (same.id === String(zone.id)) {
        assert.equal(same.seourl, `en-${zone.location_slug}/ciudad-de-${zone.city_slug}`);
        assert.equal(same.postalcode, zone.cp);
      }
      const coded = await suggest(zone.cp);
      assert.ok(
        coded.every(({ postalcode = zone.cp }) => postalcode === zone.cp),
        zone.cp,
      );
      assert.ok(
        coded.some(({ cityname }) => cityname === zone.cityname),
        zone.cp,
      );
    }
  });

  test('places that come, change and go are answered from as the database has them', async () => {
    const { db } = running.services;
    const index = new PlaceIndex(db);
    const isThere = async (): Promise<boolean> => {
      index.markStale();
      await index.read();
      const places = suggestPlaces(await index.catalogue(), 'xilotepequito', 'locations');
      return places.some(({ zonename }) => zonename === 'Xilotepequito');
    };
    assert.equal(await isThere(), false);
    await db.query(
      `insert into place (id, type, code, state, city, name, statename, cityname, cp, description, location_slug,
         city_slug, folded, population, latitude, longitude)
       select 449990001, 'ZO', '44999', 14, 14039, 'Xilotepequito', statename, cityname, '44999', '',
         'xilotepequito-cp-44999', city_slug, 'xilotepequito', 0, null, null from place where id = 14039`,
    );
    assert.equal(await isThere(), true);
    await db.query('delete from place where id = 449990001');
    assert.equal(await isThere(), false);
  });

  test('the nearest municipality to a rounded point', async () => {
    const { status, body } = await nearest('20.68', '-103.35');
    assert.equal(status, 200);
    const { place } = body['response'] as { place: Suggestion };
    assert.equal(place.description, 'Guadalajara, Jalisco');
    assert.equal(place.latitude, 20.68);
    assert.equal(place.longitude, -103.34);
  });

  test('nowhere near Mexico there is no municipality', async () => {
    for (const [lat, lon] of [
      ['40.42', '-3.70'],
      ['40.71', '-74.01'],
      ['0', '0'],
    ] as const) {
      assert.equal((await nearest(lat, lon)).status, 404);
    }
  });

  test('cities of the neighbours are no town of Mexico, however near the border', async () => {
    for (const [city, lat, lon] of [
      ['Tucson', '32.22', '-110.97'],
      ['San Antonio', '29.42', '-98.49'],
      ['Guatemala', '14.63', '-90.51'],
      ['Houston', '29.76', '-95.37'],
      ['Denver', '39.74', '-104.99'],
    ] as const) {
      const { status, body } = await nearest(lat, lon);
      assert.equal(status, 404, `${city}: ${JSON.stringify(body)}`);
    }
  });

  test('a point that says more than a kilometre is refused', async () => {
    for (const [lat, lon] of [
      ['20.676', '-103.35'],
      ['20.68', '-103.3475'],
      ['', ''],
      ['abc', '1'],
      ['1e1', '2'],
    ] as const) {
      assert.equal((await nearest(lat, lon)).status, 400);
    }
  });
}
