/** Style sheets of this unit in a page that is not the shell's: there while it is mounted, gone afterwards. */

/** Base address of the unit's files; set by webpack, undefined in tests. */
declare const __webpack_public_path__: string | undefined;

/** Sheets taken out of the page. The code that made them does so once, so they are kept for the next mount. */
const kept = new Set<HTMLLinkElement>();
let mounted = 0;

/**
 * Puts the unit's style sheets back that `detachStyles` took out.
 * @returns when they apply, so that nothing is shown without them.
 */
export async function attachStyles(): Promise<void> {
  mounted += 1;
  const returning = [...kept];
  kept.clear();
  await Promise.all(
    returning.map(
      (link) =>
        new Promise<void>((resolve) => {
          const settled = new AbortController();
          // A sheet that fails leaves a page without it, as it would have at first.
          for (const type of ['load', 'error'])
            link.addEventListener(
              type,
              () => {
                settled.abort();
                resolve();
              },
              { signal: settled.signal },
            );
          document.head.append(link);
        }),
    ),
  );
}

/** Takes the unit's style sheets out of the page once its last mount has ended. */
export function detachStyles(): void {
  mounted = Math.max(0, mounted - 1);
  sweepStyles();
}

/** Takes out sheets that arrived after the last mount had ended. */
export function sweepStyles(): void {
  if (mounted > 0) return;
  for (const link of ownSheets()) {
    if (link.sheet) take(link);
    // Who requested a sheet that is still loading waits for its event.
    else link.addEventListener('load', () => mounted === 0 && take(link), { once: true });
  }
}

function take(link: HTMLLinkElement): void {
  link.remove();
  kept.add(link);
}

function ownSheets(): HTMLLinkElement[] {
  const base = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '';
  if (base === '') return [];
  const address = new URL(base, document.baseURI).href;
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ href }) =>
    href.startsWith(address),
  );
}
