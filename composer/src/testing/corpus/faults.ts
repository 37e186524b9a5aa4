import type { Artefact } from '../artefact.ts';
import { twins } from './change.ts';

const rewrite = (candidate: Artefact, from: RegExp, to: string): void => {
  const file = candidate.find(/^(?:app\.\w+|main)\.js$/);
  const text = candidate.text(file);
  if (!from.test(text)) throw new Error(`${file} holds nothing like ${from}`);
  // One occurrence in the sources may appear several times in a bundle.
  candidate.put(file, text.replaceAll(new RegExp(from, 'g'), to));
  candidate.seal();
};

const TITLE = /"Hay un problema para cargar este contenido\."/;
const RETRY = /onClick:(\w+),busy:(\w+),busyLabel:"Cargando\.\.\."/;

/** Changes that are only detectable when a unit fails on the page. */
export const faultChanges = [
  ...twins('error-screen-gone', 'shell', 'faults', {
    breaking: {
      what: 'shows another screen than the specified one when a page fails',
      apply: (candidate) => rewrite(candidate, TITLE, '"Algo salió mal."'),
    },
    harmless: {
      what: 'has another label while it loads the page again',
      apply: (candidate) => rewrite(candidate, RETRY, 'onClick:$1,busy:$2,busyLabel:"Un momento..."'),
    },
  }),
  ...twins('retry-does-nothing', 'shell', 'faults', {
    breaking: {
      what: "does nothing when 'Reintentar' is pressed",
      apply: (candidate) => rewrite(candidate, RETRY, 'onClick:()=>{},busy:$2,busyLabel:"Cargando..."'),
    },
    harmless: {
      what: "loads the page again when 'Reintentar' is pressed, in other code",
      apply: (candidate) => rewrite(candidate, RETRY, 'onClick:()=>$1(),busy:$2,busyLabel:"Cargando..."'),
    },
  }),
];
