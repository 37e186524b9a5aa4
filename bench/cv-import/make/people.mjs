/**
 * What the résumés of the bench say: made up from lists by a fixed seed, so that their truth is known. It shares nothing
 * with the reader: what is a title and what an employer follows from the list it was taken from.
 */

/** Numbers between 0 and 1 that follow from a seed. */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const FIRST =
  'Alma,Bruno,Celia,Darío,Elisa,Fabián,Gema,Hugo,Inés,Joel,Karla,Leonel,Maité,Néstor,Olga,Pablo,Rocío,Saúl,Tania,Ulises,Ximena,Yael,Zoé,José Ángel,María Luisa,Ana Sofía,Juan Íñigo'.split(
    ',',
  );
const LAST =
  'Arroyo,Bosque,Cañada,Duna,Encina,Fuente,Granja,Huerta,Isla,Jarama,Lago,Muñoz,Nieve,Olmo,Pradera,Quiñón,Rivera,Sauce,Trigo,Uvalle,Valle,Yáñez,Zarza,Peña,Güemes'.split(
    ',',
  );
const PLACES = [
  ['Guadalajara', 'Jalisco', 'MX-JAL', 'Jal.'],
  ['Zapopan', 'Jalisco', 'MX-JAL', 'Jal.'],
  ['Monterrey', 'Nuevo León', 'MX-NLE', 'N.L.'],
  ['Mérida', 'Yucatán', 'MX-YUC', 'Yuc.'],
  ['Puebla', 'Puebla', 'MX-PUE', 'Pue.'],
  ['León', 'Guanajuato', 'MX-GUA', 'Gto.'],
  ['Toluca', 'Estado de México', 'MX-MEX', 'Edo. Méx.'],
  ['Tepic', 'Nayarit', 'MX-NAY', 'Nay.'],
  ['Hermosillo', 'Sonora', 'MX-SON', 'Son.'],
  ['Uruapan', 'Michoacán', 'MX-MIC', 'Mich.'],
  ['Querétaro', 'Querétaro', 'MX-QUE', 'Qro.'],
];

