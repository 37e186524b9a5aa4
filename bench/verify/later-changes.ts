/** Changes that were written down after the rules, by another route: what people at work break. None led to a rule. */
import type { SourceChange } from './changes.ts';

const LOGIN = 'src/login/login-form.tsx';
const RESTORE = 'src/password/restore-password.page.tsx';

const change = (
  kind: SourceChange['kind'],
  page: string,
  name: string,
  what: string,
  edits: SourceChange['edits'],
  unit = page.split('/')[0] as SourceChange['unit'],
): SourceChange => ({ name, kind, what, unit, page, edits });

export const LATER_CHANGES: readonly SourceChange[] = [
  change(
    'breaking',
    'mfe-account/login',
    'login-form-silent',
    'the log-in form sends nothing and says nothing',
    [[LOGIN, 'onSubmit={form.onSubmit}', 'onSubmit={(press) => press.preventDefault()}']],
  ),
  change('breaking', 'mfe-account/login', 'password-readable', 'the password can be read while it is typed', [
    [LOGIN, 'type="password"', 'type="text"'],
  ]),
  change(
    'breaking',
    'mfe-account/login',
    'password-in-address',
    'without scripts the password is in the address',
    [[LOGIN, 'method="post"', 'method="get"']],
  ),
  change('breaking', 'mfe-account/login', 'forgot-dead', 'the way to a new password leads nowhere', [
    [LOGIN, 'href="/cuenta/recuperar-contrasena"', 'href="/cuenta/recuperar"'],
  ]),
  change('breaking', 'mfe-search/offer', 'pay-gone', 'the pay of an offer is not shown', [
    [
      'src/offer/salary-line.tsx',
      "  return 'text' in salary ? (",
      "  if (salary) return null;\n  return 'text' in salary ? (",
    ],
  ]),
  change('breaking', 'mfe-search/offer', 'description-gone', 'the description of an offer is not shown', [
    [
      'src/offer/offer-text.tsx',
      '<JobDescription job={job} level={2} />',
      '{job.id ? null : <JobDescription job={job} level={2} />}',
    ],
  ]),
  change('breaking', 'mfe-search/offer', 'page-held', 'an offer does not scroll', [
    [
      'src/offer/offer.tsx',
      '  const isMarketLate =',
      "  useEffect(() => {\n    document.body.style.overflow = 'hidden';\n  }, []);\n  const isMarketLate =",
    ],
  ]),
  change('breaking', 'mfe-search/states', 'links-empty', 'the links of all states lead to the page itself', [
    ['src/listings/link-table.tsx', '<a href={url}>', "<a href={url && '#'}>"],
  ]),
  change('breaking', 'mfe-search/states', 'numbers-broken', 'the numbers of vacancies are not numbers', [
    ['src/listings/states-view.tsx', 'formatCount(all)', 'formatCount(all * Number.NaN)'],
  ]),
  change('breaking', 'mfe-search/results', 'cards-dead', 'a click on a card shows nothing beside the list', [
    [
      'src/results/job-list.tsx',
      "      dispatch(jobSelected(job.id));\n      dispatch(makeEvent('jobs/visited', { jobid: job.id }));",
      "      if (!job.id) dispatch(jobSelected(job.id));\n      if (!job.id) dispatch(makeEvent('jobs/visited', { jobid: job.id }));",
    ],
  ]),
  change(
    'breaking',
    'mfe-search/home',
    'calls-without-end',
    'the page calls a service twenty times a second',
    [
      [
        'src/home/hero.tsx',
        '  const assist = useAssist();',
        "  const assist = useAssist();\n  useEvery(() => {\n    const timer = setInterval(() => void fetch('/cache-rest?service=none').catch(() => null), 50);\n    return () => clearInterval(timer);\n  }, []);",
      ],
      [
        'src/home/hero.tsx',
        "import { useAppSelector } from '@chamba/kernel/store';",
        "import { useEffect as useEvery } from 'react';\nimport { useAppSelector } from '@chamba/kernel/store';",
      ],
    ],
  ),
  change(
    'breaking',
    'mfe-account/restore-password',
    'focus-stolen',
    'the page takes the focus away again and again',
    [
      [
        RESTORE,
        'export default definePage({',
        "if (typeof window !== 'undefined')\n  setInterval(() => (document.activeElement as HTMLElement | null)?.blur(), 50);\nexport default definePage({",
      ],
    ],
  ),
  change('breaking', 'mfe-search/home', 'tiny-text', 'all text is eight pixels high', [
    [
      'src/home/home.tsx',
      '/** The home page',
      "if (typeof document !== 'undefined') document.documentElement.style.fontSize = '8px';\n/** The home page",
    ],
  ]),
  change('breaking', 'mfe-apply/applications', 'empty-list-throws', 'who has no applications sees an error', [
    ['src/applications/applications-view.tsx', 'art={<MailArt />}', 'art={<Broken />}'],
    [
      'src/applications/applications-view.tsx',
      '/**',
      "function Broken(): never {\n  throw new Error('nothing here');\n}\n/**",
    ],
  ]),
  change('harmless', 'mfe-account/login', 'button-words', 'the button says it otherwise', [
    [LOGIN, '        Entrar\n', '        Entrar a mi cuenta\n'],
  ]),
  change('harmless', 'mfe-account/login', 'help-added', 'a sentence more', [
    [
      LOGIN,
      '      <FailureBanner error={error} />',
      '      <p className="muted">Usa el correo con el que te registraste.</p>\n      <FailureBanner error={error} />',
    ],
  ]),
  change('harmless', 'mfe-search/offer', 'facts-order', 'the facts of an offer are in another order', [
    [
      'src/offer/job-facts.tsx',
      "    [<Building2Icon key=\"i\" />, 'Modalidad', jobWorkModeLabel(job)],\n    [<FileTextIcon key=\"i\" />, 'Contratación', contractLabels(job).join(', ')],",
      "    [<FileTextIcon key=\"i\" />, 'Contratación', contractLabels(job).join(', ')],\n    [<Building2Icon key=\"i\" />, 'Modalidad', jobWorkModeLabel(job)],",
    ],
  ]),
  change('harmless', 'mfe-search/states', 'region-first', 'regions have another heading', [
    ['src/listings/states-view.tsx', '>Por región</h2>', '>Regiones de México</h2>'],
  ]),
  change('harmless', 'mfe-search/states', 'link-added', 'a link more, to a page that is there', [
    [
      'src/listings/states-view.tsx',
      '      <LinkTable links={items} />',
      '      <p>\n        <a href="/empleos-por-ciudad">Busca por ciudad</a>\n      </p>\n      <LinkTable links={items} />',
    ],
  ]),
  change(
    'harmless',
    'mfe-account/restore-password',
    'constant-renamed',
    'a component has another name inside',
    [
      [
        RESTORE,
        'export default definePage({',
        'export const RESTORE_PAGE = true;\nexport default definePage({',
      ],
    ],
  ),
];
