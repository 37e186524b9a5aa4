/** Changes of the sources of a unit, as people make them: those that break something for somebody, and those that do not. */

/** A text of a file and what stands in its place. */
export type Edit = readonly [file: string, from: string, to: string];

export type SourceChange = {
  name: string;
  kind: 'breaking' | 'harmless';
  /** What its author would say of it. */
  what: string;
  unit: 'mfe-search' | 'mfe-apply' | 'mfe-account' | 'mfe-cv' | 'shell';
  /** Page on which it shows, as `<unit>/<route>`. */
  page: string;
  edits: readonly Edit[];
};

const OFFER = 'src/offer/offer.tsx';
const OFFER_PAGE = 'src/offer/offer.page.tsx';
const HOME = 'src/home/home.tsx';
const STYLES = 'src/home/home.module.css';
const HOME_PAGE = 'src/home/home.page.tsx';
const VISITED = "if (jobid) dispatch(event('jobs/visited', { jobid }));";
const HOME_START = '  const isLogged = useAppSelector(selectIsLogged);\n  return (';

/** Text that does not compress. */
function noise(length: number): string {
  let seed = 7;
  let text = '';
  while (text.length < length) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    text += seed.toString(36);
  }
  return text.slice(0, length);
}

/** Style rules of classes that nothing has. */
function rules(count: number): string {
  const words = noise(count * 12);
  return Array.from(
    { length: count },
    (_, index) => `.c${index}${words.slice(index * 12, index * 12 + 12)} { margin: ${index}px; }`,
  ).join('\n');
}

const search = (
  kind: SourceChange['kind'],
  page: string,
  name: string,
  what: string,
  ...edits: Edit[]
): SourceChange => ({ name, kind, what, unit: 'mfe-search', page: `mfe-search/${page}`, edits });
const apply = (
  kind: SourceChange['kind'],
  page: string,
  name: string,
  what: string,
  ...edits: Edit[]
): SourceChange => ({ name, kind, what, unit: 'mfe-apply', page, edits });

/** An effect of the home page, which runs in the browser only. */
const effect = (body: string, name = 'h'): Edit[] => [
  [
    HOME,
    "import { useAppSelector } from '@chamba/kernel/store';",
    `import { useEffect as ${name}Effect } from 'react';\nimport { useAppSelector } from '@chamba/kernel/store';`,
  ],
  [
    HOME,
    HOME_START,
    `  const isLogged = useAppSelector(selectIsLogged);\n  ${name}Effect(() => {${body}}, []);\n  return (`,
  ],
];

