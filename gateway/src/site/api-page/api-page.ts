/** The reference page of the operations, for developers. */
import { COMMON_ERRORS, type Operation } from '@chamba/kernel/operations';
import { escapeHtml } from '../../document/html.ts';
import { REFERENCE_STYLE } from '../../document/plain-page.ts';
import { failures } from '../../proxy/service-codes.ts';
import { codeText, operationArticle } from './operation-article.ts';

const getGroup = ({ name }: Operation): string => name.split('.')[0] ?? name;

/** Codes that the gateway itself answers, for every operation. */
function gatewayCodes(): string {
  const lines = Object.values(failures).map(
    ({ status, code, description }) =>
      `<li>${status} <code>${code}</code> <span lang="es">${escapeHtml(description)}</span></li>`,
  );
  return `<ul>${lines.join('')}</ul>`;
}

/** Codes that services answer for every operation. */
const commonCodes = (): string =>
  `<ul>${COMMON_ERRORS.map((code) => `<li>${codeText(code)}</li>`).join('')}</ul>`;

/** The operations by group as a self-contained document. */
export function apiPage(operations: readonly Operation[], siteName: string): string {
  const groups = [...new Set(operations.map(getGroup))];
  const title = `Operations of ${siteName}`;
  const sections = groups.map((group) => {
    const articles = operations.filter((operation) => getGroup(operation) === group).map(operationArticle);
    return `<section aria-labelledby="group-${group}"><h2 id="group-${group}">${group}</h2>${articles.join('')}</section>`;
  });
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="nofollow, noindex">',
    `<title>${escapeHtml(title)}</title><style>${REFERENCE_STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>`,
    '<p>Machine-readable: <a href="/openapi.json">openapi.json</a>.</p>',
    `<nav aria-label="Groups"><ul>${groups.map((group) => `<li><a href="#group-${group}">${group}</a></li>`).join('')}</ul></nav>`,
    '<h2>Error codes of every call</h2><p>Answered by the gateway itself, in place of a service:</p>',
    gatewayCodes(),
    '<p>Answered by every service, besides those of each operation:</p>',
    commonCodes(),
    ...sections,
    '</main></body></html>',
  ].join('');
}
