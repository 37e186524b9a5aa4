/// <reference lib="dom" />
/** Reads an HTML text as a browser without scripts has it. */
export function readDocument(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const canonical = parsed.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null;
  const dataTypes = [...parsed.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
    const types = script.textContent.matchAll(/"@type"\s*:\s*"(\w+)"/g);
    return [...types].flatMap(([, type]) => (type ? [type] : []));
  });
  const main = parsed.querySelector('main');
  for (const script of main?.querySelectorAll('script, style, template') ?? []) script.remove();
  return {
    title: parsed.title.trim(),
    robots: (parsed.querySelector('meta[name=robots]')?.getAttribute('content') ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
    canonical,
    dataTypes: [...new Set(dataTypes)],
    textLength: (main?.textContent ?? '').replace(/\s+/g, ' ').trim().length,
    forms: [...parsed.querySelectorAll('form')].map((form) => {
      const names = [...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name') ?? '');
      const address = (form.getAttribute('action') ?? '').split('?')[0] ?? '';
      return `${form.method} ${address} ${[...new Set(names)].sort().join(' ')}`;
    }),
  };
}
