import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Queryable } from '@chamba/database';
import { PlaceCatalogue } from '../../lookup/place-catalogue.ts';
import { countryAndStates, municipalities, settlements } from '../places.ts';
import type { PlaceRow } from '../places.ts';
import { createFindPlace, isFromHome } from './find-place.ts';
import type { Address, FindPlace } from './find-place.ts';

const DATA = fileURLToPath(new URL('../../../data/', import.meta.url));

/** All places of the country as the database answers them, without a database. */
async function allPlaces(): Promise<Queryable> {
  const cities = new Map<number, PlaceRow>();
  for await (const city of municipalities(`${DATA}municipios-coordenadas.csv.gz`))
    cities.set(city.city, city);
  const zones: PlaceRow[] = [];
  for await (const zone of settlements(`${DATA}sepomex.csv.gz`, cities)) zones.push(zone);
  const towns = [...countryAndStates(), ...cities.values()].map((town) => ({ ...town, documents: 0 }));
  zones.sort((a, b) => a.id - b.id);
  let read = 0;
  const query = async (sql: string): Promise<unknown> => {
    if (sql.includes("type <> 'ZO'")) return { rows: towns };
    const rows = zones.slice(read, read + 1_000);
    read += rows.length;
    return { rows };
  };
  return { query } as unknown as Queryable;
}

let catalogue: PlaceCatalogue;
let find: FindPlace;
before(async () => {
  catalogue = await PlaceCatalogue.read(await allPlaces());
  find = createFindPlace(catalogue);
});

const NOTHING: Address = { country: 'MX', state: '', city: '', postalCode: '' };

/** A place in short: `state/municipality` by their names, 'abroad' or 'none'. */
const readBack = (said: Partial<Address>): string => {
  const place = find({ ...NOTHING, ...said });
  return place === null ? 'none' : place === 'abroad' ? place : `${place.statename}/${place.cityname}`;
};

test('states are known as people and programs write them', () => {
  for (const [state, written] of Object.entries({
    'Nuevo León': [
      'N.L.',
      'NL',
      'N. L.',
      'n l',
      'Nvo. León',
      'Nvo Leon',
      'N. León',
      'NUEVO LEON',
      'MX-NLE',
      'Nuevo León, México',
      'Edo. de Nuevo León',
    ],
    'San Luis Potosí': ['S.L.P.', 'SLP', 'S. L. P.', 'San Luis P.', 'S.L.P', 'San Luis Potosi, Mex.'],
    'Baja California': [
      'B.C.',
      'BC',
      'B. C.',
      'BCN',
      'B.C.N.',
      'Baja California Norte',
      'Baja Calif.',
      'B. California',
    ],
    'Baja California Sur': ['B.C.S.', 'BCS', 'B. C. S.', 'Baja Calif. Sur'],
    'Estado de México': [
      'Edo. de Méx.',
      'Edo. Méx.',
      'Edo Mex',
      'EDOMEX',
      'Edomex.',
      'Estado de Mexico',
      'Edo. de México',
      'México',
      'Méx.',
      'Mex',
      'E. de México',
      'State of Mexico',
      'EM',
    ],
    'Ciudad de México': [
      'Cd. de México',
      'Cd. de Mex.',
      'CDMX',
      'C.D.M.X.',
      'D.F.',
      'DF',
      'D. F.',
      'México D.F.',
      'México, D. F.',
      'Distrito Federal',
      'Mexico City',
      'Ciudad de México (CDMX)',
      'CIUDAD DE MEXICO',
      'MX-CMX',
      'DIF',
    ],
    'Quintana Roo': ['Q. Roo', 'Q.Roo', 'QROO', 'Q.R.', 'Qroo.', 'Quintana R.'],
    Querétaro: ['Qro.', 'QRO', 'Querétaro de Arteaga', 'Querétaro Arteaga', 'Qro., Méx.'],
    Veracruz: ['Ver.', 'Veracruz-Llave', 'Veracruz de Ignacio de la Llave', 'VER'],
    Michoacán: ['Mich.', 'Michoacán de Ocampo', 'Michoacán de O.', 'MICH'],
    Coahuila: ['Coah.', 'Coahuila de Zaragoza', 'Coah. de Zaragoza'],
    Tamaulipas: ['Tamps.', 'TAMPS', 'Tam.'],
    Guanajuato: ['Gto.', 'GTO', 'Gto. Méx.'],
    Jalisco: ['Jal.', 'JAL', 'Jalisco MX', 'Jalisco - México', 'Estado de Jalisco', '14'],
    Aguascalientes: ['Ags.', 'AGS', 'Ags', '01'],
    Chihuahua: ['Chih.', 'CHIH'],
    Chiapas: ['Chis.', 'CHIS'],
    Hidalgo: ['Hgo.', 'HGO'],
    Tlaxcala: ['Tlax.', 'TLAX'],
    Sonora: ['Son.', 'SON.'],
  }))
    for (const text of written) assert.equal(readBack({ state: text }).split('/')[0], state, text);
});

