/** What a page does: events, presses, and what it does to the page of others. */
import { breaks, some, warns, type Difference, type Pair } from './difference.ts';

export function compareBehaviour(pair: Pair): Difference[] {
  return [...compareEvents(pair), ...comparePresses(pair), ...compareManners(pair)];
}

function compareEvents({ was, is, events }: Pair): Difference[] {
  return Object.entries(was.events).flatMap(([name, before]) => {
    if (!events.has(name)) return [];
    const now = is.events[name];
    if (!now)
      return [
        breaks(
          'event-lost',
          `does not send ${name} any more`,
          'Other units act on it: send it when it happens.',
        ),
      ];
    const changed = Object.entries(before).filter(([field, type]) => now[field] !== type);
    return changed.map(([field, type]) =>
      breaks(
        'event-payload',
        `sends ${name} with ${now[field] ?? 'no'} ${field} instead of a ${type}`,
        'An event is a contract: add fields, never change them.',
      ),
    );
  });
}

function comparePresses({ was, is }: Pair): Difference[] {
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
    return lost.length > 0 || isStill
      ? [
          breaks(
            'press-without-effect',
            `${isStill ? 'does nothing' : `changes no ${lost.join(', no ')}`} when "${now.key}" is pressed, as it does today`,
            'Something swallows the click, or its handler is gone.',
          ),
        ]
      : [];
  });
}

/** Events of people: a listener for them may keep them from whom they are meant for. */
const INPUT = /^(?:click|pointer|mouse|touch|key|submit|input|change|focus|wheel|beforeinput)/;

/** What is not a unit's own. */
function compareManners({ was, is }: Pair): Difference[] {
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