export const SEEN = {
  es: {
    titles:
      'Cajera de sucursal,Auxiliar contable,Gerente de tienda,Vendedor de mostrador,Almacenista,Tornero CNC,Hostess,Desarrollador web,Ejecutiva de cuenta,Chofer repartidor,Supervisor de producción,Enfermera general,Community manager,Costurera industrial,Analista de nómina,Soldador TIG,Recepcionista bilingüe,Jefa de turno,Perito valuador,Mesero de banquetes,Coordinadora de eventos,Liniero,Capturista de datos,Ingeniero de procesos'.split(
        ',',
      ),
    companies:
      'Abarrotes La Esperanza,Rivermar,Grupo Tres Olmos,Farmacias del Faro,Lumbre Norte,Textiles Zarza S.A. de C.V.,Hotel Punta Clara,Comercializadora Albor,El Lápiz Rojo,Constructora Mirador,Clínica Santa Paz,Nubalia,Transportes Cometa,Panadería Doña Miga,Kaltia Software,Autopartes Roble,Restaurante El Fogón,Mueblería Ocote,Banco Ribera,Tecnologías Ámbar'.split(
        ',',
      ),
    schools:
      'Universidad del Litoral,Instituto Tecnológico de la Sierra,CETIS 900,Universidad Autónoma del Valle,Preparatoria Oficial 12,CONALEP Plantel Norte,Escuela Secundaria Técnica 7,Colegio de Bachilleres Sur'.split(
        ',',
      ),
    degrees: [
      ['Licenciatura en Contaduría', 5],
      ['Ingeniería Industrial', 5],
      ['Licenciatura en Administración', 5],
      ['Técnico en Mecatrónica', 3],
      ['Bachillerato general', 2],
      ['Maestría en Finanzas', 6],
      ['Licenciatura en Psicología', 5],
    ],
    skills:
      'Excel,Word,Manejo de efectivo,Atención a clientes,Corte de caja,Inventarios,SAP,Trabajo en equipo,Montacargas,Facturación,AutoCAD,Photoshop,Lectura de planos,Negociación,Punto de venta,Soldadura,Power BI,Liderazgo'.split(
        ',',
      ),
    duties: [
      'Atendí a clientes y resolví sus dudas en el mostrador.',
      'Hice el inventario semanal del almacén.',
      'Preparé los reportes de ventas para la gerencia.',
      'Capacité a cinco personas nuevas del equipo.',
      'Reduje las mermas en 15 % con un control diario.',
      'Programé los turnos y las vacaciones del personal.',
      'Revisé facturas y pagos a proveedores.',
      'Di mantenimiento preventivo a la maquinaria.',
    ],
    certs: [
      ['Primeros auxilios', 'Cruz Roja'],
      ['Excel avanzado', 'Capacita Más'],
      ['Manejo higiénico de alimentos', 'Distintivo H'],
      ['Lean Six Sigma Yellow Belt', 'Calidad Total'],
      ['Seguridad industrial', 'Instituto de Seguridad'],
    ],
    summary:
      'Soy una persona responsable y puntual, con gusto por aprender. Busco un empleo estable cerca de casa donde pueda crecer y aportar lo que sé hacer.',
    levels: {
      Inglés: [
        'en',
        [
          ['básico', 1],
          ['intermedio', 2],
          ['avanzado', 3],
        ],
      ],
      Español: ['es', [['nativo', 4]]],
      Francés: [
        'fr',
        [
          ['básico', 1],
          ['intermedio', 2],
        ],
      ],
    },
  },
  en: {
    titles:
      'Software Engineer,Sales Associate,Operations Manager,Data Scientist,Executive Assistant,Brand Manager,Warehouse Clerk,Full Stack Developer,Customer Service Representative,Quality Inspector,Key Account Manager,Graphic Designer'.split(
        ',',
      ),
    companies:
      'Nubalia,Rivermar Foods,Three Elms Group,Amber Technologies,Northlight,Kaltia Software,Comet Logistics,Oakline Inc,Bluefern Labs,Harbor Retail'.split(
        ',',
      ),
    schools:
      'University of the Coast,Valley State University,Sierra Institute of Technology,Northern Community College'.split(
        ',',
      ),
    degrees: [
      ['Bachelor of Science in Computer Science', 5],
      ['Bachelor of Business Administration', 5],
      ['Master of Finance', 6],
      ['Bachelor of Arts in Design', 5],
    ],
    skills:
      'Excel,SQL,Python,Customer service,Negotiation,Salesforce,JavaScript,Figma,Project management,Power BI,Inventory control,React'.split(
        ',',
      ),
    duties: [
      'Led a team of four people across two sites.',
      'Reduced delivery times by 12 % in one year.',
      'Wrote weekly reports for the management.',
      'Answered customer calls and solved their cases.',
      'Built internal tools that saved ten hours a week.',
      'Trained new members of the team.',
    ],
    certs: [
      ['First aid', 'Red Cross'],
      ['Scrum Fundamentals', 'Agile School'],
      ['Advanced Excel', 'Learn More'],
    ],
    summary:
      'Reliable professional who enjoys learning. I am looking for a stable position where I can grow and contribute what I know.',
    levels: {
      English: [
        'en',
        [
          ['fluent', 3],
          ['intermediate', 2],
        ],
      ],
      Spanish: ['es', [['native', 4]]],
      French: ['fr', [['basic', 1]]],
    },
  },
};

