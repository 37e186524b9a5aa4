/// <reference lib="dom" />

/** The visible state of a page. */
export type PageSnapshot = {
  /** Path of the page. */
  pathname: string;
  /** Whether its HTML came from the server. */
  rendered: boolean;
  header: boolean;
  footer: boolean;
  /** First heading of the main part; empty without one. */
  heading: string;
  /** Whether the specified error screen shows. */
  failed: boolean;
};

/**
 * Runs in the page, so it must not use anything from outside.
 * @param errorTitle heading of the error screen.
 */
export function snapshot(errorTitle: string): PageSnapshot {
  const shows = (element: Element | null): boolean => {
    const box = element?.getBoundingClientRect();
    return box !== undefined && box.width > 0 && box.height > 0;
  };
  const boot: unknown = JSON.parse(document.getElementById('boot')?.textContent ?? '{}');
  const headings = [...document.querySelectorAll('main h1, main h2, h1')].map((heading) =>
    heading.textContent.trim(),
  );
  return {
    pathname: location.pathname,
    rendered: typeof boot === 'object' && boot !== null && 'rendered' in boot && boot.rendered === true,
    header: shows(document.querySelector('header')),
    footer: shows(document.querySelector('footer')),
    heading: headings[0] ?? '',
    failed: headings.includes(errorTitle),
  };
}

/**
 * Runs in the page before its scripts: violations of the site's policy are logged as errors, even if they are caught.
 */
export function logViolations(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`the policy of the site forbids it: ${violatedDirective} ${blockedURI}`),
  );
}