test('municipalities are found by the names that they are called', () => {
  for (const [city, state, expected] of [
    ['Ecatepec', 'Estado de México', 'Ecatepec de Morelos'],
    ['Naucalpan', 'Edo. de Méx.', 'Naucalpan de Juárez'],
    ['San Nicolás', 'N.L.', 'San Nicolás de los Garza'],
    ['San Nicolas de los Garza', 'Nuevo Leon', 'San Nicolás de los Garza'],
    ['Escobedo', 'N.L.', 'General Escobedo'],
    ['Gral. Escobedo', 'NL', 'General Escobedo'],
    ['Acapulco', 'Gro.', 'Acapulco de Juárez'],
    ['ACAPULCO', 'Guerrero', 'Acapulco de Juárez'],
    ['San Pedro', 'N.L.', 'San Pedro Garza García'],
    ['Tlaquepaque', 'Jal.', 'San Pedro Tlaquepaque'],
    ['Tlajomulco', 'Jalisco', 'Tlajomulco de Zúñiga'],
    ['Tlalnepantla', 'Edo. Méx.', 'Tlalnepantla de Baz'],
    ['Coacalco', 'Edomex', 'Coacalco de Berriozábal'],
    ['Neza', 'Edo Mex', 'Nezahualcóyotl'],
    ['Cd. Nezahualcóyotl', 'Estado de México', 'Nezahualcóyotl'],
    ['Cancún', 'Q. Roo', 'Benito Juárez'],
    ['Cd. Juárez', 'Chih.', 'Juárez'],
    ['Cd. Obregón', 'Son.', 'Cajeme'],
    ['Villahermosa', 'Tabasco', 'Centro'],
    ['Tuxtla Gtz.', 'Chis.', 'Tuxtla Gutiérrez'],
    ['Xalapa-Enríquez', 'Ver.', 'Xalapa'],
    ['Gustavo A Madero', 'CDMX', 'Gustavo A. Madero'],
    ['GAM', 'D.F.', 'Gustavo A. Madero'],
    ['Cuajimalpa', 'Cd. de México', 'Cuajimalpa de Morelos'],
    ['Magdalena Contreras', 'CDMX', 'La Magdalena Contreras'],
    ['Alcaldía Benito Juárez', 'CDMX', 'Benito Juárez'],
    ['Del. Iztapalapa', 'Distrito Federal', 'Iztapalapa'],
    ['Polanco', 'Ciudad de México', 'Miguel Hidalgo'],
    ['Monterrey y área metropolitana', 'N.L.', 'Monterrey'],
    ['Zona metropolitana de Guadalajara', 'Jalisco', 'Guadalajara'],
    ['Querétaro', 'Querétaro', 'Querétaro'],
    ['Santiago de Querétaro', 'Qro.', 'Querétaro'],
    ['San Luis Potosí', 'S.L.P.', 'San Luis Potosí'],
    ['Puebla', 'Pue.', 'Puebla'],
    ['León de los Aldama', 'Gto.', 'León'],
    ['Mpio. de Apodaca', 'Nuevo León', 'Apodaca'],
    ['Tijuana, B.C.', 'B.C.', 'Tijuana'],
    ['Mérida, Yucatán, México', 'Yucatán', 'Mérida'],
    ['Cuautitlán Izcalli', 'Mex.', 'Cuautitlán Izcalli'],
    ['Guadaljara', 'Jalisco', 'Guadalajara'],
  ] as const)
    assert.equal(readBack({ city, state }).split('/')[1], expected, `${city}, ${state}`);
});

