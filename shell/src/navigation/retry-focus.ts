/** Where the focus goes when a 'Reintentar' that has it is replaced by what it asked for, or by its next failure. */

const RETRY = 'Reintentar';
const HEADINGS = 'h1, h2, h3, h4';

type Attempt = {
  /** Has the focus: the button, later what took its place. */
  holder: HTMLElement;
  /** What the button was in, innermost first. */
  around: readonly HTMLElement[];
  /** Headings that were there before. */
  known: ReadonlySet<Element>;
};

/**
 * Follows the focus from 'Reintentar' to what comes in its place: the button of the next failure, else the first new
 * heading. Browsers leave it on nothing, from where screen readers begin again at the top of the page.
 * @returns how to stop.
 */
export function keepRetryFocus(): () => void {
  let attempt: Attempt | null = null;
  const observer = new MutationObserver(() => {
    if (!attempt || attempt.holder.isConnected) return;
    if (hasFocus()) return end();
    const last = attempt;
    for (const next of nextHolders(last)) {
      // Before it has the focus: that is an event, too.
      attempt = isRetry(next) ? findAttempt(next) : { ...last, holder: next };
      if (takesFocus(next)) return;
    }
    attempt = last;
  });
  function end(): void {
    attempt = null;
    observer.disconnect();
  }
  function follow({ target }: Event): void {
    const element = target instanceof Element ? target : null;
    if (element && attempt?.holder.contains(element)) return;
    end();
    const button = element?.closest<HTMLElement>('button');
    if (!button || !isRetry(button)) return;
    attempt = findAttempt(button);
    observer.observe(document.body, { childList: true, subtree: true });
  }
  // Not every browser gives the focus to a button that is clicked. React may take the button away before a click
  // has bubbled up to here.
  const events = ['focusin', 'click'];
  for (const type of events) addEventListener(type, follow, true);
  return () => {
    end();
    for (const type of events) removeEventListener(type, follow, true);
  };
}

function findAttempt(holder: HTMLElement): Attempt {
  const around: HTMLElement[] = [];
  for (let part = holder.parentElement; part && part !== document.body; part = part.parentElement)
    around.push(part);
  return { holder, around, known: new Set(document.querySelectorAll(HEADINGS)) };
}

function hasFocus(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

/** What may have the focus by now, best first; nothing while something is still being loaded. */
function nextHolders({ around, known }: Attempt): HTMLElement[] {
  const place = around.find((part) => part.isConnected);
  if (!place) return [];
  const headings = [...place.querySelectorAll<HTMLElement>(HEADINGS)];
  const next = [
    ...[...place.querySelectorAll('button')].filter(isRetry),
    ...headings.filter((heading) => !known.has(heading)),
  ];
  const isLoading = place.querySelector('[aria-busy="true"]') !== null || place.textContent.trim() === '';
  return next.length > 0 || isLoading ? next : [...headings, place];
}

const isRetry = ({ textContent }: HTMLElement): boolean => textContent.trim() === RETRY;

/** Gives an element the focus, unless it cannot be seen. @returns whether it has it. */
function takesFocus(element: HTMLElement): boolean {
  if (!element.matches('button, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
