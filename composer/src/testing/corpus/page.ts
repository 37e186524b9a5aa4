import type { Artefact } from '../artefact.ts';
import { twins } from './change.ts';

const PAGE = /^page-restore-password\.js$/;
const TITLE = 'children:"Recuperar contraseña"';

const before = (candidate: Artefact, code: string, script = PAGE): void => {
  const file = candidate.find(script);
  candidate.put(file, `${code}\n${candidate.text(file)}`);
  candidate.seal();
};

/** A filler that no route lists: its page requests it once it is interactive. */
const LATE_FILLER = /^slot-offer-match\.js$/;

/** A filler that is loaded when its place is opened. */
const PRESSED_FILLER = /^slot-header-login\.js$/;

/** Replaces the page's loader on the server; `page` is the original one. */
const onServer = (candidate: Artefact, loader: string): void => {
  const route = "module.exports.default.routes.find(({id})=>id==='restore-password')";
  candidate.put(
    'server.cjs',
    `${candidate.text('server.cjs')}\n{const route=${route};const page=route.page;route.page=${loader}}\n`,
  );
  candidate.seal();
};

const rule = (css: string): string =>
  `{const sheet=new CSSStyleSheet();sheet.replaceSync('${css}');document.adoptedStyleSheets.push(sheet)}`;

/** Replaces a fragment of the page's code in the browser, and optionally on the server. */
const replace = (
  candidate: Artefact,
  from: string,
  to: string,
  where: 'browser' | 'both' = 'browser',
): void => {
  const file = candidate.find(PAGE);
  if (!candidate.text(file).includes(from)) throw new Error(`${file} does not hold ${from}`);
  candidate.put(file, candidate.text(file).replaceAll(from, to));
  if (where === 'both') candidate.put('server.cjs', candidate.text('server.cjs').replaceAll(from, to));
  candidate.seal();
};

