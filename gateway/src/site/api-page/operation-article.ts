/** One operation on the reference page. */
import { describeError } from '@chamba/kernel/errors';
import {
  addressText,
  cacheText,
  answerForm,
  inputForm,
  retryText,
  schemaPart,
  getUpstream,
  whoMayCall,
  wireRequest,
  type JsonSchema,
  type Operation,
} from '@chamba/kernel/operations';
import { escapeHtml } from '../../document/html.ts';
import { RULES } from '../../session/rate-limits.ts';
import { listFields, typeText, type Field } from './fields.ts';

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

/** The rate limit of an operation, without `RATE_LIMIT_SCALE`. */
function limitText({ limit }: Operation): string {
  if (!limit) return 'that of all calls';
  const { seconds, perNetwork, perSubject } = RULES[limit.name];
  const subject = perSubject === undefined ? '' : `, ${perSubject} about one subject`;
  return `${limit.name}: in ${seconds} s ${perNetwork} calls of one network${subject}`;
}

/** A code with what people read of it. */
export const codeText = (name: string): string =>
  `${code(name)} <span lang="es">${escapeHtml(describeError(name))}</span>`;

function fieldList(fields: readonly Field[]): string {
  const lines = fields.map(
    ({ name, type, isRequired }) =>
      `<li>${code(name)} ${escapeHtml(type)}${isRequired ? ', <strong>required</strong>' : ''}</li>`,
  );
  return `<ul>${lines.join('')}</ul>`;
}

const details = (title: string, content: string): string =>
  `<details><summary>${title}</summary>${content}</details>`;

/** The fields of a schema; the schema itself if it has none. */
function listLines(schema: JsonSchema, name: string): Field[] {
  const fields = listFields(schema, name);
  return fields.length > 0 ? fields : [{ name, type: typeText(schema), isRequired: false }];
}

function inputText(operation: Operation): string {
  if (!operation.input) return '<p>Input: not declared.</p>';
  const fields = Object.entries(inputForm(operation)).flatMap(([part, schema]) =>
    listLines(schemaPart(schema), part),
  );
  return fields.length === 0 ? '<p>Input: none.</p>' : details('Input', fieldList(fields));
}

function outputText(operation: Operation): string {
  const form = answerForm(operation);
  return form ? details('Output', fieldList(listLines(form, 'response'))) : '<p>Output: a picture.</p>';
}

/** The example in wire format: ids of the service are in braces. */
function exampleText({ address, example }: Operation): string {
  if (!example) return '';
  const { path, query, body } = wireRequest({ ...address, send: () => example }, {});
  const search = Object.entries(query ?? {}).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const line = `${address.method} ${[path, ...search.slice(0, 1)].join('?')}${search
    .slice(1)
    .map((part) => `&${part}`)
    .join('')}`;
  const readable = line.replace(/%7B(\w+)%7D/g, '{$1}');
  const text = body === undefined ? readable : `${readable}\n\n${JSON.stringify(body, null, 2)}`;
  return details('Example', `<pre>${code(text)}</pre>`);
}

/** An operation as an article; its name is its fragment. */
export function operationArticle(operation: Operation): string {
  const { name, summary, source, timeoutMs, allErrors } = operation;
  const facts: ReadonlyArray<readonly [term: string, html: string]> = [
    ['Address', code(addressText(operation))],
    ['Upstream', code(getUpstream(operation))],
    ['Who may call', escapeHtml(whoMayCall(operation))],
    ['Limit', escapeHtml(limitText(operation))],
    ['Time-out', `${timeoutMs / 1_000} s`],
    ['Sent again', escapeHtml(retryText(operation))],
    ['Kept', escapeHtml(cacheText(operation) || 'no')],
    ['Error codes', allErrors.map(codeText).join('<br>')],
    ['Specification', escapeHtml(source ?? 'not in the specification')],
  ];
  return [
    `<article id="${escapeHtml(name)}"><h3>${code(name)}</h3><p>${escapeHtml(summary)}</p>`,
    `<dl>${facts.map(([term, html]) => `<dt>${term}</dt><dd>${html}</dd>`).join('')}</dl>`,
    inputText(operation),
    outputText(operation),
    exampleText(operation),
    '</article>',
  ].join('');
}
