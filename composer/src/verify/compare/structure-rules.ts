/** What people see and can reach on a page. */
import type { Control, Observation } from './observation.ts';
import { breaks, missingFrom, some, warns, type Difference, type Pair } from './difference.ts';

/** Shares of text and links that a main part has to keep. */
const LEAST_TEXT = 0.6;
const LEAST_LINKS = 0.7;
const CONTENT = 80;
const LINKS = 5;
/** Characters that go without others in their place. */
const LOST_TEXT = 120;
/** Characters too small to be read. */
const TINY = 60;
/** Share of the addresses it links to that a page may lose, and how many at least count. */
const LOST_TARGETS = 0.4;
const TARGETS = 5;
/** What a program shows instead of what it does not have. */
const SENSELESS = /\b(?:NaN|undefined|null|Infinity)\b|\[object \w+\]|Invalid Date/;
/** Controls under a layer. */
const COVERED = 3;

export function compareStructure(pair: Pair): Difference[] {
  const { was, is } = pair;
  if (was.ready && !is.ready)
    return [
      breaks(
        'page-dead',
        'does not become interactive within 20 s',
        'See the console of the page with chamba compose.',
      ),
    ];
  if (was.pathname !== is.pathname)
    return [
      breaks(
        'elsewhere',
        `leads to ${is.pathname} instead of ${was.pathname}`,
        'A page redirects only where its contract says so.',
      ),
    ];
  if (is.failed && !was.failed)
    return [breaks('fails', 'shows the error screen', 'See the console of the page with chamba compose.')];
  return [
    ...compareContent(pair),
    ...compareSlots(pair),
    ...compareControls(pair),
    ...compareAccessibility(pair),
  ];
}

function compareContent({ was, is }: Pair): Difference[] {
  const found: Difference[] = [];
  if (was.headings.length > 0 && is.headings.length === 0)
    found.push(breaks('headings', 'shows no heading any more', 'People who listen to pages go by headings.'));
  else {
    const lost = missingFrom(was.headings, is.headings);
    if (lost.length > 0) found.push(warns('headings', `does not show the heading ${some(lost)} any more`));
  }
  if (was.textLength > CONTENT && is.textLength < was.textLength * LEAST_TEXT)
    found.push(
      breaks(
        'content',
        `shows ${is.textLength} characters of text instead of ${was.textLength}`,
        'Part of the page is gone or hidden: compare both with chamba compose.',
      ),
    );
  if (was.links >= LINKS && is.links < was.links * LEAST_LINKS)
    found.push(
      breaks(
        'content',
        `shows ${is.links} links instead of ${was.links}`,
        'Part of the page is gone or hidden: compare both with chamba compose.',
      ),
    );
  if (is.overflows && !was.overflows)
    found.push(
      breaks('overflow', 'scrolls sideways', 'Let wide content wrap or scroll in a part of its own.'),
    );
  if (is.scrollLocked && !was.scrollLocked)
    found.push(breaks('scroll-locked', 'does not scroll', 'Let go of the page where nothing lies over it.'));
  if (is.busy > was.busy)
    found.push(
      breaks(
        'still-loading',
        `still shows ${is.busy} parts as loading, ${was.busy} today`,
        'A load that never ends keeps its placeholder.',
      ),
    );
  const pictures = is.brokenPictures.filter((picture) => !was.brokenPictures.includes(picture));
  if (pictures.length > 0)
    found.push(
      breaks(
        'picture',
        `shows a picture that does not load: ${some(pictures)}`,
        'Import pictures as modules.',
      ),
    );
  if (is.deadLinks.length > 0)
    found.push(
      breaks('dead-link', `links to ${some(is.deadLinks)}, which is not there`, 'Correct the address.'),
    );
  found.push(...compareText(was, is));
  const ids = missingFrom(was.testIds, is.testIds);
  if (ids.length > 0)
    found.push(
      breaks(
        'test-ids',
        `has no element with the test id ${some(ids)} any more`,
        'Tests of other teams find elements by it: keep it, or accept this once they know.',
      ),
    );
  return found;
}

