import { FULL_CV, type CvSource } from '@chamba/services/testing/cv-files';

type Resume = CvSource['resume'];
type Job = Resume['employments'][number];
type Study = Resume['studies'][number];

const EMPTY: Resume = {
  resumeid: '1',
  title: '',
  objective: '',
  interests: [],
  salary: '',
  employments: [],
  studies: [],
  specialities: [],
  skills: [],
  languages: [],
  certifications: [],
  links: [],
};

const job = (jobtitle: string, company: string, from: string, to: string, description = ''): Job => ({
  jobtitle,
  company,
  startdate: from,
  enddate: to,
  iscurrent: to === '',
  description,
});

const study = (level: string, degree: string, institution: string, startyear = '', endyear = ''): Study => ({
  level,
  degree,
  institution,
  startyear,
  endyear,
});

const cv = (
  [name, email, phone, location]: readonly [string, string, string, string],
  resume: Partial<Resume>,
): CvSource => ({
  date: '2026-11-25T15:00:00.000Z',
  candidate: { name, email, phone, location },
  resume: { ...EMPTY, ...resume },
});

const SENTENCES = [
  'Atendí a más de sesenta clientes por turno y resolví sus dudas sobre crédito, garantías y entregas.',
  'Llevé el control de inventarios de dos bodegas, con conteos cíclicos y ajustes en el sistema.',
  'Capacité a once compañeras nuevas; ninguna dejó el puesto en su primer trimestre.',
  'Reduje las mermas en 18 % con un rol de revisión diario y etiquetas por fecha de caducidad.',
  'Elaboré reportes semanales para gerencia con tablas dinámicas, gráficas y comentarios propios.',
];

/** A text of some paragraphs and a list, which is longer than what is left of a page. */
const long = (start: number): string =>
  [0, 1, 2]
    .map((part) => SENTENCES.map((_none, index) => SENTENCES[(start + part + index) % 5]).join(' '))
    .join('\n\n')
    .concat('\n- Apertura y cierre\n- Conciliación de terminales bancarias con el área de tesorería')
    .slice(0, 1_500)
    .trim();