export const CHANGES: readonly SourceChange[] = [
  // What people come for.
  search(
    'breaking',
    'offer',
    'apply-place-removed',
    'the offer has no place for the apply button',
    [
      'src/offer/apply-place.tsx',
      '    <Slot\n      name="offer.apply"\n      props={{ job, placement }}\n      fallback={',
      '    <Fragment2 job2={placement}\n      fallback={',
    ],
    [
      'src/offer/apply-place.tsx',
      "import { Slot } from '@chamba/kernel/slots';",
      'function Fragment2({ fallback }: { job2: string; fallback: unknown }) {\n  return fallback ? null : null;\n}',
    ],
  ),
  apply('breaking', 'mfe-search/offer', 'apply-button-empty', 'the apply button renders nothing', [
    'src/apply/apply.slot.tsx',
    '  const dispatch = useAppDispatch();\n  const isLogged = useAppSelector(selectIsLogged);\n  const hydrated',
    '  const dispatch = useAppDispatch();\n  const isLogged = useAppSelector(selectIsLogged);\n  if (job.id) return null;\n  const hydrated',
  ]),
  search('breaking', 'offer', 'event-dropped', 'jobs/visited is not dispatched', [
    OFFER,
    VISITED,
    "if (!jobid) dispatch(event('jobs/visited', { jobid: '' }));",
  ]),
  search('breaking', 'offer', 'event-number', 'jobs/visited carries a number', [
    OFFER,
    VISITED,
    "if (jobid) dispatch(event('jobs/visited', { jobid: Number(jobid) as unknown as string }));",
  ]),
  search('breaking', 'offer', 'parameter-renamed', 'the route calls its parameter otherwise', [
    'src/remote.ts',
    "path: '/empleo/oferta/:job'",
    "path: '/empleo/oferta/:oferta'",
  ]),
  search('breaking', 'home', 'states-gone', 'the list of states is not rendered', [
    HOME,
    '{states.length > 0 ? <LinkTable links={states} /> : null}',
    '{states.length > 99 ? <LinkTable links={states} /> : null}',
  ]),
  search('breaking', 'home', 'form-dead', 'the search form does not send', [
    'src/home/hero.tsx',
    '<SearchForm id="home-search" variant="hero" {...assist} />',
    '<div onClickCapture={(press) => { press.preventDefault(); press.stopPropagation(); }}><SearchForm id="home-search" variant="hero" {...assist} /></div>',
  ]),
  // What reaches into others.
  search(
    'breaking',
    'home',
    'click-swallowed',
    'a listener on the document swallows every click',
    ...effect(
      "document.addEventListener('click', (press) => { press.stopImmediatePropagation(); press.preventDefault(); }, true);",
    ),
  ),
  search(
    'breaking',
    'home',
    'layer',
    'a transparent layer lies over the page',
    [HOME, '      <Hero keywords', '      <div className={styles.veil} />\n      <Hero keywords'],
    [STYLES, '.section {', '.veil {\n  position: fixed;\n  inset: 0;\n  z-index: 9999;\n}\n.section {'],
  ),
  search(
    'breaking',
    'home',
    'fetch-replaced',
    'window.fetch is replaced',
    ...effect('const fetchOnce = window.fetch; window.fetch = (...all) => fetchOnce(...all);'),
  ),
  search(
    'breaking',
    'home',
    'storage-cleared',
    'localStorage is emptied',
    ...effect('localStorage.clear();'),
  ),
  search(
    'breaking',
    'home',
    'leak',
    'an interval keeps memory',
    ...effect(
      'const kept: unknown[] = []; setInterval(() => kept.push(new Array(1_000_000).fill(Math.random())), 200);',
    ),
  ),
  search(
    'breaking',
    'home',
    'blocked',
    'four seconds of work on the main thread',
    ...effect('const end = Date.now() + 4000; while (Date.now() < end);'),
  ),
  search('breaking', 'home', 'global-style', 'style rules hide headings and buttons of everybody', [
    STYLES,
    '.section',
    ':global(h1), :global(button) { display: none; }\n.section',
  ]),
  search('breaking', 'home', 'global-variable', 'style rules change a variable for everybody', [
    STYLES,
    '.section',
    ':root { --primary: transparent; }\n.section',
  ]),
  // What the page is worth.
  search('breaking', 'offer', 'always-404', 'an offer always answers 404', [
    OFFER_PAGE,
    'return offer.job ? 200 : 404;',
    'return offer.job ? 404 : 404;',
  ]),
  search(
    'breaking',
    'home',
    'noindex',
    'home is hidden from search engines',
    [HOME_PAGE, "  robots: 'index',\n", ''],
    [HOME_PAGE, "return { themeColor: '#0A5249',", "return { robots: 'noindex', themeColor: '#0A5249',"],
  ),
  search('breaking', 'home', 'foreign-canonical', 'home names another site as its own', [
    HOME_PAGE,
    "return { themeColor: '#0A5249',",
    "return { canonical: 'https://ejemplo.com/', themeColor: '#0A5249',",
  ]),
  search('breaking', 'offer', 'no-structured-data', 'an offer has no structured data', [
    OFFER_PAGE,
    'structuredData: posting ? [posting, breadcrumbs(crumbs, siteUrl)] : undefined,',
    'structuredData: posting && crumbs.length > 9 ? [posting, breadcrumbs(crumbs, siteUrl)] : undefined,',
  ]),
  search(
    'breaking',
    'home',
    'empty-without-scripts',
    'home is empty without JavaScript',
    [
      HOME,
      '      <div className="wrap">',
      '      {typeof window === \'undefined\' ? null : null}\n      <ClientOnly><div className="wrap">',
    ],
    [
      HOME,
      '      </div>\n    </>\n  );\n}',
      '      </div></ClientOnly>\n    </>\n  );\n}\nfunction ClientOnly({ children }: { children: unknown }) {\n  const [on, turn] = useOn(false);\n  onEffect(() => turn(true), [turn]);\n  return on ? (children as never) : null;\n}',
    ],
    [
      HOME,
      "import { useAppSelector } from '@chamba/kernel/store';",
      "import { useEffect as onEffect, useState as useOn } from 'react';\nimport { useAppSelector } from '@chamba/kernel/store';",
    ],
    [
      'src/home/home.tsx',
      '      <Hero keywords={inOneLine(keywords)} />',
      '      <ClientOnly><Hero keywords={inOneLine(keywords)} /></ClientOnly>',
    ],
  ),
  search(
    'breaking',
    'home',
    'late-shift',
    'the page moves 700 px when it has loaded',
    [HOME, '      <Hero keywords', '      <Late />\n      <Hero keywords'],
    [
      HOME,
      '/** The home page',
      "function Late() {\n  const [on, turn] = useLate(false);\n  lateEffect(() => { const timer = setTimeout(() => turn(true), 300); return () => clearTimeout(timer); }, [turn]);\n  return on ? <div ref={(node) => { if (node) node.style.height = '700px'; }} /> : null;\n}\n/** The home page",
    ],
    [
      HOME,
      "import { useAppSelector } from '@chamba/kernel/store';",
      "import { useEffect as lateEffect, useState as useLate } from 'react';\nimport { useAppSelector } from '@chamba/kernel/store';",
    ],
  ),
  search(
    'breaking',
    'home',
    'phone-throws',
    'the page throws on phones',
    ...effect("if (innerWidth < 600) throw new Error('too narrow');"),
  ),
  search('breaking', 'results', 'empty-throws', 'results throw when nothing is found', [
    'src/results/no-results.tsx',
    'export function NoResults(',
    "export function NoResults(_: unknown): never {\n  throw new Error('nothing');\n}\nexport function NoResultsBefore(",
  ]),
  search('breaking', 'home', 'unlabelled', 'controls without a name', [
    HOME,
    '<section className={styles.section} aria-labelledby="home-states">',
    '<section className={styles.section} aria-labelledby="home-states">\n          <button type="button" /><input /><img src="/favicon.ico" />',
  ]),
  search(
    'breaking',
    'home',
    'no-heading',
    'the page has no heading',
    ['src/home/hero.tsx', '<h1>', '<div>'],
    ['src/home/hero.tsx', '</h1>', '</div>'],
    [HOME, '<h2 id="home-states">Empleos por estado</h2>', '<b id="home-states">Empleos por estado</b>'],
    [
      HOME,
      '<h2 id="home-keywords">Empleos más buscados</h2>',
      '<b id="home-keywords">Empleos más buscados</b>',
    ],
    [
      HOME,
      '<h2 className="d1">Crea tu cuenta, llena tu CV y postúlate</h2>',
      '<b className="d1">Crea tu cuenta, llena tu CV y postúlate</b>',
    ],
  ),
  search('breaking', 'home', 'heavy-html', 'six megabytes of HTML', [
    HOME,
    '      <Hero keywords',
    "      <div hidden>{'relleno '.repeat(750_000)}</div>\n      <Hero keywords",
  ]),
  search(
    'breaking',
    'home',
    'heavy-script',
    'much script after hydration',
    ...effect("void import('./ballast.ts');"),
    [
      'src/home/ballast.ts',
      '',
      `export const ballast = '${noise(2_500_000)}';\nif (ballast.length === 1) console.log(ballast);\n`,
    ],
  ),
  search('breaking', 'home', 'heavy-style', 'a large style sheet', [
    STYLES,
    '.section',
    `${rules(9_000)}\n.section`,
  ]),
  search('breaking', 'offer', 'share-throws', 'the share button throws when it is pressed', [
    'src/offer/share-button.tsx',
    'onClick={() => void share()}',
    "onClick={() => { void share; throw new Error('broken'); }}",
  ]),
  search('breaking', 'offer', 'type-error', 'a type error', [
    OFFER,
    'const jobid = job?.id;',
    'const jobid: number = job?.id;',
  ]),
  search(
    'breaking',
    'home',
    'header-hidden',
    'a rule of the page hides links of the header',
    ...effect(
      "for (const link of document.querySelectorAll<HTMLElement>('header a')) link.style.visibility = 'hidden';",
    ),
  ),
  // Harmless.
  search('harmless', 'home', 'text-changed', 'a sentence reads otherwise', [
    'src/home/hero.tsx',
    'Empleos con sueldo a la vista, de tu colonia a todo el país.',
    'Empleos con el sueldo a la vista en todo México.',
  ]),
  search('harmless', 'home', 'heading-changed', 'a heading reads otherwise', [
    HOME,
    'Empleos por estado</h2>',
    'Vacantes en cada estado</h2>',
  ]),
  search('harmless', 'home', 'title-changed', 'the title reads otherwise', [
    HOME_PAGE,
    "title: 'Bolsa de trabajo y empleos en México',",
    "title: 'Empleos en México',",
  ]),
  search('harmless', 'home', 'section-added', 'the page has one section more', [
    HOME,
    '        {isLogged ? null : (',
    '        <section className={styles.section}>\n          <h2>Consejos</h2>\n          <p>Revisa el sueldo y el horario antes de postularte.</p>\n          <a href="/empleos">Ver vacantes</a>\n        </section>\n        {isLogged ? null : (',
  ]),
  search('harmless', 'home', 'colour-changed', 'a margin and a radius change', [
    STYLES,
    '.section {',
    '.section {\n  border-radius: 3px;\n  letter-spacing: 0.01em;',
  ]),
  search(
    'harmless',
    'home',
    'own-storage',
    'a key of its own in the storage',
    ...effect(
      "try { localStorage.setItem('mfe-search:seen', '1'); localStorage.removeItem('mfe-search:seen'); } catch { /* full */ }",
    ),
  ),
  search(
    'harmless',
    'home',
    'timer',
    'a timer that ends with the page',
    ...effect('const timer = setInterval(() => undefined, 1000); return () => clearInterval(timer);'),
  ),
  search(
    'harmless',
    'home',
    'escape-listener',
    'a listener for Escape',
    ...effect(
      "const close = (press: KeyboardEvent) => { if (press.key === 'Escape') close; }; document.addEventListener('keydown', close); return () => document.removeEventListener('keydown', close);",
    ),
  ),
  search('harmless', 'offer', 'field-added', 'an event has one field more', [
    OFFER,
    VISITED,
    "if (jobid) dispatch(event('jobs/visited', { jobid, from: 'offer' } as { jobid: string }));",
  ]),
  search('harmless', 'offer', 'section-order', 'similar offers come after related searches', [
    OFFER,
    '      {expired || afterApply ? null : <SimilarJobs job={job} />}\n      <RelatedSearches job={!expired && afterApply ? job : undefined} />',
    '      <RelatedSearches job={!expired && afterApply ? job : undefined} />\n      {expired || afterApply ? null : <SimilarJobs job={job} />}',
  ]),
  search('harmless', 'offer', 'not-found-text', 'another text for an offer that is not there', [
    'src/offer/offer.slice.ts',
    'No se encontraron información sobre la oferta solicitada.',
    'Ya no tenemos esta vacante.',
  ]),
  search('harmless', 'offer', 'wait-height', 'another height of the skeleton', [
    OFFER,
    '<Skeleton height={260}',
    '<Skeleton height={240}',
  ]),
  search(
    'harmless',
    'home',
    'memo',
    'a component is memoised',
    [HOME, 'export function Home() {', 'export const Home = rememberHome(HomeNow);\nfunction HomeNow() {'],
    [
      HOME,
      "import { useAppSelector } from '@chamba/kernel/store';",
      "import { memo as rememberHome } from 'react';\nimport { useAppSelector } from '@chamba/kernel/store';",
    ],
  ),
  search(
    'harmless',
    'home',
    'small-script',
    'a small script after hydration',
    ...effect("void import('./small.ts');"),
    ['src/home/small.ts', '', 'export const small = document.title;\n'],
  ),
];