test('a place in one field, or in fields that are not its own, is taken apart', () => {
  for (const [said, expected] of [
    [{ city: 'Álvaro Obregón, Ciudad de México' }, 'Ciudad de México/Álvaro Obregón'],
    [{ state: 'Álvaro Obregón, Ciudad de México' }, 'Ciudad de México/Álvaro Obregón'],
    [{ city: 'Monterrey, N.L.' }, 'Nuevo León/Monterrey'],
    [{ city: 'Monterrey (Nuevo León)' }, 'Nuevo León/Monterrey'],
    [{ city: 'Zapopan - Jalisco' }, 'Jalisco/Zapopan'],
    [{ city: 'Zapopan / Jalisco / México' }, 'Jalisco/Zapopan'],
    [{ city: 'Monterrey' }, 'Nuevo León/Monterrey'],
    [{ city: 'gdl' }, 'Jalisco/Guadalajara'],
    [{ city: 'GUADALAJARA JALISCO' }, 'Jalisco/Guadalajara'],
    [{ city: 'Ciudad Juárez' }, 'Chihuahua/Juárez'],
    [{ city: 'Guadalajara, Jal., México' }, 'Jalisco/Guadalajara'],
    [{ city: 'Ciudad de México' }, 'Ciudad de México/'],
    [{ city: 'CDMX', state: 'CDMX' }, 'Ciudad de México/'],
    [{ city: 'Ciudad de México, CDMX' }, 'Ciudad de México/'],
    [{ city: 'Jalisco' }, 'Jalisco/'],
    [{ city: 'CDMX y Área Metropolitana' }, 'Ciudad de México/'],
    [{ city: 'Monterrey, NL / Saltillo, Coah.' }, 'Nuevo León/Monterrey'],
    [{ city: 'CDMX/Edomex' }, 'Ciudad de México/'],
    // Ads of the capital often name a municipality beyond its border.
    [{ city: 'Naucalpan', state: 'Ciudad de México' }, 'Estado de México/Naucalpan de Juárez'],
    [{ city: 'Ecatepec de Morelos', state: 'CDMX' }, 'Estado de México/Ecatepec de Morelos'],
    [{ city: 'Roma Norte', state: 'CDMX' }, 'Ciudad de México/Cuauhtémoc'],
    // A state that is said once is no city, though its capital has the same short form.
    [{ state: 'Ags.' }, 'Aguascalientes/'],
    [{ state: 'Qro., Méx.' }, 'Querétaro/'],
    [{ state: 'Puebla', city: 'Remoto' }, 'Puebla/'],
    [{ state: 'Puebla', postalCode: '72000' }, 'Puebla/Puebla'],
    [{ city: 'Monterrey', state: 'México' }, 'Nuevo León/Monterrey'],
    [{ city: 'Toluca', state: 'México' }, 'Estado de México/Toluca'],
    [{ city: 'Ecatepec', state: 'Mexico' }, 'Estado de México/Ecatepec de Morelos'],
    [{ city: 'Guadalajara', state: 'MX', postalCode: '44100' }, 'Jalisco/Guadalajara'],
    [{ city: 'Col. Del Valle, Benito Juárez', state: 'CDMX' }, 'Ciudad de México/Benito Juárez'],
    [
      { city: 'Av. Insurgentes Sur 123, Col. Del Valle, Benito Juárez, 03100, CDMX, México' },
      'Ciudad de México/Benito Juárez',
    ],
    [{ city: '64000 Monterrey, N.L.' }, 'Nuevo León/Monterrey'],
    [{ state: 'Jalisco, Zapopan' }, 'Jalisco/Zapopan'],
    [{ state: 'Nuevo León', postalCode: '64000' }, 'Nuevo León/Monterrey'],
    [{ postalCode: '20040' }, 'Aguascalientes/Aguascalientes'],
    [{ postalCode: 'C.P. 3100' }, 'Ciudad de México/Benito Juárez'],
  ] as const)
    assert.equal(readBack(said), expected, JSON.stringify(said));
});

