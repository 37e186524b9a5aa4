/** Honours in front of and behind the name of a town that nobody says: 'Heroica Ciudad de Tlaxiaco'. */
const HONOURS = [/^Heroica (?:(?:Ciudad|Villa) (?:de )?)?/, /^Villa de (?=\p{Lu})/u, / Cuna de la .*$/];

/**
 * A patron saint in front of the old name of a town, by which it is known: 'Santa María' of Huatulco. What follows with a
 * small word belongs to the saint or to the whole: 'San Cristóbal de las Casas', 'San Miguel el Alto'.
 */
const PATRON =
  /^(?:(?:San|Santo|Santa) \p{Lu}\p{L}+(?: (?:Bautista|Evangelista|Apóstol|Mártir|Arcángel|Magdalena))?|Santiago) (?=\p{Lu})/u;

/** Shorter names that a municipality is called by: without honours, and without its patron saint. */
export function listShortNames(name: string): string[] {
  const plain = HONOURS.reduce((text, honour) => text.replace(honour, ''), name);
  const old = plain.replace(PATRON, '');
  return [plain, old].filter((text) => text !== '' && text !== name);
}