/** CVs as people have them: long and short, with the signs of the files in their texts, and with none of a section. */
export const OWN_CVS: Readonly<Record<string, CvSource>> = {
  'every section filled': FULL_CV,
  'only what is needed': cv(['Ana Gil', 'ana@ejemplo.mx', '', ''], {}),
  'first job, no studies': cv(
    ['José Ángel Muñiz Ibáñez', 'jose.angel@ejemplo.mx', '5512345678', 'Coyoacán, Ciudad de México'],
    {
      title: 'Auxiliar general',
      employments: [job('Ayudante de cocina', 'Fonda «La Güera»', '2025-06', '')],
    },
  ),
  'three jobs over page ends': cv(
    [
      'María del Rosario Núñez y Núñez',
      'rosario.nunez@ejemplo.mx',
      '8112345678',
      'San Nicolás de los Garza, Nuevo León',
    ],
    {
      title: 'Gerente de tienda de autoservicio con certificación en prevención de pérdidas',
      objective: long(3),
      employments: [
        job('Gerente de tienda', 'Súper del Norte, S.A. de C.V.', '2019-01', '', long(0)),
        job('Subgerente de piso de ventas', 'Comercializadora Río Bravo', '2014-11', '2018-12', long(1)),
        job('Jefa de cajas', 'Almacenes La Perla', '2009-05', '2014-10', long(2)),
        job('Cajera', 'Almacenes La Perla', '2009-05', '2009-05', 'Caja.'),
      ],
      studies: [study('Bachillerato', '', 'Preparatoria 7 de la UANL', '2004', '2007')],
    },
  ),
  'signs of the files in texts': cv(
    [
      'Luz · Elena O’Farrill-Peña',
      'luz+trabajo@sub.ejemplo.com.mx',
      '2221234567',
      'Cholula, San Andrés, Puebla',
    ],
    {
      title: 'Contadora · auditora',
      employments: [
        job(
          'Auditora · nivel B',
          'Despacho Pérez · Soto y Asociados',
          '2020-02',
          '2024-07',
          'Revisé 2019 a 2021 · sin salvedades.\nRevisé 2022.',
        ),
        job('Experiencia', 'Educación', '2018-01', '2019-12', 'Habilidades\nIdiomas: inglés'),
      ],
      studies: [
        study('Posgrado', 'Maestría en impuestos · fiscal', 'Universidad · Campus Puebla', '2016', '2018'),
        study('Universitario titulado', 'Contaduría pública y finanzas', 'BUAP', '2010', '2010'),
        study('Técnico', 'Contabilidad', 'Conalep', '', '2008'),
        study('Universitario sin título', 'Derecho', 'UNAM', '2022', ''),
        study('Secundaria', '', 'Técnica 12'),
      ],
      skills: [
        { name: 'SAP · FI', level: 'Avanzado' },
        { name: 'Básico', level: '' },
        { name: 'NIF', level: '' },
      ],
      certifications: [
        { name: 'Contador certificado', issuer: 'IMCP · Colegio de Puebla', year: '2019', url: '' },
        { name: 'Norma 2017', issuer: '', year: '', url: 'https://ejemplo.mx/norma?a=1&b=2' },
        { name: 'Dictamen', issuer: '', year: '2021', url: '' },
      ],
      links: [
        { title: '', url: 'https://ejemplo.mx/luz' },
        { title: 'LinkedIn · perfil', url: 'https://www.linkedin.com/in/luz-elena-ofarrill' },
      ],
    },
  ),
  'programmer with many skills': cv(
    ['Iván Xicoténcatl Ek Balam', 'ivan@ejemplo.dev', '9991234567', 'Mérida, Yucatán'],
    {
      title: 'Desarrollador C++ / .NET',
      objective: 'Busco trabajo remoto.\nDisponible en enero.\n\nHablo maya.',
      skills: Array.from({ length: 40 }, (_none, index) => ({
        name:
          ['C++', 'C#', 'Node.js', 'SQL (PostgreSQL, MySQL)', 'CI/CD', 'Scrum: facilitador'][index % 6] +
          ` ${index + 1}`,
        level: ['', 'Básico', 'Intermedio', 'Avanzado'][index % 4] ?? '',
      })),
      languages: [
        { language: 'Maya', level: 'Nativo' },
        { language: 'Español', level: 'Nativo' },
        { language: 'Inglés', level: 'Avanzado' },
        { language: 'Alemán', level: 'Básico' },
        { language: 'Lengua de señas mexicana', level: 'Intermedio' },
      ],
      links: Array.from({ length: 8 }, (_none, index) => ({
        title: index % 2 ? `Proyecto ${index}` : '',
        url: `https://github.com/ivan-ek/proyecto-con-un-nombre-muy-largo-que-no-cabe-en-la-columna-${index}/tree/main?tab=leer`,
      })),
    },
  ),
  'names of other places': cv(
    ['Łucja Đorđević Şahin', 'lucja@ejemplo.org', '6641234567', 'Tijuana, Baja California'],
    {
      title: 'Traductora',
      employments: [
        job(
          'Traductora',
          'Бюро «Слово»',
          '2015-09',
          '2025-01',
          'Việt Nam, Ελλάδα — 5 € por página; “comillas” y ‘otras’.',
        ),
      ],
      studies: [study('Universitario titulado', 'Filología', 'Uniwersytet Łódzki', '2008', '2013')],
      languages: [{ language: 'Polaco', level: 'Nativo' }],
    },
  ),
  'lists in every way of typing': cv(
    ['Pedro Páramo Rulfo', 'pedro@ejemplo.mx', '3121234567', 'Comala, Colima'],
    {
      title: 'Supervisor',
      employments: [
        job(
          'Supervisor',
          'Media Luna',
          '2010-01',
          '2020-12',
          '* Uno\n• Dos\n– Tres\n\nTexto suelto\nsegunda línea\n\n- Cuatro\n- Cinco que es tan largo que no cabe en una sola línea de la columna angosta ni en la ancha, y sigue',
        ),
        job('Peón', 'Media Luna', '2005-01', '2009-12', '- Solo una lista\n- De dos'),
      ],
    },
  ),
  'thirty years of work': cv(
    ['Guillermina Téllez-Girón Wong', 'guille@ejemplo.mx', '4421234567', 'Querétaro'],
    {
      title: 'Secretaria ejecutiva bilingüe',
      employments: Array.from({ length: 14 }, (_none, index) =>
        job(
          `Puesto ${index + 1}`,
          `Empresa ${index + 1}, S. de R.L.`,
          `${1996 + index * 2}-03`,
          `${1997 + index * 2}-12`,
          index % 3 ? SENTENCES.slice(0, (index % 4) + 1).join(' ') : '',
        ),
      ),
      studies: Array.from({ length: 6 }, (_none, index) =>
        study(
          'Técnico',
          `Diplomado ${index + 1}`,
          `Instituto ${index + 1}`,
          `${1990 + index}`,
          `${1991 + index}`,
        ),
      ),
      certifications: Array.from({ length: 20 }, (_none, index) => ({
        name: `Curso ${index + 1} de actualización para asistentes de dirección general y consejo de administración`,
        issuer: `Centro ${index + 1}`,
        year: String(2000 + index),
        url: index % 2 ? `https://ejemplo.mx/curso/${index}` : '',
      })),
      languages: [
        { language: 'Español', level: 'Nativo' },
        { language: 'Inglés', level: 'Avanzado' },
        { language: 'Chino', level: '' },
      ],
    },
  ),
  'words longer than a line': cv(
    [
      'Otorrina Laringólogova',
      'una.direccion.de.correo.bastante.larga@ejemplo-de-dominio.com.mx',
      '7771234567',
      'Cuernavaca, Morelos',
    ],
    {
      title: 'Médica otorrinolaringóloga',
      skills: [
        { name: 'Otorrinolaringología/electroencefalografía/neurofisiología', level: 'Avanzado' },
        { name: 'Esternocleidomastoideo', level: '' },
      ],
      specialities: [
        { name: 'Otorrinolaringología pediátrica y del adulto mayor', years: 12 },
        { name: 'Rinología', years: 0 },
      ],
      employments: [job('Médica', 'Hospital', '2012-02', '', `${'A'.repeat(120)} y ${'ñ-'.repeat(70)} fin`)],
    },
  ),
  'no name': cv(['', 'sin.nombre@ejemplo.mx', '', 'Jalisco'], { title: 'Chofer' }),
  'no contact, as shared': cv(['Rosa Ma. de la O', '', '', 'Ecatepec de Morelos, Estado de México'], {
    title: 'Costurera',
    interests: ['Confección'],
    salary: '$9,000 MXN al mes',
    specialities: [{ name: 'Máquina recta', years: 1 }],
  }),
  abroad: cv(['Carmen Solís', 'carmen@ejemplo.com', '', 'Guatemala, GT'], {
    studies: [study('Bachillerato', '', 'Liceo', '2001', '2003')],
  }),
};