/** Another set, so that what is known of the first one is of no use. */
export const OTHERS = {
  es: {
    ...SEEN.es,
    titles:
      'Auxiliar de limpieza,Técnica de laboratorio,Barista,Diseñadora gráfica,Operador de montacargas,Ejecutivo de ventas,Administradora de redes,Maestra de primaria,Jefe de almacén,Asesor hipotecario,Ayudante de cocina,Químico farmacobiólogo,Modista,Fotógrafo de producto,Planeador de demanda,Coordinador de logística,Guardia intramuros,Nutrióloga,Electromecánico,Social media strategist'.split(
        ',',
      ),
    companies:
      'Cervecería Alba,Moliendas del Sur,Grupo Aguamarina,Ópalo Digital,Refaccionaria El Piñón,Hospital San Telmo,Lácteos Vereda,Kumora,Papelería Tinta Azul,Inmobiliaria Casa Verde,Plásticos Delta S. de R.L. de C.V.,Taller Hermanos Roca,Verbena Estudio,Colegio Nuevo Prado,Logística Tres Mares,Vidrios Cobalto'.split(
        ',',
      ),
    schools:
      'Universidad Popular del Bajío,Instituto Politécnico de Occidente,CBTIS 901,Universidad Marina,Preparatoria Federal Lázaro,Centro Universitario Horizonte,Escuela Normal del Centro'.split(
        ',',
      ),
    degrees: [
      ['Licenciatura en Nutrición', 5],
      ['Ingeniería en Sistemas Computacionales', 5],
      ['Lic. en Diseño Gráfico', 5],
      ['Carrera técnica en Enfermería', 3],
      ['Preparatoria', 2],
      ['Maestría en Educación', 6],
      ['Ingeniería Química', 5],
    ],
    skills:
      'Canva,Google Analytics,Manejo de personal,Control de calidad,Ventas por teléfono,Cocina fría,Illustrator,Redacción,Archivo,CONTPAQi,Manejo de conflictos,Normas ISO 9001,Empaque,Cobranza,Programación en Java,Bases de datos'.split(
        ',',
      ),
    duties: [
      'Llevé el control de entradas y salidas de mercancía.',
      'Atendí reclamaciones y di seguimiento hasta su cierre.',
      'Elaboré material para redes y catálogos impresos.',
      'Coordiné rutas de entrega en la zona metropolitana.',
      'Apoyé en auditorías internas cada trimestre.',
      'Limpieza y orden de las áreas de trabajo según 5S.',
    ],
    summary:
      'Me gusta el trabajo bien hecho y aprender de mis compañeros. Tengo disponibilidad de horario y experiencia en equipos grandes.',
  },
  en: {
    ...SEEN.en,
    titles:
      'Marketing Coordinator,Backend Developer,Nurse Practitioner,Store Supervisor,Financial Analyst,Copywriter,HR Generalist,Mechanical Engineer,Logistics Planner'.split(
        ',',
      ),
    companies:
      'Aquamarine Group,Opal Digital,Saint Telmo Hospital,Kumora,Three Seas Logistics,Cobalt Glass Ltd,Green House Realty,Delta Plastics'.split(
        ',',
      ),
    schools: 'Western Polytechnic,Marine University,Horizon College'.split(','),
    degrees: [
      ['Bachelor of Engineering', 5],
      ['Master of Education', 6],
      ['Bachelor of Science in Nursing', 5],
    ],
    skills:
      'Google Analytics,Node.js,Team management,Quality control,Copywriting,Docker,Budgeting,Public speaking'.split(
        ',',
      ),
    duties: [
      'Planned deliveries for three regions.',
      'Prepared monthly budgets and forecasts.',
      'Supported audits every quarter.',
      'Wrote product pages and newsletters.',
    ],
  },
};

