/**
 * Head and status of a page by its route alone: of one that was not rendered on the server, nothing else is known here.
 * What search engines make of such a page must not hang on whether its unit failed.
 */
import type { RouteMatch } from '@chamba/kernel/composition';
import type { Head, PageCategory } from '@chamba/kernel/remote';
import { pageCategory, parseSearchUrl } from '@chamba/kernel/routes';
import {
  canonicalSearchPath,
  HIDDEN_FROM_ROBOTS,
  pageTexts,
  robotsForOffer,
  robotsForResults,
  siteTexts,
  type PageName,
} from '@chamba/kernel/seo';

/** What a route says of its page without its code. */
export type RouteHead = {
  head: Head;
  status: number;
  /** Whether search engines may keep the page. */
  isIndexable: boolean;
};

/** Texts of a page: of those that the kernel has, or title and description of its own. */
type Texts = PageName | readonly [title: string, description: string];

/** A page as search engines know it, or are not to know it. */
type KnownPage = { texts: Texts; isHidden: boolean; status: number };

const shown = (texts: Texts): KnownPage => ({ texts, isHidden: false, status: 200 });
const hidden = (texts: Texts, status = 200): KnownPage => ({ texts, isHidden: true, status });

/** By category, for routes that are not named below. The category `404` says nothing of a page. */
const PAGES_OF_CATEGORY: Readonly<Record<Exclude<PageCategory, '404'>, KnownPage>> = {
  home: shown('home'),
  srp: shown('results'),
  'job-offer': shown(['Oferta de empleo', 'Consulta la vacante y postúlate.']),
  filters: shown('results'),
  login: shown('login'),
  'create-account': shown('createAccount'),
  subscriptions: hidden('subscribe'),
  dashboard: hidden('dashboard'),
  resume: hidden('resume'),
  postulation: hidden('applications'),
  'user-account': hidden('settings'),
};

/** By path as routes declare it, where the category says too little. */
const PAGES_OF_PATH: Readonly<Record<string, KnownPage>> = {
  '/empleos-por-estado': shown('states'),
  '/empleos-por-ciudad': shown('cities'),
  '/empleos-por-categoria': shown('categories'),
  '/empleos-mas-buscados': shown('mostSearched'),
  '/empleos-por-contratacion': shown('contract'),
  '/empleos-por-empresa': shown('companies'),
  '/buscar-empleos-por-empresa': shown('companies'),
  '/buscar-empleos-por-letra-:letter': shown('companies'),
  '/buscar-empleos-en-:query': shown('companies'),
  '/sueldos': shown('salaries'),
  '/Home/Mapa_del_Sitio': shown('siteMap'),
  '/buscar/ubicacion': hidden(['Elige una ubicación', 'Elige el lugar de México donde buscas empleo.']),
  '/cuenta/nueva/datos-de-contacto': hidden('signUpContact'),
  '/cuenta/nueva/profesion': hidden('signUpProfession'),
  '/cuenta/nueva/experiencia': hidden('signUpExperience'),
  '/cuenta/nueva/educacion': hidden('signUpEducation'),
  '/cuenta/nueva/listo': hidden('signUpComplete'),
  '/cuenta/nueva/aviso': hidden('createResume'),
  '/cuenta/nueva/crear-cv': hidden('createResume'),
  '/cuenta/activar': hidden('activation'),
  '/dashboard/activar/:token': hidden('activation'),
  '/cuenta/recuperar-contrasena': shown('restorePassword'),
  '/cuenta/nueva-contrasena{/:token}': hidden('newPassword'),
  '/postularme/:job': hidden(['Postularme', 'Envía tu postulación a esta vacante.']),
  '/aviso-privacidad': shown('privacy'),
  '/aviso-privacidad-v2': shown('privacy'),
  '/terminos-condiciones': shown('terms'),
  '/terminos-condiciones-v2': shown('terms'),
  '/acerca-de': shown('about'),
  '/preguntas-frecuentes': shown([
    'Preguntas frecuentes',
    'Respuestas sobre cómo buscar vacantes, crear tu cuenta y postularte.',
  ]),
  '/ayuda': shown([
    'Centro de ayuda',
    'Ayuda para buscar vacantes, usar tu cuenta, llenar tu currículum y postularte.',
  ]),
  '/descarga': shown('appDownload'),
  '/apariencia': hidden([
    'Apariencia y datos',
    'Elige cómo se ve el sitio y cuántos datos gasta en este dispositivo.',
  ]),
  '/menu': hidden(['Menú', 'Tu cuenta y lo que puedes hacer con ella.']),
  '/liga-no-disponible': hidden(
    ['Esta liga ya no está disponible', 'La liga de tu correo ya no funciona.'],
    410,
  ),
  '/404': hidden('notFound', 404),
};

/**
 * What is known of a page without rendering it.
 * @param match the route of the address; null where no unit has one.
 * @param address path and query as they were asked for.
 * @param site name of the site, and whether search engines may have offers.
 */
export function routeHead(
  match: RouteMatch | null,
  { pathname, search }: { pathname: string; search: string },
  { siteName, indexOffers }: { siteName: string; indexOffers: boolean },
): RouteHead {
  const category = match?.route.category ?? pageCategory(pathname);
  const params = category === 'srp' ? parseSearchUrl(pathname, search) : null;
  // The shell has pages at addresses of the product that no unit claims: for persons, whom it may ask to log in.
  const isMissing = match ? holdsSearches(match) && params === null : category === '404';
  if (isMissing) return withoutRobots(pageTexts('notFound', siteName), 404);

  const known = match && PAGES_OF_PATH[match.route.path];
  const page = known ?? (category === '404' ? null : PAGES_OF_CATEGORY[category]);
  const texts = page ? textsOf(page.texts, siteName) : siteTexts(siteName);
  const isHidden =
    !match ||
    match.route.access === 'candidate' ||
    page?.isHidden === true ||
    (category === 'job-offer' && robotsForOffer(indexOffers) !== '') ||
    // How many offers it has is not known: what it has usually counts.
    (params !== null && robotsForResults({ params, totaldocs: Infinity, pathname }) !== '');
  if (isHidden) return withoutRobots(texts, page?.status ?? 200);
  const canonical = params ? canonicalSearchPath(params) : plainPath(pathname);
  return { head: { ...texts, canonical }, status: 200, isIndexable: true };
}

/** Whether the addresses of searches are a route's: one below it that is none leads nowhere. */
function holdsSearches({ route }: RouteMatch): boolean {
  return route.category === 'srp' && parseSearchUrl(route.path.split(/[:*{]/, 1)[0] ?? '', '') !== null;
}

function textsOf(texts: Texts, siteName: string): { title: string; description: string } {
  if (typeof texts === 'string') return pageTexts(texts, siteName);
  const [title, description] = texts;
  return { title: `${title} | ${siteName}`, description };
}

function withoutRobots(texts: { title: string; description: string }, status: number): RouteHead {
  return { head: { ...texts, robots: HIDDEN_FROM_ROBOTS }, status, isIndexable: false };
}

/** A path as pages name it. */
function plainPath(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
}
