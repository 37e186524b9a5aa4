import { twins } from './change.ts';

const PAGE = /^page-login\.js$/;

/** Files and their hashes. The harmless twins are what an honest build does. */
export const integrityChanges = [
  ...twins('file-unlisted', 'mfe-account', 'statically', {
    breaking: {
      what: 'holds a script that the release does not list',
      apply: (candidate) => candidate.put('extra.0123456789.js', 'console.info("extra");'),
    },
    harmless: {
      what: 'holds a script more, and lists it',
      apply: (candidate) => {
        candidate.put('extra.0123456789.js', 'console.info("extra");');
        candidate.seal();
      },
    },
  }),
  ...twins('file-without-hash', 'mfe-account', 'statically', {
    breaking: {
      what: 'lists a script without its hash',
      apply: (candidate) => {
        const asset = candidate.draft.assets[candidate.find(PAGE)];
        if (asset) asset.integrity = '';
      },
    },
    harmless: {
      what: 'lists a text that nothing loads, with its hash',
      apply: (candidate) => {
        candidate.put('NOTICE.txt', 'Written by the account team.');
        candidate.seal();
      },
    },
  }),
  ...twins('file-tampered', 'mfe-account', 'statically', {
    breaking: {
      what: 'has a statement more in a script than when it was hashed',
      apply: (candidate) => {
        const file = candidate.find(PAGE);
        candidate.put(file, `${candidate.text(file)};globalThis.seen=1;`);
      },
    },
    harmless: {
      what: 'has a statement more in a script, and hashed it after',
      apply: (candidate) => {
        const file = candidate.find(PAGE);
        candidate.put(file, `${candidate.text(file)};globalThis.seen=1;`);
        candidate.seal();
      },
    },
  }),
  ...twins('file-missing', 'mfe-account', 'statically', {
    breaking: {
      what: 'lists a script that is not there',
      apply: (candidate) => candidate.remove(candidate.find(PAGE)),
    },
    harmless: {
      what: 'has a file that no page reads, and lists it',
      apply: (candidate) => {
        candidate.put('notes.txt', 'Of the account team, for itself.');
        candidate.seal();
      },
    },
  }),
  ...twins('file-truncated', 'mfe-account', 'statically', {
    breaking: {
      what: 'lost the end of a script on the way',
      apply: (candidate) => {
        const file = candidate.find(PAGE);
        candidate.put(file, candidate.text(file).slice(0, -200));
      },
    },
    harmless: {
      what: 'gained a line break at the end of a script, before it was hashed',
      apply: (candidate) => {
        const file = candidate.find(PAGE);
        candidate.put(file, `${candidate.text(file)}\n`);
        candidate.seal();
      },
    },
  }),
  ...twins('style-missing', 'mfe-account', 'statically', {
    breaking: {
      what: 'lists a style that is not there',
      apply: (candidate) => candidate.remove(candidate.find(/^page-login\.css$/)),
    },
    harmless: {
      what: 'has another colour in a style, and hashed it after',
      apply: (candidate) => {
        const file = candidate.find(/^page-login\.css$/);
        candidate.put(file, `${candidate.text(file)}.corpus-mark{color:#123456}`);
        candidate.seal();
      },
    },
  }),
  ...twins('entry-hash-wrong', 'mfe-cv', 'statically', {
    breaking: {
      what: 'names another hash of its entry than the entry has',
      apply: ({ draft }) => {
        draft.entry.integrity = `sha256-${'A'.repeat(43)}=`;
      },
    },
    harmless: {
      what: 'has a comment in its entry, and hashed it after',
      apply: (candidate) => {
        candidate.put('container.js', `${candidate.text('container.js')}\n/* built at night */\n`);
        candidate.seal();
      },
    },
  }),
  ...twins('file-used-but-not-listed', 'mfe-cv', 'statically', {
    breaking: {
      what: 'has a page that needs a script nobody listed',
      apply: (candidate) => {
        candidate.route('resume').scripts.push('resume-extras.0123456789.js');
      },
    },
    harmless: {
      what: 'has a page that needs a script more, which is listed',
      apply: (candidate) => {
        candidate.put('resume-extras.0123456789.js', '"use strict";');
        candidate.route('resume').scripts.push('resume-extras.0123456789.js');
        candidate.seal();
      },
    },
  }),
  ...twins('chunk-table-stale', 'mfe-account', 'statically', {
    breaking: {
      what: 'changed a chunk after its entry had noted the hash; the browser will refuse it',
      apply: (candidate) => {
        const file = candidate.find(PAGE);
        candidate.put(file, `${candidate.text(file)};globalThis.seen=1;`);
        candidate.sealFiles();
      },
    },
    harmless: {
      what: 'changed a chunk before its entry noted the hash',
      apply: (candidate) => {
        const file = candidate.find(PAGE);
        candidate.put(file, `${candidate.text(file)};globalThis.seen=2;`);
        candidate.seal();
      },
    },
  }),
  ...twins('digest-wrong', 'mfe-cv', 'statically', {
    breaking: {
      what: 'is called after the digest of another build',
      apply: (candidate) => {
        candidate.draft.digest = '0123456789ab';
        candidate.keepsDigest = true;
      },
    },
    harmless: {
      what: 'was built from another commit, with the same files',
      apply: ({ draft }) => {
        draft.commit = 'c0ffee0123456789c0ffee0123456789c0ffee01';
      },
    },
  }),
];
