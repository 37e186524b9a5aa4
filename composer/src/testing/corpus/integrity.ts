import { twins } from './change.ts';

const PAGE = /^page-login\.js$/;

/** Files and their hashes. The harmless twins are what an honest build does. */
export const integrityChanges = [
  ...twins('file-unlisted', 'mfe-account', 'statically', {
    breaking: {
      what: 'contains a script that the release does not list',
      apply: (candidate) => candidate.put('extra.0123456789.js', 'console.info("extra");'),
    },
    harmless: {
      what: 'contains one more script, and lists it',
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
      what: 'lists a text file that nothing loads, with its hash',
      apply: (candidate) => {
        candidate.put('NOTICE.txt', 'Written by the account team.');
        candidate.seal();
      },
    },
  }),
  ...twins('file-tampered', 'mfe-account', 'statically', {
    breaking: {
      what: 'has a script that was changed after it was hashed',
      apply: (candidate) => {
        const file = candidate.find(PAGE);
        candidate.put(file, `${candidate.text(file)};globalThis.seen=1;`);
      },
    },
    harmless: {
      what: 'has a script that was changed before it was hashed',
      apply: (candidate) => {
        const file = candidate.find(PAGE);
        candidate.put(file, `${candidate.text(file)};globalThis.seen=1;`);
        candidate.seal();
      },
    },
  }),
  ...twins('file-missing', 'mfe-account', 'statically', {
    breaking: {
      what: 'lists a script that does not exist',
      apply: (candidate) => candidate.remove(candidate.find(PAGE)),
    },
    harmless: {
      what: 'has a file that no page loads, and lists it',
      apply: (candidate) => {
        candidate.put('notes.txt', 'Of the account team, for itself.');
        candidate.seal();
      },
    },
  }),
  ...twins('file-truncated', 'mfe-account', 'statically', {
    breaking: {
      what: 'has a truncated script',
      apply: (candidate) => {
        const file = candidate.find(PAGE);
        candidate.put(file, candidate.text(file).slice(0, -200));
      },
    },
    harmless: {
      what: 'has one more line break at the end of a script, added before it was hashed',
      apply: (candidate) => {
        const file = candidate.find(PAGE);
        candidate.put(file, `${candidate.text(file)}\n`);
        candidate.seal();
      },
    },
  }),
  ...twins('style-missing', 'mfe-account', 'statically', {
    breaking: {
      what: 'lists a style sheet that does not exist',
      apply: (candidate) => candidate.remove(candidate.find(/^page-login\.css$/)),
    },
    harmless: {
      what: 'has another colour in a style sheet, changed before it was hashed',
      apply: (candidate) => {
        const file = candidate.find(/^page-login\.css$/);
        candidate.put(file, `${candidate.text(file)}.corpus-mark{color:#123456}`);
        candidate.seal();
      },
    },
  }),
  ...twins('entry-hash-wrong', 'mfe-cv', 'statically', {
    breaking: {
      what: 'lists a wrong hash for its entry',
      apply: ({ draft }) => {
        draft.entry.integrity = `sha256-${'A'.repeat(43)}=`;
      },
    },
    harmless: {
      what: 'has one more comment in its entry, added before it was hashed',
      apply: (candidate) => {
        candidate.put('container.js', `${candidate.text('container.js')}\n/* built at night */\n`);
        candidate.seal();
      },
    },
  }),
  ...twins('file-used-but-not-listed', 'mfe-cv', 'statically', {
    breaking: {
      what: 'has a page that needs a script the release does not list',
      apply: (candidate) => {
        candidate.route('resume').scripts.push('resume-extras.0123456789.js');
      },
    },
    harmless: {
      what: 'has a page that needs one more script, which is listed',
      apply: (candidate) => {
        candidate.put('resume-extras.0123456789.js', '"use strict";');
        candidate.route('resume').scripts.push('resume-extras.0123456789.js');
        candidate.seal();
      },
    },
  }),
  ...twins('chunk-table-stale', 'mfe-account', 'statically', {
    breaking: {
      what: 'has a chunk that was changed after its hash went into the entry; the browser refuses it',
      apply: (candidate) => {
        const file = candidate.find(PAGE);
        candidate.put(file, `${candidate.text(file)};globalThis.seen=1;`);
        candidate.sealFiles();
      },
    },
    harmless: {
      what: 'has a chunk that was changed before its hash went into the entry',
      apply: (candidate) => {
        const file = candidate.find(PAGE);
        candidate.put(file, `${candidate.text(file)};globalThis.seen=2;`);
        candidate.seal();
      },
    },
  }),
  ...twins('digest-wrong', 'mfe-cv', 'statically', {
    breaking: {
      what: 'has the digest of another build',
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
