import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { readSpanishWords } from '../../text/dictionary.ts';
import { TitleReader } from './offer-title.ts';

let titles: TitleReader;
before(async () => {
  titles = new TitleReader(await readSpanishWords());
});

const shown = (cases: Readonly<Record<string, string>>): void => {
  for (const [raw, expected] of Object.entries(cases)) assert.equal(titles.show(raw), expected, raw);
};

test('titles in capitals, in none and with one on every word read like those of the sample', () => {
  shown({
    'AYUDANTE GENERAL': 'Ayudante general',
    'GUARDIA DE SEGURIDAD': 'Guardia de seguridad',
    'ENFERMERO(A) GENERAL': 'Enfermero(a) general',
    'OPERADOR DE MONTACARGAS 1ER TURNO': 'Operador de montacargas 1er turno',
    'auxiliar administrativo': 'Auxiliar administrativo',
    'Auxiliar De Almacen': 'Auxiliar de almacén',
    'Auxiliar De Recursos Humanos – Monterrey': 'Auxiliar de recursos humanos – Monterrey',
    'Técnico en Refrigeración': 'Técnico en refrigeración',
    'Supervisor de Obra Civil': 'Supervisor de obra civil',
    'Médico General': 'Médico general',
    'Director(a) General': 'Director(a) general',
    'URGENTE Cajero': 'Urgente cajero',
    'COORDINADOR DE KIÓSCOS': 'Coordinador de kióscos',
    'AUX. ADMINISTRATIVO': 'Aux. administrativo',
    'Jefe de Almacén.': 'Jefe de almacén',
    'Asesor Telefónico Home Office': 'Asesor telefónico Home Office',
  });
});

test('names, acronyms and English titles keep their capitals', () => {
  shown({
    'Data Analyst': 'Data Analyst',
    'Senior Account Manager': 'Senior Account Manager',
    'HR Business Partner': 'HR Business Partner',
    'Store Manager Zara Antea': 'Store Manager Zara Antea',
    'Ejecutivo de Ventas Liverpool': 'Ejecutivo de ventas Liverpool',
    'Asesor de Ventas León': 'Asesor de ventas León',
    'CAJERO BANCO AZTECA': 'Cajero de Banco Azteca',
    'DESARROLLADOR JAVA SR (AWS)': 'Desarrollador Java Sr (AWS)',
    'Desarrollador Java Sr. (AWS)': 'Desarrollador Java Sr. (AWS)',
    'Ingeniero DevOps': 'Ingeniero DevOps',
    'iOS Developer': 'iOS Developer',
    '.NET Developer': '.NET Developer',
    'Programador C++': 'Programador C++',
    'Programador C#': 'Programador C#',
    'Consultor SAP FI/CO': 'Consultor SAP FI/CO',
    'Ejecutivo B2B': 'Ejecutivo B2B',
    'Líder UX/UI': 'Líder UX/UI',
    'ANALISTA SEO': 'Analista SEO',
    'ANALISTA POWER BI': 'Analista Power BI',
    QA: 'QA',
    KAM: 'KAM',
  });
});

test('pictures, ornaments and announcements go', () => {
  shown({
    '🔥 URGENTE 🔥 Cajero': 'Urgente cajero',
    'Repartidor con moto 🏍️ propia': 'Repartidor con moto propia',
    '★★ Asesor comercial ★★': 'Asesor comercial',
    '*** Soldador ***': 'Soldador',
    '>> Almacenista <<': 'Almacenista',
    'VENDEDOR DE CAMBACEO!!!': 'Vendedor de cambaceo',
    '¡¡¡ÚNETE!!! Vendedor de piso': 'Únete vendedor de piso',
    '𝗖𝗮𝗷𝗲𝗿𝗼 𝘁𝘂𝗿𝗻𝗼 𝗻𝗼𝗰𝗵𝗲': 'Cajero turno noche',
    'ＡＵＸＩＬＩＡＲ contable': 'Auxiliar contable',
    'Cocinero "A"': 'Cocinero A',
    'Vacante: Cajero': 'Cajero',
    'SE SOLICITA: CAJERO': 'Cajero',
    'Cajero (Sueldo no mostrado por compañía)': 'Cajero',
    'Cajero - Salario confidencial': 'Cajero',
    'Cajero 🇲🇽 ( )': 'Cajero',
    'AYUDANTE GENERAL!!! $$$ URGENTE': 'Ayudante general urgente',
    'Cajero $9,000 + bono $': 'Cajero $9,000 + bono',
    'A Y U D A N T E  G E N E R A L': 'Ayudante general',
    AYUDANTE_DE_COCINA: 'Ayudante de cocina',
    '1️⃣ Cajero': '1 cajero',
    '¿Buscas empleo? Vendedor': '¿Buscas empleo? Vendedor',
  });
});

test('letters of a wrong encoding and entities are read as meant', () => {
  shown({
    'PuestoÃ³ vacante': 'Puestoó vacante',
    'AtenciÃ³n a clientes': 'Atención a clientes',
    'TÃ‰CNICO ELÃ‰CTRICO': 'Técnico eléctrico',
    'Atenci&amp;oacute;n a clientes': 'Atención a clientes',
    'Ni&ntilde;era': 'Niñera',
    'Compras &amp; Ventas': 'Compras & ventas',
    'DISEÃ‘ADOR GRÃ\u0081FICO': 'Diseñador gráfico',
  });
});

test('a letter that was lost is put back where one alone makes a word', () => {
  shown({
    'Dise\ufffdador gr\ufffdfico': 'Diseñador gráfico',
    'Dise?ador gr?fico': 'Diseñador gráfico',
    'TÃCNICO EN REFRIGERACI?N': 'Técnico en refrigeración',
    'DISEÃADOR GRÃFICO': 'Diseñador gráfico',
    '¿Buscas empleo?Vendedor': '¿Buscas empleo?vendedor',
    'Vendedor Xq\ufffdzt': 'Vendedor Xq\ufffdzt',
  });
});

test('what has no word is no title', () => {
  for (const raw of ['🔥🔥🔥', '😀', '---', '123', '!!!', '★', '   ', '&nbsp;'])
    assert.equal(titles.show(raw), '', raw);
});
