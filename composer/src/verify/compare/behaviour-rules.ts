/** What a page does: events, clicks, and changes of what all units share. */
import type { Events } from './observation.ts';
import { breaks, some, warns, type Difference, type Pair } from './difference.ts';

export function compareBehaviour(pair: Pair): Difference[] {
  return [
    ...compareEvents(pair.was.events, pair.is.events, pair.events, 'on load'),
    ...comparePresses(pair),
    ...compareGlobals(pair),
  ];
}

/** @param when what led to the events. */
function compareEvents(
  before: Events,
  now: Events,
  contract: ReadonlySet<string>,
  when: string,
): Difference[] {
  return Object.entries(before).flatMap(([name, payload]) => {
    if (!contract.has(name)) return [];
    const sent = now[name];
    if (!sent)
      return [
        breaks(
          'event-lost',
          `no longer dispatches ${name} ${when}`,
          'Other units listen for it: dispatch it when it happens.',
        ),
      ];
    return Object.entries(payload)
      .filter(([field, type]) => sent[field] !== type)
      .map(([field, type]) =>
        breaks(
          'event-payload',
          `dispatches ${name} ${when} with ${field}: ${sent[field] ?? 'undefined'} instead of ${type}`,
          'An event is a contract: add fields, never change them.',
        ),
      );
  });
}

function comparePresses({ was, is, events }: Pair): Difference[] {
  return was.presses.flatMap((before) => {
    const now = is.presses.find(({ key }) => key === before.key);
    if (!now) return [];
    if (now.errors.length > before.errors.length)
      return [
        breaks(
          'press-fails',
          `complains when "${now.key}" is pressed: ${now.errors.at(-1)}`,
          'See it with chamba compose and the console of the page.',
        ),
      ];
    // Attributes change with the focus alone, which says nothing unless all is still.
    const lost = before.effects.filter((effect) => effect !== 'state' && !now.effects.includes(effect));
    const isStill = before.effects.length > 0 && now.effects.length === 0;
    const dispatched = compareEvents(before.events, now.events, events, `when "${now.key}" is pressed`);
    return lost.length > 0 || isStill
      ? [
          ...dispatched,
          breaks(
            'press-without-effect',
            `${isStill ? 'does nothing' : `changes no ${lost.join(', no ')}`} when "${now.key}" is pressed, as it does today`,
            'Something swallows the click, or its handler is gone.',
          ),
        ]
      : dispatched;
  });
}

/** Events of people: a listener for them may keep them from whom they are meant for. */
const INPUT = /^(?:click|pointer|mouse|touch|key|submit|input|change|focus|wheel|beforeinput)/;

/** What all units of a page share. */
function compareGlobals({ was, is }: Pair): Difference[] {
  const found: Difference[] = [];
  const tampered = is.tampered.filter((name) => !was.tampered.includes(name));
  if (tampered.length > 0)
    found.push(
      breaks(
        'global-changed',
        `changes what all units share: ${some(tampered)}`,
        'Wrap it in your own code instead, and remove your own keys only.',
      ),
    );
  const captures = Object.entries(is.captures).filter(
    ([type, count]) => INPUT.test(type) && count > (was.captures[type] ?? 0),
  );
  if (captures.length > 0)
    found.push(
      warns(
        'capture-listener',
        `listens on the window or the document before anybody else: ${captures.map(([type]) => type).join(', ')}`,
        'Listen on your own elements; a capture listener there sees and may stop what is meant for others.',
      ),
    );
  const errors = is.errors.filter((error) => !was.errors.includes(error));
  if (errors.length > 0 && was.errors.length === 0)
    found.push(
      breaks('complains', `complains: ${errors[0]}`, 'A page that is loaded must not write errors.'),
    );
  return found;
}
