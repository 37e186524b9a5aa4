import { createHash } from 'node:crypto';
import type { Artefact } from '../artefact.ts';
import { twins } from './change.ts';

/** Text that gzip compresses to no less than three quarters. */
function ballast(kilobytes: number): string {
  let text = '';
  for (let index = 0; text.length < kilobytes * 1024; index++)
    text += createHash('sha512').update(String(index)).digest('base64');
  return text.slice(0, kilobytes * 1024);
}

const grow = (candidate: Artefact, file: string, kilobytes: number): void => {
  candidate.put(file, `${candidate.text(file)}\n/*${ballast(kilobytes)}*/`);
  candidate.seal();
};

const split = (candidate: Artefact, id: string, count: number): void => {
  for (let index = 0; index < count; index++) {
    const file = `part-${index}.0123456789.js`;
    candidate.put(file, `"use strict";${index};`);
    candidate.route(id).scripts.push(file);
  }
  candidate.seal();
};

/** Bytes and requests of the pages that the release is part of. */
export const budgetChanges = [
  ...twins('page-over-its-bytes', 'mfe-search', 'statically', {
    breaking: {
      what: 'has a results page that is 60 KB larger',
      apply: (candidate) => grow(candidate, candidate.find(/^page-results\.js$/), 60),
    },
    harmless: {
      what: 'has a results page that is 1 KB larger',
      apply: (candidate) => grow(candidate, candidate.find(/^page-results\.js$/), 1),
    },
  }),
  ...twins('page-over-its-requests', 'mfe-search', 'statically', {
    breaking: {
      what: 'has a home page with nine more scripts',
      apply: (candidate) => split(candidate, 'home', 9),
    },
    harmless: {
      what: 'has a home page with one more script',
      apply: (candidate) => split(candidate, 'home', 1),
    },
  }),
  ...twins('shell-over-the-bytes-of-others', 'shell', 'statically', {
    breaking: {
      what: 'is 40 KB larger, on every page',
      apply: (candidate) => grow(candidate, 'main.js', 40),
    },
    harmless: { what: 'is 1 KB larger', apply: (candidate) => grow(candidate, 'main.js', 1) },
  }),
  ...twins('filler-over-the-bytes-of-its-page', 'mfe-apply', 'statically', {
    breaking: {
      what: 'adds 60 KB to the offer page, which belongs to another unit',
      apply: (candidate) => grow(candidate, candidate.find(/^slot-offer-apply\.js$/), 60),
    },
    harmless: {
      what: 'adds 1 KB to that page',
      apply: (candidate) => grow(candidate, candidate.find(/^slot-offer-apply\.js$/), 1),
    },
  }),
];
