import { STATES } from '@chamba/kernel/catalogues';
import { definePage } from '@chamba/kernel/remote';
import { buildSearchUrl } from '@chamba/kernel/routes';
import { pageTexts } from '@chamba/kernel/seo';
import { selectConfig, selectToggles, useAppSelector } from '@chamba/kernel/store';
import { searchBarSlice } from '../search-bar/search-bar.slice.ts';
import { SALARIES_PATH } from '../salaries/salaries-url.ts';
import styles from './listing.module.css';

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
      ],
    },
    {
      heading: 'Empleos',
      links: [
        ['Todos los empleos', '/empleos'],
        ['Empleos por estado', '/empleos-por-estado'],
        ['Empleos por ciudad', '/empleos-por-ciudad'],
        ['Empleos por categoría', '/empleos-por-categoria'],
        ['Empleos más buscados', '/empleos-mas-buscados'],
        ['Empleos por contratación', '/empleos-por-contratacion'],
        ['Empleos por empresa', '/empleos-por-empresa'],
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
        ['Publicar un empleo', externals.recruiters],
        ['Ayuda y preguntas', externals.help],
      ],
    },
    {
      heading: 'Nosotros',
      links: [
        ['Acerca de nosotros', '/acerca-de'],
        ['Blog', externals.blog],
        ['Trabaja con nosotros', externals.careers],
        ['Términos y condiciones', '/terminos-condiciones'],
        ['Aviso de privacidad', '/aviso-privacidad'],
      ],
    },
  ];
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>Mapa del sitio</h1>
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
  head: (state) => ({
    ...pageTexts('siteMap', selectConfig(state).siteName),
    canonical: '/Home/Mapa_del_Sitio',
  }),
});