function compareText(was: Observation, is: Observation): Difference[] {
  const found: Difference[] = [];
  const lost = missingFrom(was.lines, is.lines);
  const added = missingFrom(is.lines, was.lines);
  const senseless = added.filter((line) => SENSELESS.test(line));
  if (senseless.length > 0)
    found.push(
      breaks(
        'senseless-text',
        `says ${some(senseless)}`,
        'A value is missing, or of another type than meant.',
      ),
    );
  if (lost.join('').length - added.join('').length >= LOST_TEXT)
    found.push(
      breaks(
        'text-lost',
        `does not say ${some(lost)} any more, and nothing in its place`,
        'If it is meant to go, accept this by name; else compare both with chamba compose.',
      ),
    );
  else if (lost.length > 0) found.push(warns('text', `does not say ${some(lost)} any more`));
  const targets = missingFrom(was.targets, is.targets);
  if (targets.length >= Math.max(TARGETS, was.targets.length * LOST_TARGETS))
    found.push(
      breaks(
        'links-lost',
        `does not link to ${some(targets)} any more`,
        'Correct the addresses of its links.',
      ),
    );
  if (is.tiny >= was.tiny + TINY)
    found.push(
      breaks(
        'small-text',
        `shows ${is.tiny} characters of less than ten pixels, ${was.tiny} today`,
        'Take a size of the design system.',
      ),
    );
  if (is.focus !== null && was.focus === null)
    found.push(
      breaks(
        'focus-taken',
        `gives the focus to "${is.focus}" as it loads`,
        'Who listens to the page, or has begun to type, is torn away: move the focus only upon an input.',
      ),
    );
  return found;
}

function compareSlots({ was, is }: Pair): Difference[] {
  return was.slots.flatMap(({ slot, unit, visible }) => {
    const now = is.slots.filter((place) => place.slot === slot);
    if (now.length === 0)
      return [
        unit === null
          ? warns('slot-removed', `no longer has the slot ${slot}, which is unfilled`)
          : breaks(
              'slot-removed',
              `no longer has the slot ${slot}, which ${unit} fills`,
              'Keep the <Slot>: its filler is gone from the page.',
            ),
      ];
    if (unit === null) return [];
    if (now.every((place) => place.unit === null))
      return [
        breaks(
          'slot-unrendered',
          `leaves the slot ${slot} unfilled; live, ${unit} fills it`,
          'Export the filler of the slot.',
        ),
      ];
    if (visible && !now.some((place) => place.visible))
      return [
        breaks(
          'slot-unrendered',
          `renders nothing visible in the slot ${slot}, which ${unit} fills`,
          'The filler renders nothing, or its content is hidden.',
        ),
      ];
    return [];
  });
}

const toKey = ({ landmark, role, name }: Control): string => `${landmark} ${role} ${name}`;
const toKind = ({ landmark, role }: Control): string => `${landmark} ${role}`;

function compareControls({ was, is, isShell }: Pair): Difference[] {
  const found: Difference[] = [];
  const before = distinct(was.controls);
  const now = distinct(is.controls);
  const lost = before.filter((control) => !now.some((other) => toKey(other) === toKey(control)));
  const added = now.filter((control) => !before.some((other) => toKey(other) === toKey(control)));
  for (const kind of new Set(lost.map(toKind))) {
    const gone = lost.filter((control) => toKind(control) === kind);
    const come = added.filter((control) => toKind(control) === kind);
    const names = some(gone.map(({ name, role }) => name || role));
    const isForeign = !isShell && (kind.startsWith('header') || kind.startsWith('footer'));
    if (come.length >= gone.length && !isForeign)
      found.push(
        warns(
          'control-renamed',
          `calls ${kind} ${names} ${some(come.map(({ name, role }) => name || role))} now`,
        ),
      );
    else
      found.push(
        breaks(
          'control-lost',
          `does not show the ${kind} ${names} any more`,
          isForeign
            ? 'A unit changes its own part of the page only.'
            : 'If it is meant to go, accept this by name; else look for what hides it.',
        ),
      );
  }
  const unusable = now.filter(
    (control) => !control.usable && before.some((other) => toKey(other) === toKey(control) && other.usable),
  );
  if (unusable.length > 0)
    found.push(
      breaks(
        'control-unusable',
        `does not let anybody use ${some(unusable.map(({ name, role }) => name || role))}`,
        'It is disabled, or cannot be reached by keyboard.',
      ),
    );
  const covered = now.filter(
    (control) => control.covered && before.some((other) => toKey(other) === toKey(control) && !other.covered),
  );
  // A bar that passes over one of them does not count.
  if (covered.length > 0 && (covered.length >= COVERED || covered.length === now.length))
    found.push(
      breaks(
        'control-covered',
        `something lies over ${some(covered.map(({ name, role }) => name || role))} and takes its clicks`,
        'Keep layers inside your own part of the page, and let clicks pass where nothing can be seen.',
      ),
    );
  return found;
}

function distinct(controls: readonly Control[]): Control[] {
  return [...new Map(controls.map((control) => [toKey(control), control])).values()];
}

function compareAccessibility({ was, is }: Pair): Difference[] {
  return Object.entries(is.accessibility).flatMap(([rule, element]) =>
    rule in was.accessibility
      ? []
      : [
          breaks(
            `axe-${rule}`,
            `breaks the accessibility rule ${rule}: ${element}`,
            `See https://dequeuniversity.com/rules/axe/4.14/${rule}.`,
          ),
        ],
  );
}
