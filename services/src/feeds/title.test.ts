import assert from 'node:assert/strict';
import { test } from 'node:test';
import { showTitle } from './title.ts';

const shown = (cases: Readonly<Record<string, string>>): void => {
  for (const [raw, expected] of Object.entries(cases)) assert.equal(showTitle(raw), expected);
};

test('accents are restored where a word has one spelling', () => {
  shown({
    'tecnico electrico': 'Técnico eléctrico',
    funciones: 'Funciones',
    'diseñador grafico': 'Diseñador gráfico',
    'mejora continua': 'Mejora continua',
    secretaria: 'Secretaria',
    refaccionaria: 'Refaccionaria',
    tortilleria: 'Tortillería',
    'administraciòn publica': 'Administración pública',
    // Practica can be a noun or a verb, mas a conjunction: left alone.
    'practica mas': 'Practica mas',
    // The Mexican words have no accent.
    'chofer mecanico diesel': 'Chofer mecánico diesel',
    'area manager': 'Area manager',
  });
});

test('prepositions that the source drops come back where they are certain', () => {
  shown({
    'auxiliar almacen': 'Auxiliar de almacén',
    'guardia seguridad': 'Guardia de seguridad',
    'ejecutivo ventas': 'Ejecutivo de ventas',
    'ejecutivo atencion clientes': 'Ejecutivo de atención a clientes',
    'ayudante general produccion': 'Ayudante general de producción',
    'auxiliar credito y cobranza': 'Auxiliar de crédito y cobranza',
    'tecnico refrigeracion': 'Técnico en refrigeración',
    'repartidor motocicleta': 'Repartidor en motocicleta',
    'encuestador domicilio': 'Encuestador a domicilio',
    'docente el idioma ingles': 'Docente en el idioma inglés',
    'ingeniero tecnologias la informacion': 'Ingeniero en tecnologías de la información',
    'ÑOÑO  de   obra': 'Ñoño de obra',
  });
});

test('what needs no preposition, or may need any, is left alone', () => {
  shown({
    'ayudante general': 'Ayudante general',
    'chofer repartidor': 'Chofer repartidor',
    'cajero vendedor': 'Cajero vendedor',
    'auxiliar contable': 'Auxiliar contable',
    'ayudante mecanico': 'Ayudante mecánico',
    'asistente personal': 'Asistente personal',
    'vendedor tangibles': 'Vendedor tangibles',
    'atencion al cliente': 'Atención al cliente',
    'encargado de almacen': 'Encargado de almacén',
    'auxiliar/ almacen': 'Auxiliar/ almacén',
  });
});

test('acronyms and names have capitals', () => {
  shown({
    'operador cnc': 'Operador CNC',
    'enfermera imss': 'Enfermera IMSS',
    'programador java sr': 'Programador Java Sr',
    'contador jr.': 'Contador Jr.',
    'capturista excel': 'Capturista Excel',
    'promotor telcel guadalajara': 'Promotor Telcel Guadalajara',
    'vendedor puerto vallarta': 'Vendedor Puerto Vallarta',
    'asistente san luis potosi': 'Asistente San Luis Potosí',
    'operador tractocamion licencia e': 'Operador de tractocamión licencia E',
    'cocinero b': 'Cocinero B',
  });
});

test('a title of nothing is nothing, a stray full stop goes, that of an abbreviation stays', () => {
  assert.equal(showTitle('   '), '');
  assert.equal(showTitle('almacenista.'), 'Almacenista');
  assert.equal(showTitle('maestra, lic.'), 'Maestra, lic.');
});
