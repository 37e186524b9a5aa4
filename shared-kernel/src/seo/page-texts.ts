import { FIRST_TEXTS, write, type PageTexts } from './first-texts.ts';

/** Titles without the site's name, and descriptions; `{SITE}` stands for the name. */
const TEXTS = {
  ...FIRST_TEXTS,
  about: [
    'Acerca de nosotros',
    'Conoce quiénes somos y cómo ayudamos a las personas a encontrar empleo en México.',
  ],
  createAccount: [
    'Crea tu cuenta gratis',
    'Crea tu cuenta, registra tu currículum y postúlate a miles de vacantes en México.',
  ],
  login: [
    'Iniciar sesión',
    'Inicia sesión para postularte a vacantes, actualizar tu currículum y ver tus postulaciones.',
  ],
  categories: [
    'Empleos por categoría en México',
    'Consulta las vacantes disponibles por categoría y encuentra el empleo que buscas.',
  ],
  cities: [
    'Empleos por ciudad en México',
    'Consulta las vacantes disponibles en las principales ciudades de México.',
  ],
  companies: [
    'Empleos por empresa en México',
    'Consulta el directorio de empresas y las vacantes que ofrecen en México.',
  ],
  contract: [
    'Empleos por tipo de contratación en México',
    'Encuentra empleos de tiempo completo, medio tiempo, por honorarios o de planta.',
  ],
  mostSearched: [
    'Empleos más buscados en México',
    'Conoce los empleos más buscados en México y postúlate hoy.',
  ],
  states: ['Empleos por estado en México', 'Consulta las vacantes disponibles en los 32 estados de México.'],
  siteMap: ['Mapa del sitio', 'Encuentra todas las secciones de {SITE} en un solo lugar.'],
  subscribe: [
    'Confirma tu correo electrónico',
    'Confirma tu correo electrónico para recibir vacantes de tus búsquedas guardadas.',
  ],
  unsubscribe: ['Cancela tu suscripción', 'Deja de recibir correos de tus búsquedas guardadas.'],
  dashboard: ['Inicio', 'Revisa tus empleos sugeridos, tus búsquedas guardadas y tus notificaciones.'],
  changePassword: ['Cambiar contraseña', 'Cambia la contraseña de tu cuenta.'],
  contactData: [
    'Datos de contacto',
    'Actualiza tus datos de contacto para que las empresas puedan comunicarse contigo.',
  ],
  resume: ['Mi currículum', 'Consulta y actualiza tu currículum.'],
  applications: ['Mis postulaciones', 'Da seguimiento a las vacantes a las que te postulaste.'],
  messages: ['Configuración de mensajes', 'Elige los correos y avisos que quieres recibir.'],
  notifications: ['Notificaciones', 'Consulta tus notificaciones más recientes.'],
  behaviouralTest: ['Prueba conductual', 'Realiza tu prueba conductual y conoce tu perfil profesional.'],
  signUpContact: [
    'Datos de contacto - Crea tu cuenta',
    'Registra tus datos de contacto para crear tu currículum.',
  ],
  signUpProfession: [
    'Profesión - Crea tu cuenta',
    'Registra tu profesión, tu sueldo deseado y tus áreas de interés.',
  ],
  signUpEducation: ['Educación - Crea tu cuenta', 'Registra tu formación académica en tu currículum.'],
  signUpEnglish: ['Nivel de inglés - Crea tu cuenta', 'Registra tu nivel de inglés en tu currículum.'],
  signUpAskExperience: [
    '¿Tienes experiencia laboral? - Crea tu cuenta',
    'Indica si tienes experiencia laboral para completar tu currículum.',
  ],
  signUpExperience: ['Experiencia - Crea tu cuenta', 'Registra tu experiencia laboral en tu currículum.'],
  signUpComplete: [
    '¡Listo! Tu cuenta ha sido creada',
    'Tu cuenta ha sido creada. Revisa tu correo electrónico para confirmarla.',
  ],
  newPassword: ['Nueva contraseña', 'Crea una nueva contraseña para tu cuenta.'],
  terms: ['Términos y condiciones', 'Consulta los términos y condiciones de uso de {SITE}.'],
  privacy: ['Aviso de privacidad', 'Consulta el aviso de privacidad de {SITE}.'],
  restorePassword: ['Recuperar contraseña', 'Recupera el acceso a tu cuenta.'],
  activation: ['Activa tu cuenta', 'Activa tu cuenta para postularte a las vacantes.'],
  settings: ['Configurar cuenta', 'Administra la configuración de tu cuenta.'],
  deleteAccount: ['Eliminar cuenta', 'Solicita la eliminación de tu cuenta y tu currículum.'],
  createResume: ['Crea tu currículum', 'Crea o sube tu currículum y postúlate a vacantes en México.'],
  appDownload: ['Descarga nuestra app', 'Descarga la app y encuentra empleo desde tu celular.'],
  openEnglish: ['Prueba de inglés', 'Guarda el resultado de tu prueba de inglés en tu currículum.'],
  salaries: [
    'Sueldos: calcula tu sueldo neto',
    'Calcula tu sueldo neto o bruto en México con las tablas de ISR publicadas, el subsidio para el empleo y las cuotas del IMSS.',
  ],
} as const satisfies Record<string, readonly [title: string, description: string]>;

/** Pages with fixed texts. */
export type PageName = keyof typeof TEXTS;

/** Title and description of a page with fixed texts. */
export function pageTexts(page: PageName, siteName: string): PageTexts {
  return write(TEXTS[page], siteName);
}

/** Texts of the directory of companies under a letter. */
export function companyLetterTexts(letter: string, siteName: string): PageTexts {
  return {
    title: `Empresas que empiezan con ${letter} | ${siteName}`,
    description: `Consulta las empresas que empiezan con ${letter} y sus vacantes en México.`,
  };
}

/** Texts of a search for companies. */
export function companyQueryTexts(query: string, siteName: string): PageTexts {
  return {
    title: `Empresas: ${query} | ${siteName}`,
    description: 'Consulta las empresas que coinciden con tu búsqueda y sus vacantes en México.',
  };
}
