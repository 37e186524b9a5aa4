import { STATES } from '@chamba/kernel/catalogues';
import { definePage } from '@chamba/kernel/remote';
import { buildSearchUrl } from '@chamba/kernel/routes';
import { breadcrumbs } from '@chamba/kernel/seo';
import { selectConfig, selectToggles, useAppSelector } from '@chamba/kernel/store';
import { Breadcrumbs } from '@chamba/kernel/ui/breadcrumbs';
import { searchBarSlice } from '../search-bar/search-bar.slice.ts';
import { SALARIES_PATH } from '../salaries/salaries-url.ts';
import { LISTINGS } from './listing-paths.ts';
import styles from './listing.module.css';

const PATH = '/Home/Mapa_del_Sitio';
const HEADING = 'Mapa del sitio';

type Section = { heading: string; links: ReadonlyArray<readonly [text: string, href: string]> };

/** Every part of the site in one place; addresses the operator did not configure are left out. */
function SiteMap() {
  const { externals } = useAppSelector(selectConfig);
  const { calcISR } = useAppSelector(selectToggles);
  const sections: Section[] = [
    {
      heading: 'Candidatos',
      links: [
        ['Crear cuenta', '/cuenta/nueva'],
        ['Iniciar sesión', '/login'],
        ['Recuperar contraseña', '/cuenta/recuperar-contrasena'],
        ['Preguntas frecuentes', '/preguntas-frecuentes'],
        ['Centro de ayuda', externals.help || '/ayuda'],
        ['Descarga nuestra app', '/descarga'],
      ],
    },
    {
      heading: 'Empleos',
      links: [
        ['Buscar empleos', '/empleos'],
        ...Object.values(LISTINGS).map(({ heading, path }) => [heading, path] as const),
        ['Buscar empleos por empresa', '/buscar-empleos-por-empresa'],
        ['Sueldos', calcISR ? externals.calcIsr || SALARIES_PATH : ''],
        ...STATES.map(
          ({ name, slug }) => [`Empleos en ${name}`, buildSearchUrl({ location: slug })] as const,
        ),
      ],
    },
    {
      heading: 'Reclutadores',
      links: [
        ['Publicar una vacante', externals.recruiters],
        ['Ayuda y preguntas frecuentes', externals.recruiters && (externals.help || '/ayuda')],
      ],
    },
    {
      heading: 'Nosotros',
      links: [
        ['Acerca de', '/acerca-de'],
        ['Blog', externals.blog],
        ['Trabaja con nosotros', externals.careers],
        ['Términos y condiciones', '/terminos-condiciones'],
        ['Aviso de privacidad', '/aviso-privacidad'],
      ],
    },
  ];
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs items={[{ label: 'Inicio', href: '/' }, { label: HEADING }]} />
      <h1>{HEADING}</h1>
      {sections.map(({ heading, links }) => {
        const shown = links.filter(([, href]) => href !== '');
        return shown.length > 0 ? (
          <section key={heading} className={styles.section}>
            <h2>{heading}</h2>
            <ul className={styles.links}>
              {shown.map(([text, href]) => (
                <li key={href}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          </section>
        ) : null;
      })}
    </div>
  );
}

export default definePage({
  Component: SiteMap,
  slices: [searchBarSlice],
  texts: {
    title: 'Mapa del sitio',
    description: 'Encuentra todas las secciones de {SITE} en un solo lugar.',
  },
  robots: 'index',
  head: (state) => ({
    structuredData: [
      breadcrumbs(
        [
          { name: 'Inicio', path: '/' },
          { name: HEADING, path: PATH },
        ],
        selectConfig(state).siteUrl,
      ),
    ],
  }),
});
