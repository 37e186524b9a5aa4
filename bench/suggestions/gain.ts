/** What an offer of each grade is worth to who looks at the list. */
const worth = (grade: number): number => 2 ** grade - 1;

const discounted = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, at) => sum + worth(grade) / Math.log2(at + 2), 0);

/**
 * nDCG of the first `places` of a ranking: 1 where no order of the judged offers is better.
 * @param judged grades of all offers that were judged for the person.
 */
export function ndcg(shown: readonly number[], judged: readonly number[], places: number): number {
  const best = discounted([...judged].sort((one, other) => other - one).slice(0, places));
  return best === 0 ? 0 : discounted(shown.slice(0, places)) / best;
}
