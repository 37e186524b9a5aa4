/** Changes after which a page looks and answers as before, and people do not get done what they came for. */
import type { SourceChange } from './changes.ts';

const change = (
  kind: SourceChange['kind'],
  unit: SourceChange['unit'],
  page: string,
  name: string,
  what: string,
  edit: SourceChange['edits'][number],
): SourceChange => ({ name, kind, what, unit, page, edits: [edit] });

const LOGIN = 'src/login/login.saga.ts';
const QUEUE = 'src/apply/queue.saga.ts';
const EDIT = 'src/edit/edit.saga.ts';

export const JOURNEY_CHANGES: readonly SourceChange[] = [
  change(
    'breaking',
    'mfe-account',
    'mfe-account/login',
    'login-stays',
    'whoever logs in stays at the log-in',
    [
      LOGIN,
      'yield* goTo(next, { replace: true });',
      "if (next === '') yield* goTo(next, { replace: true });",
    ],
  ),
  change(
    'breaking',
    'mfe-account',
    'mfe-account/create-account',
    'password-changed',
    'an account gets another password than was typed',
    [
      'src/create-account/create-account.saga.ts',
      "request('account.create', input)",
      "request('account.create', { ...input, password: `${input.password} ` })",
    ],
  ),
  change(
    'breaking',
    'mfe-apply',
    'mfe-search/offer',
    'application-dropped',
    'an application is shown and not kept',
    [QUEUE, 'yield call(addToOutbox,', "if (jobid === '') yield call(addToOutbox,"],
  ),
  change(
    'breaking',
    'mfe-apply',
    'mfe-search/results',
    'another-search-saved',
    'another search is saved than the one that is shown',
    [
      'src/saved-searches/saved-searches.saga.ts',
      "request('alerts.create', { url })",
      "request('alerts.create', { url: '/empleos' })",
    ],
  ),
  change(
    'breaking',
    'mfe-apply',
    'mfe-apply/applications',
    'newest-left-out',
    'the newest application is not listed',
    [
      'src/applications/applications.slice.ts',
      'return { ...state, ...payload, items,',
      'return { ...state, ...payload, items: items.slice(1),',
    ],
  ),
  change(
    'breaking',
    'mfe-cv',
    'mfe-cv/resume',
    'job-not-saved',
    'a job of the CV is gone at the next visit',
    [
      EDIT,
      "const answer = yield* withSession(() => request('resume.save', { ...ids, updater, revision }));",
      "const answer: { revision?: number } = updater.length > 99 ? yield* withSession(() => request('resume.save', { ...ids, updater, revision })) : {};",
    ],
  ),
  change(
    'breaking',
    'mfe-search',
    'mfe-search/home',
    'keyword-forgotten',
    'the search of the whole country forgets the keyword',
    [
      'src/search-bar/submit-error.tsx',
      'toSearchUrl({ keyword, place: WHOLE_COUNTRY })',
      'toSearchUrl({ keyword: keyword.slice(0, 0), place: WHOLE_COUNTRY })',
    ],
  ),
  change('breaking', 'shell', 'mfe-search/home', 'log-out-dead', 'the log-out does nothing', [
    'src/header/user-menu.tsx',
    'onSubmit={logOut}',
    'onSubmit={(sent) => (sent.bubbles ? sent.preventDefault() : logOut(sent))}',
  ]),
  change('harmless', 'mfe-account', 'mfe-account/login', 'history-kept', 'the log-in stays in the history', [
    LOGIN,
    'yield* goTo(next, { replace: true });',
    'yield* goTo(next, { replace: false });',
  ]),
  change('harmless', 'mfe-apply', 'mfe-search/offer', 'event-earlier', 'one event is said before the other', [
    QUEUE,
    "  yield put(event('application/queued', { jobid }));\n",
    "  yield put(event('application/queued', { jobid: `${jobid}` }));\n",
  ]),
  change('harmless', 'mfe-cv', 'mfe-cv/resume', 'other-words', 'the note of a saved form has other words', [
    EDIT,
    "text: 'Guardado.'",
    "text: 'Listo, quedó guardado.'",
  ]),
  change(
    'harmless',
    'mfe-search',
    'mfe-search/home',
    'refusal-reworded',
    'a missing place is asked for otherwise',
    ['src/search-bar/submit-rules.ts', 'No encontramos ${typed}.', 'No conocemos ${typed}.'],
  ),
];
