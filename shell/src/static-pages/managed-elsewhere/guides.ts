/** One thing a person may want to do, and where it is done. */
export type Topic = { title: string; text: string; link?: { label: string; href: string } };

/** What stands at an address of the product that no unit shows: what people do there, and where they do it meanwhile. */
export type Guide = { title: string; lead: string; topics: readonly Topic[] };

const resume: Topic = {
  title: 'Mi currículum',
  text: 'Ahí ves qué tienes y qué te falta, y lo completas cuando quieras.',
  link: { label: 'Ir a mi CV', href: '/curriculo' },
};

/** Guides by what their addresses start with; the first that fits counts. */
const GUIDES: ReadonlyArray<readonly [base: string, guide: Guide]> = [
  [
    '/dashboard/notificaciones',
    {
      title: 'Notificaciones',
      lead: 'Lo que pasa con tus postulaciones está en su lista.',
      topics: [
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
      lead: 'Ahora no podemos mostrar la prueba. Para postularte no hace falta.',
      topics: [resume],
    },
  ],
  [
    '/subir-cv',
    {
      title: 'Tu currículum',
      lead: 'Aquí se llena en línea, por partes. No recibimos archivos.',
      topics: [resume],
    },
  ],
  [
    '/open-english',
    {
      title: 'Prueba de inglés',
      lead: 'Ahora no podemos mostrar la prueba. Tu nivel de inglés lo eliges tú, junto con tus estudios.',
      topics: [
        {
          title: 'Educación',
          text: 'Ahí están tus estudios y tu nivel de inglés.',
          link: { label: 'Ir a mis estudios', href: '/cuenta/nueva/educacion' },
        },
      ],
    },
  ],
];

const OTHER: Guide = { title: 'Tu currículum', lead: 'Se llena en línea, por partes.', topics: [resume] };

/** The guide of an address. */
export function findGuide(pathname: string): Guide {
  return GUIDES.find(([base]) => pathname.startsWith(base))?.[1] ?? OTHER;
}