/** A third set, of what the reader has never been measured with before. */
export const THIRD = {
  es: {
    ...SEEN.es,
    titles:
      'Cajero receptor,Ejecutiva de cobranza,Ayudante general,Operaria de línea,Ingeniero de calidad,Diseñador industrial,Auxiliar de recursos humanos,Técnico en refrigeración,Asistente administrativa,Demostradora,Gerente regional,Desarrolladora móvil,Chef de partida,Terapeuta físico,Maquinista,Topógrafo,Encargada de farmacia,Analista de crédito,Promotor de lectura,Instaladora de paneles'.split(
        ',',
      ),
    companies:
      'Dulcería La Jícara,Sabino y Asociados,Grupo Peñón,Tejidos Malva,Hospital del Bosque,Ráfaga Motors,Centro Comercial Las Palomas,Eolia,Distribuidora El Trébol S.A. de C.V.,Quinta Avena,Motores y Bombas Arce,Caja Popular Encino,Marea Alta,Viveros San Gil,Laboratorios Tilo,Librería Ventana,Purificadora Gota,Zeta Nova'.split(
        ',',
      ),
    schools:
      'Universidad del Altiplano,Tecnológico Superior de la Costa,CECyTE 905,Universidad Lago Azul,Preparatoria Abierta Estatal,Instituto Morelos de Artes,Escuela Comercial Ateneo'.split(
        ',',
      ),
    degrees: [
      ['Licenciatura en Derecho', 5],
      ['Ingeniería Mecatrónica', 5],
      ['Licenciatura en Mercadotecnia', 5],
      ['Técnico en Electricidad', 3],
      ['Bachillerato tecnológico', 2],
      ['Maestría en Administración', 6],
      ['Lic. en Comunicación', 5],
    ],
    skills:
      'Trato al cliente,Captura de datos,CRM,Manejo de caja,SolidWorks,Presupuestos,Compras,Mensajería,Kotlin,Nómina,Cálculo de costos,Redes sociales,Mantenimiento industrial,Manejo estándar,Control de plagas,Git'.split(
        ',',
      ),
    duties: [
      'Supervisé a ocho personas en dos turnos.',
      'Elaboré cotizaciones y di seguimiento a pedidos.',
      'Cumplí las metas de venta durante seis meses seguidos.',
      'Recibí mercancía y acomodé el piso de ventas.',
      'Diseñé manuales de operación para las nuevas sucursales',
      'Control de expedientes y archivo',
      'Apoyo en la organización de ferias y eventos locales.',
    ],
    certs: [
      ['Manejo de montacargas', 'Centro de Capacitación Sur'],
      ['Diplomado en ventas', 'Universidad Lago Azul'],
      ['Protección civil', 'Cruz Roja'],
      ['Google Ads', 'Google'],
    ],
    summary:
      'Cuento con facilidad de palabra y buen trato. Deseo integrarme a una empresa seria en la que pueda desarrollarme a largo plazo.',
  },
  en: {
    ...SEEN.en,
    titles:
      'Account Executive,Frontend Developer,Production Supervisor,Content Writer,Research Assistant,Office Manager,Civil Engineer,Barista,Payroll Analyst'.split(
        ',',
      ),
    companies:
      'Wind & Sons,Bosque Hospital,Clover Distribution Inc,Eolia,High Tide Media,Linden Laboratories,Acorn Credit Union,Zeta Nova,Avena Estates'.split(
        ',',
      ),
    schools: 'Highland University,Blue Lake University,Coastal Institute of Technology'.split(','),
    degrees: [
      ['Bachelor of Laws', 5],
      ['Bachelor of Engineering in Mechatronics', 5],
      ['MBA', 6],
    ],
    skills: 'CRM,Kotlin,Git,Copy editing,Forecasting,Microsoft Office,Cold calling,Scheduling'.split(','),
    duties: [
      'Managed a portfolio of forty clients.',
      'Improved page speed by a third',
      'Supervised eight people in two shifts.',
      'Wrote manuals for the new branches.',
    ],
  },
};

