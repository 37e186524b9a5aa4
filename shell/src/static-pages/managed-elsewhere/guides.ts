/** What a page of a guide can name: the person's own address and the one that requests about data go to. */
export type GuideFacts = { email: string; privacyEmail: string };

/** One thing a person may want to do, and where it is done. */
export type Topic = { title: string; text: string; link?: { label: string; href: string } };

/** What stands at an address of the product that no unit shows: what people do there, and where they do it meanwhile. */
export type Guide = { title: string; lead: string; topics: (facts: GuideFacts) => readonly Topic[] };

const writeTo = (address: string, subject: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}`;

const password = ({ email }: GuideFacts): Topic => ({
  title: 'Contraseña',
  text: `Pide que te enviemos una liga a ${email}; con ella eliges una contraseña nueva.`,
  link: { label: 'Cambiar mi contraseña', href: '/cuenta/recuperar-contrasena' },
});

const contact: Topic = {
  title: 'Nombre y datos de contacto',
  text: 'Tu nombre, tu teléfono, tu ciudad y lo demás que va en tu currículum.',
  link: { label: 'Cambiar mis datos', href: '/cuenta/nueva/datos-de-contacto' },
};

const emailAddress = ({ email, privacyEmail }: GuideFacts): Topic => ({
  title: 'Correo electrónico',
  text: `Entras con ${email}. Para cambiarlo, escríbenos desde ese correo.`,
  link: { label: `Escribir a ${privacyEmail}`, href: writeTo(privacyEmail, 'Cambiar mi correo') },
});

const messages: Topic = {
  title: 'Mensajes',
  text: 'Solo te escribimos por lo que pasa con tu cuenta. No enviamos correos con vacantes ni publicidad.',
};

const deletion = ({ email, privacyEmail }: GuideFacts): Topic => ({
  title: 'Eliminar cuenta',
  text: `Escríbenos desde ${email} y borramos tu cuenta, tu currículum y tus postulaciones. Te respondemos en un máximo de 20 días hábiles.`,
  link: { label: `Escribir a ${privacyEmail}`, href: writeTo(privacyEmail, 'Eliminar mi cuenta') },
});

const appearance: Topic = {
  title: 'Apariencia y datos',
  text: 'El tema claro u oscuro y el ahorro de datos de este dispositivo.',
  link: { label: 'Elegir cómo se ve', href: '/apariencia' },
};

const resume: Topic = {
  title: 'Mi currículum',
  text: 'Ahí ves qué tienes y qué te falta, y lo completas cuando quieras.',
  link: { label: 'Ir a mi CV', href: '/curriculo' },
};

const settings: Guide = {
  title: 'Configurar cuenta',
  lead: 'Qué puedes cambiar y dónde.',
  topics: (facts) => [password(facts), contact, emailAddress(facts), messages, appearance, deletion(facts)],
};

/** Guides by what their addresses start with; the first that fits counts. */
const GUIDES: ReadonlyArray<readonly [base: string, guide: Guide]> = [
  [
    '/cuenta/cambiar-contrasena',
    {
      title: 'Cambiar contraseña',
      lead: 'Se hace con una liga que te enviamos.',
      topics: (facts) => [password(facts)],
    },
  ],
  [
    '/cuenta/eliminar',
    { title: 'Eliminar cuenta', lead: 'Se pide por correo.', topics: (facts) => [deletion(facts)] },
  ],
  [
    '/cuenta/configuracion/eliminar',
    { title: 'Eliminar cuenta', lead: 'Se pide por correo.', topics: (facts) => [deletion(facts)] },
  ],
  [
    '/dashboard/notificaciones',
    {
      title: 'Notificaciones',
      lead: 'Lo que pasa con tus postulaciones está en su lista.',
      topics: () => [
        {
          title: 'Mis postulaciones',
          text: 'Ahí ves a qué vacantes te postulaste y hasta cuándo siguen abiertas.',
          link: { label: 'Ver mis postulaciones', href: '/postulaciones' },
        },
      ],
    },
  ],
  [
    '/curriculo/test-conductual',
    {
      title: 'Test conductual',
      lead: 'Tu currículum no pide ningún test, y para postularte tampoco hace falta.',
      topics: () => [resume],
    },
  ],
  [
    '/subir-cv',
    {
      title: 'Tu currículum',
      lead: 'Aquí se llena en línea, por partes. No recibimos archivos.',
      topics: () => [resume],
    },
  ],
  [
    '/open-english',
    {
      title: 'Prueba de inglés',
      lead: 'No aplicamos pruebas. Tu nivel de inglés lo eliges tú, junto con tus estudios.',
      topics: () => [
        {
          title: 'Educación',
          text: 'Ahí están tus estudios y tu nivel de inglés.',
          link: { label: 'Ir a mis estudios', href: '/cuenta/nueva/educacion' },
        },
      ],
    },
  ],
];

/** The guide of an address. Addresses without a guide get that of the settings. */
export function findGuide(pathname: string): Guide {
  return GUIDES.find(([base]) => pathname.startsWith(base))?.[1] ?? settings;
}
