/** Writes the HTML document around a rendered page. */
import type { Head } from '@chamba/kernel/remote';
import type { PageComposition } from '@chamba/kernel/composition';
import type { DocumentParts } from '@chamba/kernel/service-worker';
import { scriptJson } from '../rendering/protocol.ts';
import type { PageAssets } from './assets.ts';
import { attributes, escapeHtml } from './html.ts';
import { SCRIPTS_ID, START_SCRIPT } from './start-script.ts';

export type DocumentInput = {
  nonce: string;
  /** Origin of the site, for absolute addresses. */
  siteUrl: string;
  siteName: string;
  composition: PageComposition;
  /** Whether the page is a tester's, and whether any address may override a unit there. */
  testers: boolean;
  allowOverrides: boolean;
  assets: PageAssets;
  head: Head;
  /** Inner HTML of the root; empty when the browser renders. */
  html: string;
  stateJson: string;
  /** False if the browser must render the page itself. */
  rendered: boolean;
  /** Whether the visitor saves data: no logos, no display font. */
  savesData: boolean;
  /** Epoch ms. */
  now: number;
};

/** Background of pages in the two themes, for the browser's toolbar. */
const BACKGROUND = { light: '#FAF6EE', dark: '#101614' };

/**
 * Sets the theme before the first paint; the choice stored in the browser (as JSON) takes precedence over the
 * system's.
 */
const THEME_SCRIPT =
  "(function(){var t=null;try{t=JSON.parse(localStorage.getItem('theme'))}catch(e){}" +
  "if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';" +
  'document.documentElement.dataset.theme=t;' +
  "var m=document.querySelector('meta[name=theme-color]:not([data-own])');" +
  `if(m&&t==='dark')m.content='${BACKGROUND.dark}'})()`;

/** Every file of a release is requested with CORS, so that its hash can be verified. */
const SHARED = { crossorigin: 'anonymous' };

/** Preview picture of shared links. */
const SHARE_PICTURE = { path: '/icons/share.png', width: 1_200, height: 630 };

const compositionJson = new WeakMap<PageComposition, string>();

/** Start of every document; attributes of the root element follow. */
const ROOT_ELEMENT = '<!doctype html>\n<html';

/**
 * Writes the whole document. Everything from a page is escaped here.
 * @returns the document, and where those of its parts are that a service worker changes.
 */
export function writeDocument(input: DocumentInput): { html: string; parts: DocumentParts } {
  const { nonce } = input;
  const beforeContent = [
    `${ROOT_ELEMENT}${attributes({ lang: 'es-MX', 'data-theme': 'light', 'data-saver': input.savesData })}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    headTags(input),
    `<script${attributes({ nonce })}>${THEME_SCRIPT}</script>`,
    styleTags(input.assets, input.savesData),
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<link rel="icon" href="/icons/mark.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    ...(input.head.structuredData ?? []).map(
      (data) => `<script type="application/ld+json"${attributes({ nonce })}>${scriptJson(data)}</script>`,
    ),
    '</head>',
    '<body>',
    '<div id="root">',
  ].join('\n');
  const beforeBoot = `</div>\n<script type="application/json" id="boot"${attributes({ nonce })}>`;
  const boot = bootJson(input);
  const rest = [
    '</script>',
    `<template id="${SCRIPTS_ID}">${scriptTags(input.assets, nonce)}</template>`,
    `<script${attributes({ nonce })}>${START_SCRIPT}</script>`,
    '</body>',
    '</html>',
  ].join('\n');
  const contentStart = beforeContent.length;
  const contentEnd = contentStart + input.html.length;
  const bootStart = contentEnd + beforeBoot.length;
  return {
    html: beforeContent + input.html + beforeBoot + boot + rest,
    parts: {
      rootAttributes: ROOT_ELEMENT.length,
      contentStart,
      contentEnd,
      bootStart,
      bootEnd: bootStart + boot.length,
    },
  };
}

function headTags({ head, siteUrl, siteName }: DocumentInput): string {
  const canonical = head.canonical === undefined ? null : absolute(siteUrl, head.canonical);
  const meta = (name: string, content: string): string => `<meta${attributes({ name, content })}>`;
  const property = (name: string, content: string): string =>
    `<meta${attributes({ property: name, content })}>`;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    head.description ? meta('description', head.description) : '',
    head.robots ? meta('robots', head.robots) : '',
    `<meta${attributes({ name: 'theme-color', content: head.themeColor ?? BACKGROUND.light, 'data-own': head.themeColor !== undefined })}>`,
    canonical ? `<link${attributes({ rel: 'canonical', href: canonical })}>` : '',
    property('og:type', 'website'),
    property('og:site_name', siteName),
    property('og:title', head.title),
    head.description ? property('og:description', head.description) : '',
    property('og:locale', 'es_MX'),
    canonical ? property('og:url', canonical) : '',
    property('og:image', `${siteUrl}${SHARE_PICTURE.path}`),
    property('og:image:width', String(SHARE_PICTURE.width)),
    property('og:image:height', String(SHARE_PICTURE.height)),
    property('og:image:alt', siteName),
    meta('twitter:card', 'summary_large_image'),
  ]
    .filter((tag) => tag !== '')
    .join('\n');
}

/** The only files that block the first paint. Visitors who save data get titles in the system font. */
function styleTags({ styles, fonts }: PageAssets, savesData: boolean): string {
  return [
    ...styles.map(
      ({ url, integrity }) => `<link${attributes({ rel: 'stylesheet', href: url, integrity, ...SHARED })}>`,
    ),
    ...(savesData ? [] : fonts).map(
      ({ url }) =>
        `<link${attributes({ rel: 'preload', as: 'font', type: 'font/woff2', href: url, ...SHARED })}>`,
    ),
  ].join('\n');
}

/** The entry, and the files it will request. */
function scriptTags({ preloads, entry }: PageAssets, nonce: string): string {
  return [
    `<script${attributes({ src: entry.url, integrity: entry.integrity, nonce, ...SHARED })}></script>`,
    ...preloads.map(
      ({ url, integrity }) =>
        `<link${attributes({ rel: 'preload', as: 'script', href: url, integrity, nonce, ...SHARED })}>`,
    ),
  ].join('');
}

/** `BootPayload` as JSON; the composition is the same for every page and serialised once. */
function bootJson(parts: DocumentInput): string {
  const { composition, testers, allowOverrides, stateJson, rendered, now } = parts;
  let written = compositionJson.get(composition);
  if (written === undefined) {
    written = scriptJson(composition);
    compositionJson.set(composition, written);
  }
  // Pages of candidates contain no tester data.
  const flags = testers ? `,"testers":true,"allowOverrides":${allowOverrides}` : '';
  return `{"composition":${written},"state":${stateJson},"rendered":${rendered},"now":${now}${flags}}`;
}

function absolute(siteUrl: string, path: string): string {
  return URL.canParse(path) ? path : `${siteUrl}${path.startsWith('/') ? path : `/${path}`}`;
}
