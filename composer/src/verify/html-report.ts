/** The report of a verification as a page of its own, with pictures of what is live beside the release. */
import type { Finding } from '@chamba/kernel/composition/release';
import { formatVerdict, type VerifyReport } from './report.ts';

/** A view of a page on which the release differs from what is live, as people first see it. */
export type ViewPictures = {
  /** The page, as `<unit>/<route>`: the subject of its findings. */
  page: string;
  address: string;
  as: 'visitor' | 'candidate';
  /** CSS pixels. */
  width: number;
  /** Rules of the differences that were found on it. */
  rules: readonly string[];
  /** JPEG files; null for a page that could not be drawn. */
  live: Buffer | null;
  release: Buffer | null;
};

/** Limits of the verification; `docs/verify-report.md` has the same sentence. */
const LIMITS =
  'It cannot see whether a text is true, what depends on data that the sample does not have, what comes after more than one press, colours and places as such, other browsers than Chromium, and dark theme.';

/**
 * A page without scripts and without files beside it, that can be kept with a build or sent to another team.
 * @param pictures of the views that differ.
 * @param at when it was verified.
 */
export function htmlReport(report: VerifyReport, pictures: readonly ViewPictures[], at: Date): string {
  const { unit, version, digest, against, checks, pages, seconds, ok } = report;
  const title = `${unit} ${version} ${formatVerdict(report)}`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${new Markup(STYLES)}
        </style>
      </head>
      <body>
        <header>
          <p class="${ok ? 'good' : 'bad'}">${ok ? '✓ fits' : '✗ refused'}</p>
          <h1>${title}</h1>
          <p>
            ${digest}, verified ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC in
            ${seconds.toFixed(0)} s against ${against.where}:
            ${
              Object.entries(against.units)
                .map(([name, live]) => `${name} ${live}`)
                .join(', ') || 'nothing'
            }
          </p>
        </header>
        <main>
          ${group('What breaks', report, 'breaking', pictures)}
          ${group('To be read', report, 'warning', pictures)}
          <section>
            <h2>What was looked at</h2>
            <table>
              <tbody>
                ${checks.map(
                  ({ name, outcome, detail }) =>
                    html`<tr>
                      <th scope="row">${name}</th>
                      <td class="${outcome}">${outcome}</td>
                      <td>${detail}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
            <p>${LIMITS}</p>
          </section>
          ${
            pages.length === 0
              ? ''
              : html`<section>
                  <h2>Pages and their scripts</h2>
                  <table>
                    <thead>
                      <tr>
                        <th scope="col">page</th>
                        <th scope="col">KB</th>
                        <th scope="col">budget</th>
                        <th scope="col">scripts</th>
                        <th scope="col">budget</th>
                      </tr>
                    </thead>
                    <tbody>
                      ${pages.map(
                        ({ page, bytes, maxBytes, requests, maxRequests, within }) =>
                          html`<tr class="${within ? '' : 'failed'}">
                            <th scope="row">${page}</th>
                            <td>${kb(bytes)}</td>
                            <td>${kb(maxBytes)}</td>
                            <td>${requests}</td>
                            <td>${maxRequests}</td>
                          </tr>`,
                      )}
                    </tbody>
                  </table>
                </section>`
          }
        </main>
      </body>
    </html>`.text;
}

function group(
  title: string,
  { findings }: VerifyReport,
  level: Finding['level'],
  pictures: readonly ViewPictures[],
): Markup | string {
  const shown = findings.filter((finding) => finding.level === level);
  if (shown.length === 0) return '';
  return html`<section>
    <h2>${title}</h2>
    ${shown.map((finding) => {
      const views = pictures.filter(
        ({ page, rules }) => page === finding.subject && rules.includes(finding.rule),
      );
      return html`<article class="${level}">
        <h3>${finding.rule} <small>${finding.unit} · ${finding.subject}</small></h3>
        <p>${finding.message}</p>
        ${finding.remedy === '' ? '' : html`<p class="remedy">${finding.remedy}</p>`} ${views.map(sideBySide)}
      </article>`;
    })}
  </section>`;
}

function sideBySide({ address, as, width, live, release }: ViewPictures): Markup {
  const who = as === 'candidate' ? ', signed in' : '';
  const picture = (name: string, file: Buffer | null): Markup =>
    html`<figure>
      <figcaption>${name}</figcaption>
      ${
        file === null
          ? html`<p>It could not be drawn.</p>`
          : html`<img
              alt="${name}: ${address} at ${width} px${who}"
              src="data:image/jpeg;base64,${file.toString('base64')}"
            />`
      }
    </figure>`;
  return html`<div class="pair ${width < 600 ? 'phone' : ''}">
    <p>${address}, ${width} px${who}</p>
    ${picture('live', live)} ${picture('release', release)}
  </div>`;
}

const kb = (bytes: number): string => (bytes / 1024).toFixed(1);

/** HTML that needs no escaping. */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Markup | readonly Markup[];

/** Markup of a template: what is put into it is text, unless it is markup. */
function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const toText = (value: Value): string => {
    if (value instanceof Markup) return value.text;
    if (typeof value === 'object') return value.map(({ text }) => text).join('');
    return String(value).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
  };
  return new Markup(String.raw({ raw: parts }, ...values.map(toText)));
}

const STYLES = `
:root { color-scheme: light dark; }
body { max-width: 1180px; margin: 0 auto; padding: 24px 16px 64px; font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 26px; line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 32px 0 8px; font-size: 20px; }
h3 { margin: 0; font-size: 17px; }
small { font-weight: 400; }
article { margin: 12px 0; padding: 12px 16px; border-left: 4px solid #b7791f; background: #8881; overflow-wrap: anywhere; }
article.breaking { border-color: #b3261e; }
article p { margin: 6px 0 0; }
.remedy::before { content: '→ '; }
.good, .bad { display: inline-block; margin: 0 0 8px; padding: 2px 10px; border-radius: 999px; color: #fff; background: #1b6e3c; font-weight: 600; }
.bad { background: #b3261e; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 4px 16px; margin-top: 12px; }
.pair > p { grid-column: 1 / -1; margin: 0; font-size: 14px; }
.pair.phone { grid-template-columns: repeat(2, minmax(0, 300px)); }
figure { margin: 0; }
img { width: 100%; border: 1px solid #8886; }
table { border-collapse: collapse; }
th, td { padding: 4px 16px 4px 0; text-align: left; vertical-align: top; border-bottom: 1px solid #8884; font-weight: 400; }
thead th, .failed { font-weight: 600; }
`;