/** A fourth set: of the unseen files. */
export const FOURTH = {
  es: {
    ...SEEN.es,
    titles:
      'Ejecutivo telefónico,Ayudante de almacén,Coordinadora académica,Ingeniero en sistemas,Estilista,Operadora de CNC,Analista contable,Gerente de sucursal,Auxiliar de enfermería,Diseñador UX,Asistente de dirección,Vendedora de piso,Panadero,Controlador de tráfico,Jefe de mantenimiento,Animadora infantil,Mensajero en motocicleta,Especialista en impuestos,Lavalozas,Residente de obra'.split(
        ',',
      ),
    companies:
      'Mercería Hilo Fino,Consultores Arrayán,Grupo Cinco Vientos,Cerámica Tezontle,Sanatorio Las Lomas,Órbita Telecom,Plaza Mezquite,Alebrije Media,Empacadora del Pacífico S.A. de C.V.,Jugos Tía Lola,Herrajes Nopal,Financiera Colmena,Bruma Café,Granja Santa Inés,Óptica Lince,Escuela Nueva Aurora,Aguas del Cerro,Nexo Ocho'.split(
        ',',
      ),
    schools:
      'Universidad de los Volcanes,Tecnológico del Desierto,CONALEP Plantel 77,Universidad Puerto Claro,Preparatoria Vespertina 3,Instituto Superior Cumbres,Colegio Mixto Hidalgo'.split(
        ',',
      ),
    degrees: [
      ['Licenciatura en Pedagogía', 5],
      ['Ingeniería Civil', 5],
      ['Licenciatura en Gastronomía', 5],
      ['Técnico en Contabilidad', 3],
      ['Bachillerato', 2],
      ['Maestría en Ingeniería', 6],
      ['Licenciatura en Enfermería', 5],
    ],
    skills:
      'Servicio al cliente,Excel intermedio,Contabilidad electrónica,Figma,Repostería,Ruteo,Logística inversa,Python,Primeros auxilios,Corte y peinado,Lectura de indicadores,Supervisión de obra,AutoCAD,Manejo de agenda,Ventas cruzadas,Office'.split(
        ',',
      ),
    duties: [
      'Atención de llamadas entrantes y salidas',
      'Conciliaciones bancarias y control de viáticos.',
      'Llevé la agenda y los viajes de la dirección',
      'Preparación de pan dulce y salado para tres turnos.',
      'Revisión diaria de bitácoras, equipos y herramientas.',
      'Aumenté las ventas del área en 20 % durante 2023.',
      'Coordiné al personal de limpieza y seguridad',
    ],
    certs: [
      ['Certificación en ITIL', 'Peoplecert'],
      ['Curso de barismo', 'Bruma Café'],
      ['Seguridad en alturas', 'Constructores Unidos'],
      ['Diplomado en impuestos', 'Instituto Superior Cumbres'],
    ],
    summary:
      'Trabajo con orden, soy puntual y me adapto pronto. Quiero un puesto con prestaciones de ley y posibilidad de ascender.',
  },
  en: {
    ...SEEN.en,
    titles:
      'Tax Specialist,UX Designer,Branch Manager,Maintenance Lead,Call Center Agent,Systems Engineer,Academic Coordinator,Line Cook,Traffic Controller'.split(
        ',',
      ),
    companies:
      'Orbit Telecom,Beehive Finance,Five Winds Group,Mist Coffee,Pacific Packing Inc,Lynx Optics,Nexus Eight,Volcano Ceramics,New Dawn School'.split(
        ',',
      ),
    schools: 'Volcanoes University,Desert Institute of Technology,Clear Harbor College'.split(','),
    degrees: [
      ['Bachelor of Accounting', 5],
      ['Master of Engineering', 6],
      ['Bachelor of Science in Civil Engineering', 5],
    ],
    skills:
      'Figma,Python,Route planning,ITIL,Bookkeeping,Office,Stakeholder management,Incident response'.split(
        ',',
      ),
    duties: [
      'Answered inbound calls and closed tickets',
      'Reconciled bank accounts every month.',
      'Raised sales in the area by 20 % during 2023.',
      'Planned shifts for cleaning and security staff',
    ],
    certs: [
      ['ITIL Foundation', 'Peoplecert'],
      ['Barista course', 'Mist Coffee'],
    ],
  },
};

const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

/**
 * A résumé as data.
 * @param options.precision 'month' or 'year': how exact its dates are.
 */