test('what may be several places, or none, is not guessed', () => {
  for (const [said, expected] of [
    [{ city: 'Atizapán', state: 'Estado de México' }, 'Estado de México/'],
    [{ city: 'Atizapan', state: 'Edo. Méx.' }, 'Estado de México/'],
    [{ city: 'Atizapán', state: 'México', isOfficial: true }, 'Estado de México/'],
    [{ city: 'Cuautitlán', state: 'Edomex' }, 'Estado de México/'],
    [{ city: 'Centro', state: 'Jalisco' }, 'Jalisco/'],
    [{ city: 'Valle de México', state: 'Estado de México' }, 'Estado de México/'],
    [{ city: 'Bajío', state: 'Gto.' }, 'Guanajuato/'],
    [{ city: 'Corporativo', state: 'N.L.' }, 'Nuevo León/'],
    [{ city: 'Varias', state: 'CDMX' }, 'Ciudad de México/'],
    [{ city: 'Cuauhtémoc' }, 'none'],
    [{ city: 'Nuevo Laredo', state: 'Nuevo León' }, 'Nuevo León/'],
    [{ city: 'Juárez', state: 'CDMX' }, 'Ciudad de México/'],
    [{ city: 'Bogotá', country: '' }, 'none'],
    [{ city: 'Miami', state: 'FL', country: '' }, 'none'],
    [{ city: 'Zona Norte', state: 'Baja California' }, 'Baja California/'],
    [{ city: 'Zona Industrial', state: 'San Luis Potosí' }, 'San Luis Potosí/'],
    [{ city: 'Varias ciudades', state: 'Jalisco' }, 'Jalisco/'],
    [{ city: 'No especificado', state: 'Jalisco' }, 'Jalisco/'],
    [{ city: 'Todo el estado', state: 'Jalisco' }, 'Jalisco/'],
    [{ city: 'Remoto', state: 'Jalisco' }, 'Jalisco/'],
    [{ city: 'N/A', state: 'Jal.' }, 'Jalisco/'],
    [{ city: 'Nowhere', state: 'Jal.' }, 'Jalisco/'],
    [{ city: 'Home office' }, 'none'],
    [{ city: 'A nivel nacional' }, 'none'],
    [{ city: 'Todo México' }, 'none'],
    [{ state: 'Texas' }, 'none'],
    [{ state: 'Texas', city: 'Austin' }, 'none'],
    [{ state: 'Madrid', country: '' }, 'none'],
    [{}, 'none'],
  ] as const)
    assert.equal(readBack(said), expected, JSON.stringify(said));
  assert.equal(
    readBack({ city: 'Atizapán', state: 'Edomex', postalCode: '52990' }),
    'Estado de México/Atizapán de Zaragoza',
  );
  assert.equal(
    readBack({ city: 'Atizapán de Zaragoza', state: 'Edomex' }),
    'Estado de México/Atizapán de Zaragoza',
  );
});

test('other countries are known from Mexico, however it is written', () => {
  for (const country of [
    '',
    'MX',
    'MEX',
    'México',
    'MEXICO',
    'Mexico (MX)',
    'Estados Unidos Mexicanos',
    'República Mexicana',
    '484',
    'N/A',
  ])
    assert.equal(readBack({ country, state: 'Jalisco' }), 'Jalisco/', country);
  for (const country of ['US', 'España', 'ES', 'Estados Unidos', 'Colombia', 'New Mexico, USA', 'Guatemala'])
    assert.equal(readBack({ country, state: 'Jalisco' }), 'abroad', country);
});

test('work from home is named in fields of places', () => {
  for (const city of ['Remoto', 'REMOTE', 'Home Office', 'Trabajo remoto', 'Desde casa', 'Remoto, México'])
    assert.equal(isFromHome({ ...NOTHING, city }), true, city);
  for (const city of ['Guadalajara', 'La Distancia', ''])
    assert.equal(isFromHome({ ...NOTHING, city }), false, city);
});

test('nearly every municipality is found by its own name in its state, and none is taken for another', () => {
  const towns = catalogue.towns.filter(({ type, name }) => type === 'CI' && !name.includes('('));
  const found = towns.map((town) => ({ town, said: readBack({ city: town.name, state: town.statename }) }));
  const wrong = found.filter(
    ({ town, said }) => !said.endsWith('/') && said !== `${town.statename}/${town.cityname}`,
  );
  assert.deepEqual(
    wrong.map(({ said }) => said),
    [],
  );
  const lost = found.filter(({ said }) => said.endsWith('/'));
  assert.ok(lost.length / towns.length < 0.02, lost.map(({ town }) => town.description).join('; '));
});
