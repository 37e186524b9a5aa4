/** What search engines and people without scripts have of a page. */
import { breaks, missingFrom, some, warns, type Difference, type Pair } from './difference.ts';

/** Share of its text that a document has to keep. */
const LEAST_TEXT = 0.4;
/** Text in characters that is content, not a frame. */
const CONTENT = 80;

export function compareDocuments({ was, is }: Pair): Difference[] {
  const [before, now] = [was.document, is.document];
  if (before.status !== now.status) {
    return [
      breaks(
        'status',
        `answers ${now.status || 'nothing'} instead of ${before.status}`,
        'Search engines drop pages that are not found, and caches keep no failures.',
      ),
    ];
  }
  const found: Difference[] = [];
  const robots = missingFrom(now.robots, before.robots);
  if (robots.some((word) => /^(noindex|none|nofollow)$/i.test(word)))
    found.push(
      breaks(
        'robots',
        `asks search engines for ${some(robots)}`,
        'Leave robots of a page that is found today as it is.',
      ),
    );
  if (before.canonical !== now.canonical)
    found.push(
      breaks(
        'canonical',
        `names ${now.canonical ?? 'no address'} as its canonical address instead of ${before.canonical ?? 'none'}`,
        'A foreign canonical address takes the page out of search results.',
      ),
    );
  if (before.title && !now.title)
    found.push(breaks('title', 'has no title', 'Give the page a title in its definition.'));
  else if (before.title !== now.title)
    found.push(warns('title', `is titled "${now.title}" instead of "${before.title}"`));
  const types = missingFrom(before.dataTypes, now.dataTypes);
  if (types.length > 0)
    found.push(
      breaks(
        'structured-data',
        `has no structured data of type ${some(types)} any more`,
        'Job boards and search engines read it.',
      ),
    );
  if (before.textLength > CONTENT && now.textLength < before.textLength * LEAST_TEXT)
    found.push(
      breaks(
        'without-scripts',
        `has ${now.textLength} characters of text without JavaScript instead of ${before.textLength}`,
        'Render what the page is about on the server: load its data in `load`.',
      ),
    );
  const forms = missingFrom(before.forms, now.forms);
  if (forms.length > 0)
    found.push(
      breaks(
        'form',
        `has no form ${some(forms)} any more`,
        'Forms are sent without scripts, too: keep their address and the names of their fields.',
      ),
    );
  return found;
}
