import { Misuse } from '../failure.ts';

/** Spellings of one name in code. */
export type NameForms = {
  /** `mis-alertas`: folders, files, routes. */
  dashed: string;
  /** `misAlertas`: variables and slices. */
  camel: string;
  /** `MisAlertas`: types and components. */
  pascal: string;
  /** `Mis alertas`: text for people. */
  words: string;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Derives the spellings of a name.
 * @param what for the error message, e.g. `a remote's name`.
 * @throws Misuse if it is not lower case words with dashes.
 */
export function nameForms(name: string, what: string): NameForms {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Misuse(`${what} is lower case words with dashes, like mis-alertas; not "${name}"`);
  const [first = '', ...rest] = name.split('-');
  const camel = [first, ...rest.map(capital)].join('');
  return { dashed: name, camel, pascal: capital(camel), words: capital(name.replaceAll('-', ' ')) };
}

/**
 * The spellings of a slot's name (`offer.salary-hint`): page, dot, place.
 * @throws Misuse if it has another form.
 */
export function slotNameForms(name: string): NameForms {
  if (!/^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/.test(name))
    throw new Misuse(
      `a slot's name says the page and the place, with a dot between, like offer.salary-hint; not "${name}"`,
    );
  return nameForms(name.slice(name.indexOf('.') + 1), "a slot's name");
}
