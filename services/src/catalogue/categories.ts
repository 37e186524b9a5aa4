import { slugify } from '@chamba/kernel/routes';

/** A subcategory; its id encodes its category: `category * 16 + number`, numbers from 1. */
export type Subcategory = { id: number; description: string; slug: string; idparent: number };

/** A category of offers and area of interest of candidates. Ids are stable: they are stored. */
export type Category = {
  id: number;
  description: string;
  slug: string;
  subcategories: readonly Subcategory[];
};

/** Subcategory numbers use four bits of the packed facet key. */
export const SUBCATEGORY_STEP = 16;

const NAMES: ReadonlyArray<readonly [id: number, name: string, subcategories: readonly string[]]> = [
  [
    1,
    'Administrativo',
    [
      'Auxiliar administrativo',
      'Secretarias y recepción',
      'Captura de datos',
      'Compras',
      'Gerencia y dirección',
      'Archivo y mensajería',
    ],
  ],
  [
    2,
    'Contabilidad y finanzas',
    ['Contabilidad', 'Crédito y cobranza', 'Auditoría', 'Nóminas', 'Banca y seguros', 'Facturación y costos'],
  ],
  [
    3,
    'Ventas',
    [
      'Ventas de mostrador',
      'Asesor y ejecutivo de ventas',
      'Promotor y demostrador',
      'Cajeros',
      'Tiendas y sucursales',
      'Telemarketing',
      'Ventas de campo',
      'Gerencia de ventas',
      'Gasolineras',
    ],
  ],
  [4, 'Atención a clientes', ['Servicio a clientes', 'Centro de contacto']],
  [
    5,
    'Logística y transporte',
    [
      'Choferes',
      'Almacén e inventarios',
      'Reparto y mensajería',
      'Montacargas',
      'Tráfico y distribución',
      'Carga y descarga',
      'Comercio exterior',
    ],
  ],
  [
    6,
    'Producción y manufactura',
    [
      'Operadores de producción',
      'Calidad',
      'Soldadura y pailería',
      'Máquinas y herramientas',
      'Costura y textil',
      'Empaque y ensamble',
      'Supervisión de producción',
      'Tapicería y muebles',
      'Calzado y piel',
      'Plásticos y moldes',
      'Imprenta y artes gráficas',
    ],
  ],
  [
    7,
    'Mantenimiento y oficios',
    [
      'Mantenimiento',
      'Mecánica automotriz',
      'Electricidad y electrónica',
      'Refrigeración y aire acondicionado',
      'Carpintería y pintura',
      'Jardinería',
      'Plomería',
      'Herrería, aluminio y vidrio',
      'Instalación de telecomunicaciones y alarmas',
    ],
  ],
  [
    8,
    'Construcción',
    ['Albañilería y obra', 'Residencia y supervisión de obra', 'Arquitectura', 'Maquinaria pesada'],
  ],
  [
    9,
    'Ingeniería',
    [
      'Ingeniería industrial y de procesos',
      'Ingeniería civil',
      'Ingeniería mecánica y eléctrica',
      'Ingeniería química y ambiental',
    ],
  ],
  [
    10,
    'Tecnologías de la información',
    ['Desarrollo de software', 'Soporte técnico', 'Redes y sistemas', 'Bases de datos y análisis'],
  ],
  [
    11,
    'Salud',
    [
      'Medicina',
      'Enfermería',
      'Farmacia',
      'Odontología',
      'Laboratorio clínico',
      'Psicología y terapia',
      'Óptica',
      'Apoyo hospitalario',
      'Nutrición',
      'Trabajo social',
    ],
  ],
  [
    12,
    'Educación',
    ['Docencia', 'Educación preescolar', 'Capacitación', 'Idiomas', 'Apoyo escolar', 'Deporte y recreación'],
  ],
  [
    13,
    'Restaurantes y alimentos',
    [
      'Cocina',
      'Meseros y atención en mesa',
      'Panadería y repostería',
      'Carnes y abarrotes',
      'Lavaloza y apoyo de cocina',
      'Bar y cafetería',
      'Gerencia y apoyo de restaurante',
    ],
  ],
  [14, 'Hotelería y turismo', ['Camaristas', 'Recepción de hotel', 'Viajes y turismo']],
  [
    15,
    'Limpieza',
    [
      'Limpieza e intendencia',
      'Lavandería y tintorería',
      'Lavado de autos',
      'Fumigación y control de plagas',
    ],
  ],
  [16, 'Seguridad', ['Guardias y vigilancia', 'Policía y custodia', 'Monitoreo', 'Seguridad e higiene']],
  [17, 'Recursos humanos', ['Reclutamiento y selección', 'Administración de personal']],
  [
    18,
    'Mercadotecnia y publicidad',
    ['Mercadotecnia', 'Relaciones públicas', 'Encuestas e investigación de mercado'],
  ],
  [19, 'Diseño y comunicación', ['Diseño gráfico', 'Diseño industrial', 'Medios y fotografía']],
  [20, 'Legal', ['Abogacía']],
  [21, 'Agricultura y ganadería', ['Trabajo agrícola', 'Ganadería y veterinaria']],
  [22, 'Belleza y cuidado personal', ['Estilismo', 'Cuidado de niños y adultos', 'Servicio doméstico']],
];

/** All categories. */
export const CATEGORIES: readonly Category[] = NAMES.map(([id, description, names]) => ({
  id,
  description,
  slug: slugify(description),
  subcategories: names.map((name, index) => ({
    id: id * SUBCATEGORY_STEP + index + 1,
    description: name,
    slug: slugify(name),
    idparent: id,
  })),
}));

const bySlug = new Map(CATEGORIES.map((category) => [category.slug, category]));
const byId = new Map(CATEGORIES.map((category) => [category.id, category]));
const subcategoryById = new Map(
  CATEGORIES.flatMap((category) => category.subcategories.map((sub) => [sub.id, sub])),
);

/** The category of an address slug. */
export const categoryBySlug = (slug: string): Category | undefined => bySlug.get(slug);

/** The category of an id. */
export const categoryById = (id: number): Category | undefined => byId.get(id);

/** The subcategory of an id. */
export const findSubcategory = (id: number): Subcategory | undefined => subcategoryById.get(id);

/** The subcategory of a slug within its category. */
export const subcategoryBySlug = (category: Category, slug: string): Subcategory | undefined =>
  category.subcategories.find((sub) => sub.slug === slug);
