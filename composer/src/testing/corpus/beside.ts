import type { Artefact } from '../artefact.ts';
import { twins } from './change.ts';

const before = (candidate: Artefact, code: string): void => {
  const file = candidate.find(/^page-restore-password\.js$/);
  candidate.put(file, `${code}\n${candidate.text(file)}`);
  candidate.seal();
};

/** Runs once the page has come to life; its script may come after the event. */
const later = (code: string): string =>
  `{const run=()=>setTimeout(()=>{${code}},200);document.readyState==='complete'?run():addEventListener('load',run)}`;
const layer = (pointer: string): string =>
  later(
    `const veil=document.createElement('div');veil.style.cssText='position:fixed;inset:0;z-index:9999;pointer-events:${pointer}';document.body.append(veil)`,
  );

/** Changes that write no error: only beside what is live does it show that people have lost something. */
export const changesBeside = [
  ...twins('page-empties-the-storage', 'mfe-account', 'comparison', {
    breaking: {
      what: 'empties the storage that all units share',
      apply: (candidate) => before(candidate, 'localStorage.clear();'),
    },
    harmless: {
      what: 'removes a key of its own from it',
      apply: (candidate) => before(candidate, "localStorage.removeItem('mfe-account:seen');"),
    },
  }),
  ...twins('page-lies-under-a-layer', 'mfe-account', 'comparison', {
    breaking: {
      what: 'has a transparent layer over its page that takes every click',
      apply: (candidate) => before(candidate, layer('auto')),
    },
    harmless: {
      what: 'has one that lets clicks pass',
      apply: (candidate) => before(candidate, layer('none')),
    },
  }),
  ...twins('page-swallows-clicks', 'mfe-account', 'comparison', {
    breaking: {
      what: 'stops every click before it reaches its control',
      apply: (candidate) =>
        before(
          candidate,
          "addEventListener('click',(press)=>{press.stopImmediatePropagation();press.preventDefault()},true);",
        ),
    },
    harmless: {
      what: 'counts the clicks',
      apply: (candidate) => before(candidate, "let pressed=0;addEventListener('click',()=>{pressed+=1});"),
    },
  }),
  ...twins('page-keeps-memory', 'mfe-account', 'comparison', {
    breaking: {
      what: 'keeps eight megabytes every 200 ms',
      apply: (candidate) =>
        before(
          candidate,
          'const kept=[];setInterval(()=>kept.push(new Array(1e6).fill(Math.random())),200);',
        ),
    },
    harmless: {
      what: 'lets them go again',
      apply: (candidate) =>
        before(candidate, 'let kept;setInterval(()=>{kept=new Array(1e4).fill(Math.random())},200);'),
    },
  }),
];
