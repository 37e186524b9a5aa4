import { toLexemes } from '../text/words.ts';

/** Words of titles that say how far up a post is, from those who learn to those who direct. Other titles are in the middle. */
const LEVELS: readonly (readonly [level: number, words: string])[] = [
  [0, 'becario practicante pasante aprendiz trainee'],
  [1, 'ayudante auxiliar asistente aux'],
  [3, 'supervisor coordinador encargado jefe lider subgerente subjefe responsable senior'],
  [4, 'gerente director'],
];
const MIDDLE = 2;

const levels = new Map(
  LEVELS.flatMap(([level, words]) => [...toLexemes(words)].map((form) => [form, level] as const)),
);

/** How far up the post of a title is, 0 to 4; null where it does not say. */
export function titleLevel(title: string): number | null {
  const found = [...toLexemes(title)].flatMap((form) => levels.get(form) ?? []);
  return found.length === 0 ? null : Math.min(...found);
}

/**
 * How many steps a post is above or below what a person did and looks for; from helping to doing the work is not one.
 * @param own levels of the titles in their CV. @param level that of the offer.
 */
export function stepsBetween(own: readonly (number | null)[], level: number | null): number {
  const levelsOfCv = own.map((one) => one ?? MIDDLE);
  const of = level ?? MIDDLE;
  const highest = Math.max(MIDDLE, ...levelsOfCv);
  const lowest = levelsOfCv.length === 0 ? 0 : Math.min(...levelsOfCv);
  return of > highest ? of - highest : Math.max(0, lowest - of);
}
