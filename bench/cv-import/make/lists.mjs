/** What the people of the résumés are made up from. No list is shared with the reader. */
export const FIRST =
  'Alma,Bruno,Celia,Darío,Elisa,Fabián,Gema,Hugo,Inés,Joel,Karla,Leonel,Maité,Néstor,Olga,Pablo,Rocío,Saúl,Tania,Ulises,Ximena,Yael,Zoé,José Ángel,María Luisa,Ana Sofía,Juan Íñigo'.split(
    ',',
  );
export const LAST =
  'Arroyo,Bosque,Cañada,Duna,Encina,Fuente,Granja,Huerta,Isla,Jarama,Lago,Muñoz,Nieve,Olmo,Pradera,Quiñón,Rivera,Sauce,Trigo,Uvalle,Valle,Yáñez,Zarza,Peña,Güemes'.split(
    ',',
  );
export const PLACES = [
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
