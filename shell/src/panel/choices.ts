import type { PageComposition } from '@chamba/kernel/composition';

/** What a tester wants of each unit: a version or an address. Units that are missing come from the manifest. */
export type Choices = Readonly<Record<string, string>>;

/** Where a unit's code comes from: the manifest, held at the manifest's version, elsewhere, or another version. */
export type Origin = 'manifest' | 'pinned' | 'local' | 'changed';

/** Choice that takes all others back. */
const DEFAULT_CHOICE = 'live';

/** The choices a page was made of. */
export function readChoices({ overrides = {} }: PageComposition): Choices {
  return Object.fromEntries(Object.entries(overrides).map(([unit, { wanted }]) => [unit, wanted]));
}

/** Version of a unit in the manifest: what candidates get. */
export function manifestVersion({ overrides, units }: PageComposition, unit: string): string {
  return overrides?.[unit]?.replaces || (units[unit]?.version ?? '');
}

/** How a unit's choice relates to the manifest. */
export function findOrigin(composition: PageComposition, choices: Choices, unit: string): Origin {
  const choice = choices[unit];
  if (choice === undefined) return 'manifest';
  const { overrides } = composition;
  if (overrides?.[unit]?.kind === 'local' && overrides[unit].wanted === choice) return 'local';
  if (isAddress(choice)) return 'local';
  return choice === manifestVersion(composition, unit) ? 'pinned' : 'changed';
}

/** Whether the page was made of another choice of this unit. */
export function isPending(composition: PageComposition, choices: Choices, unit: string): boolean {
  return choices[unit] !== readChoices(composition)[unit];
}

/** Choices with one unit's in them; undefined takes that back. */
export function withChoice(choices: Choices, unit: string, choice: string | undefined): Choices {
  const { [unit]: _before, ...others } = choices;
  return choice === undefined ? others : { ...others, [unit]: choice };
}

/**
 * The page's address with a composition in it.
 * @param href address of the page.
 * @param open whether the panel opens with it.
 */
export function addressWith(
  href: string,
  composition: PageComposition,
  choices: Choices,
  { open }: { open: boolean },
): string {
  const url = new URL(href);
  for (const name of ['composition', 'channel', 'composicion', 'fault']) url.searchParams.delete(name);
  const wanted = Object.entries(choices).map(([unit, choice]) => `${unit}@${choice}`);
  const unchanged =
    composition.custom && wanted.length === 0 && Object.keys(readChoices(composition)).length === 0;
  // A composition asked for by its id, which no choice has changed, is named by it.
  const value = unchanged ? composition.id : wanted.join(',') || DEFAULT_CHOICE;
  const query = [url.searchParams.toString(), `composition=${readable(value)}`, open ? 'composicion=1' : ''];
  return `${url.origin}${url.pathname}?${query.filter(Boolean).join('&')}`;
}

/** What stands for an address in a list: its host, or the folder's last part. */
export function shortName(choice: string): string {
  return isAddress(choice) ? new URL(choice).host : (choice.split('/').filter(Boolean).at(-1) ?? choice);
}

/** An address that may stand in the place of a unit, without its last slash; null if it is invalid. */
export function readAddress(text: string): string | null {
  const typed = text.trim();
  if (!isAddress(typed) || typed.includes(',')) return null;
  return new URL(typed).href.replace(/\/$/, '');
}

function isAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

/** Encoded as far as a query needs it: people read and change these addresses. */
function readable(value: string): string {
  return encodeURIComponent(value)
    .replace(/%40/g, '@')
    .replace(/%2C/g, ',')
    .replace(/%3A/g, ':')
    .replace(/%2F/g, '/');
}

/** `1 cambio`, `3 cambios`. */
export function changesText(changes: number): string {
  return changes === 1 ? '1 cambio' : `${changes} cambios`;
}