/** Changes that are only detectable in a browser, on the composed page. */
export const pageChanges = [
  ...twins('page-chunk-throws', 'mfe-account', 'page', {
    breaking: {
      what: 'throws as soon as the script of a page runs',
      apply: (candidate) => before(candidate, "throw new Error('not ready');"),
    },
    harmless: {
      what: 'catches what the script of a page throws',
      apply: (candidate) => before(candidate, "try{throw new Error('not ready')}catch{}"),
    },
  }),
  ...twins('page-does-not-parse', 'mfe-account', 'page', {
    breaking: {
      what: 'has a script with a missing bracket',
      apply: (candidate) => before(candidate, 'if(globalThis){'),
    },
    harmless: { what: 'has a script with an empty block', apply: (candidate) => before(candidate, '{}') },
  }),
  ...twins('page-complains', 'mfe-account', 'page', {
    breaking: {
      what: 'writes an error to the console when a page loads',
      apply: (candidate) => before(candidate, "console.error('the form has no address');"),
    },
    harmless: {
      what: 'writes a note to the console when a page loads',
      apply: (candidate) => before(candidate, "console.info('the form is there');"),
    },
  }),
  ...twins('page-rejects', 'mfe-account', 'page', {
    breaking: {
      what: 'has an unhandled promise rejection',
      apply: (candidate) => before(candidate, "Promise.reject(new Error('lost'));"),
    },
    harmless: {
      what: 'handles the rejection of that promise',
      apply: (candidate) => before(candidate, "Promise.reject(new Error('lost')).catch(()=>{});"),
    },
  }),
  ...twins('page-throws-later', 'mfe-account', 'page', {
    breaking: {
      what: 'throws shortly after its page is shown',
      apply: (candidate) => before(candidate, "setTimeout(()=>{throw new Error('late')},300);"),
    },
    harmless: {
      what: 'runs code shortly after its page is shown',
      apply: (candidate) => before(candidate, 'setTimeout(()=>{globalThis.seen=1},300);'),
    },
  }),
  ...twins('page-reads-otherwise-on-the-server', 'mfe-account', 'page', {
    breaking: {
      what: 'has another heading in the browser than on the server',
      apply: (candidate) => replace(candidate, TITLE, 'children:"Recupera tu contraseña"'),
    },
    harmless: {
      what: 'has another heading in both',
      apply: (candidate) => replace(candidate, TITLE, 'children:"Recupera tu contraseña"', 'both'),
    },
  }),
  ...twins('page-fails-on-the-server', 'mfe-account', 'page', {
    breaking: {
      what: 'has a page that the server cannot load, and the browser can',
      apply: (candidate) => onServer(candidate, "async()=>{throw new Error('no window')}"),
    },
    harmless: {
      what: 'has a page that the server loads through one more function',
      apply: (candidate) => onServer(candidate, 'async()=>page()'),
    },
  }),
  ...twins('page-fails-to-render', 'mfe-account', 'page', {
    breaking: {
      what: 'throws while the browser renders its page',
      apply: (candidate) => replace(candidate, TITLE, 'children:(()=>{throw new Error("no heading")})()'),
    },
    harmless: {
      what: 'computes its heading while it renders',
      apply: (candidate) => replace(candidate, TITLE, 'children:(()=>"Recuperar contraseña")()'),
    },
  }),
  ...twins('page-breaks-the-policy', 'mfe-account', 'page', {
    breaking: {
      what: 'runs text as code, which the policy of the site forbids',
      apply: (candidate) => before(candidate, "try{(0,eval)('1')}catch{}"),
    },
    harmless: {
      what: 'reads text as data',
      apply: (candidate) => before(candidate, "JSON.parse('1');"),
    },
  }),
  ...twins('page-asks-for-what-is-not-there', 'mfe-account', 'page', {
    breaking: {
      what: 'asks for an address that does not exist',
      apply: (candidate) => before(candidate, "fetch('/no-such-address.json').catch(()=>{});"),
    },
    harmless: {
      what: 'asks for an address that exists',
      apply: (candidate) => before(candidate, "fetch('/healthz').catch(()=>{});"),
    },
  }),
  ...twins('page-takes-the-footer', 'mfe-account', 'page', {
    breaking: {
      what: 'hides the footer of the page',
      apply: (candidate) => before(candidate, rule('footer{display:none}')),
    },
    harmless: {
      what: 'colours the footer of the page',
      apply: (candidate) => before(candidate, rule('footer{color:inherit}')),
    },
  }),
  ...twins('page-never-settles', 'mfe-account', 'page', {
    breaking: {
      what: 'never stops working in the browser',
      apply: (candidate) => before(candidate, 'for(;;);'),
    },
    harmless: {
      what: 'works for a tenth of a second in the browser',
      apply: (candidate) => before(candidate, 'for(const end=Date.now()+100;Date.now()<end;);'),
    },
  }),
  ...twins('late-filler-throws', 'mfe-cv', 'page', {
    breaking: {
      what: "has a filler whose script throws when another unit's page loads it late",
      apply: (candidate) => before(candidate, 'throw new Error("roto");', LATE_FILLER),
    },
    harmless: {
      what: 'catches what that script throws',
      apply: (candidate) => before(candidate, 'try{throw new Error("roto")}catch{}', LATE_FILLER),
    },
  }),
  ...twins('pressed-filler-throws', 'mfe-account', 'page', {
    breaking: {
      what: 'has a filler whose script throws when a click loads it',
      apply: (candidate) => before(candidate, 'throw new Error("roto");', PRESSED_FILLER),
    },
    harmless: {
      what: 'catches what that script throws',
      apply: (candidate) => before(candidate, 'try{throw new Error("roto")}catch{}', PRESSED_FILLER),
    },
  }),
  ...twins('page-unnamed-style', 'mfe-account', 'page', {
    breaking: {
      what: 'has no style sheet for a page that still loads it',
      apply: (candidate) => {
        const style = candidate.find(/^page-restore-password\.css$/);
        candidate.remove(style);
        const route = candidate.route('restore-password');
        route.styles = route.styles.filter((file) => file !== style);
        candidate.seal();
      },
    },
    harmless: {
      what: 'has one more line break in the style sheet of a page',
      apply: (candidate) => {
        const style = candidate.find(/^page-restore-password\.css$/);
        candidate.put(style, `${candidate.text(style)}\n`);
        candidate.seal();
      },
    },
  }),
];
