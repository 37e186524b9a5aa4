import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repairEncoding } from './text-repair.ts';

const misread = (text: string): string =>
  new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

test('UTF-8 that was read as another encoding is as it was written', () => {
  for (const text of [
    'Puestó de Atención',
    'ÁÉÍÓÚÑÜ áéíóúñü ¿Qué? ¡Únete! 5º 3ª 20°',
    'Técnico “A” – nómina… • ‘b’ €',
    '🔥 Urgente 🚀',
    'Mañana será otro día en México',
  ]) {
    assert.equal(repairEncoding(misread(text)), text);
    assert.equal(repairEncoding(misread(misread(text))), text);
  }
  for (const [shown, meant] of Object.entries({
    'PuestoÃ³': 'Puestoó',
    'AtenciÃ³n a clientes': 'Atención a clientes',
    'TÃ‰CNICO EN PRODUCCIÃ“N': 'TÉCNICO EN PRODUCCIÓN',
    'PolicÃa auxiliar': 'Policía auxiliar',
    'IngenierÃ\u00ada': 'Ingeniería',
    'Ãrea comercial': 'Área comercial',
    'NiÃ±era': 'Niñera',
    'SeÃƒÂ±orita': 'Señorita',
    '20Â° Centro': '20° Centro',
    'Cajero Â ': 'Cajero  ',
    'Atenci√≥n': 'Atención',
    'Producci¢n': 'Producción',
  }))
    assert.equal(repairEncoding(shown), meant, shown);
});

test('what is right stays', () => {
  for (const text of [
    'CAFÉ”',
    'Ñandú · Él “dijo” Íñigo…',
    '$12,000 – 10 % · 5 ¢',
    'São Paulo',
    'Crème brûlée, pâtissier',
    'Niña de España',
    '',
  ])
    assert.equal(repairEncoding(text), text, text);
});