export function makePerson(
  seed,
  { lists = SEEN, language = 'es', jobs = 3, precision = 'month', phone = 0 } = {},
) {
  const random = seeded(seed * 7919 + 17);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const some = (list, count) => {
    const left = [...list];
    return Array.from(
      { length: Math.min(count, left.length) },
      () => left.splice(Math.floor(random() * left.length), 1)[0],
    );
  };
  const words = lists[language];
  const first = pick(FIRST);
  const [last, second] = some(LAST, 2);
  const place = pick(PLACES);
  const digits = `33${String(10_000_000 + Math.floor(random() * 89_999_999))}`;
  const styles = [
    `${digits.slice(0, 2)} ${digits.slice(2, 6)} ${digits.slice(6)}`,
    `+52 ${digits.slice(0, 2)} ${digits.slice(2, 6)} ${digits.slice(6)}`,
    `(${digits.slice(0, 2)}) ${digits.slice(2, 6)}-${digits.slice(6)}`,
    `044 ${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6)}`,
    digits,
    `+52 1 ${digits.slice(0, 2)}-${digits.slice(2, 6)}-${digits.slice(6)}`,
    `${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)}`,
  ];
  const titles = some(words.titles, jobs);
  const companies = some(words.companies, jobs);
  let year = 2025 - Math.floor(random() * 2);
  const work = titles.map((jobtitle, index) => {
    const current = index === 0 && random() > 0.4;
    const endYear = year;
    const length = 1 + Math.floor(random() * 3);
    const startYear = endYear - length;
    year = startYear;
    const month = () => String(1 + Math.floor(random() * 12)).padStart(2, '0');
    const at = (each) => (precision === 'month' ? `${each}-${month()}` : String(each));
    const end = current ? '' : at(endYear);
    return {
      jobtitle,
      company: companies[index],
      start: at(startYear),
      end,
      current,
      duties: some(words.duties, 2 + Math.floor(random() * 2)),
      place: pick(PLACES).slice(0, 2).join(', '),
    };
  });
  const schools = some(words.schools, 2);
  const degrees = some(words.degrees, 2);
  const studies = degrees.map(([degree, level], index) => {
    const end = year - index * 4;
    return { degree, level, institution: schools[index], start: String(end - 4), end: String(end) };
  });
  const languages = some(Object.entries(words.levels), 2).map(([name, [code, levels]]) => {
    const [label, level] = pick(levels);
    return { name, code, label, level };
  });
  return {
    language,
    name: `${first} ${last} ${second}`,
    email: `${plain(first)}.${plain(last)}${Math.floor(random() * 90) + 10}@ejemplo.mx`,
    phone: digits,
    phoneText: styles[phone % styles.length],
    city: place[0],
    stateName: place[1],
    state: place[2],
    stateShort: place[3],
    headline: titles[0],
    summary: words.summary,
    jobs: work,
    studies,
    skills: some(words.skills, 6),
    languages,
    certifications: some(words.certs, 2).map(([name, issuer]) => ({
      name,
      issuer,
      year: String(2016 + Math.floor(random() * 8)),
    })),
    link: `https://www.linkedin.com/in/${plain(first)}-${plain(last)}`,
  };
}

/** What of a person is compared with what was read. @param without parts that the layout leaves out. */
export function truthOf(person, without = []) {
  const truth = {
    name: person.name,
    email: person.email,
    phone: person.phone,
    city: person.city,
    state: person.state,
    jobs: person.jobs.map(({ jobtitle, company, start, end, current }) => ({
      jobtitle,
      company,
      start,
      end,
      current,
    })),
    studies: person.studies.map(({ degree, institution, start, end }) => ({
      degree,
      institution,
      start,
      end,
    })),
    skills: person.skills,
    languages: person.languages.map(({ code, level }) => ({ code, level })),
    certifications: person.certifications.map(({ name }) => name),
    links: [person.link],
  };
  for (const part of without) truth[part] = Array.isArray(truth[part]) ? [] : '';
  return truth;
}

const MONTHS = {
  es: 'enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre'.split(','),
  en: 'January,February,March,April,May,June,July,August,September,October,November,December'.split(','),
};

/** A date in one of the ways people write it: `long`, `short`, `dot`, `number`, `dash`. */
export function writeDate(text, style, language = 'es') {
  const [year, month] = text.split('-');
  if (!month) return year;
  const name = MONTHS[language][Number(month) - 1];
  const short = name.slice(0, 3);
  switch (style) {
    case 'short':
      return `${short[0].toUpperCase()}${short.slice(1)} ${year}`;
    case 'dot':
      return `${short[0].toUpperCase()}${short.slice(1)}. ${year}`;
    case 'number':
      return `${month}/${year}`;
    case 'dash':
      return `${month}-${year}`;
    case 'de':
      return `${name} de ${year}`;
    default:
      return `${name} ${year}`;
  }
}

/** A span in words. */
export function writeSpan({ start, end, current }, style, language = 'es', { joint = ' – ', now } = {}) {
  const until = current
    ? (now ?? (language === 'es' ? 'actualidad' : 'Present'))
    : writeDate(end, style, language);
  return writeDate(start, style, language) + joint + until;
}
