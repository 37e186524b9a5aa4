/** Further lists, of files that were made later. */
import { SEEN } from './lists.mjs';

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
