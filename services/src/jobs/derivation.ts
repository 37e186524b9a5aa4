/** Endings of people who do something with what a noun names, the longest first. */
const ENDINGS = ['adora', 'edora', 'idora', 'ador', 'edor', 'idor', 'ista', 'era', 'ero'];

/** Endings of the nouns that such words come from. */
const NOUN_ENDINGS = ['', 'a', 'o', 'e', 'as', 'os', 'es', 'eo', 'ia', 'eria', 'aje', 'ado', 'acion'];

const SHORTEST_STEM = 4;

/**
 * Nouns that the name of a trade may come from: 'perifoneador' from 'perifoneo', 'globero' from 'globos'.
 * @param word folded.
 */
export function listNouns(word: string): string[] {
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM);
  if (!ending) return [];
  const stem = word.slice(0, -ending.length);
  return NOUN_ENDINGS.map((end) => stem + end).filter((noun) => noun !== word);
}
