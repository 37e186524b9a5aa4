/** Rows of the keyboard; columns stand half a key apart from row to row. */
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Letters that people take for one another because they sound alike. */
const ALIKE = ['bv', 'sz', 'sc', 'cz', 'ck', 'kq', 'cq', 'gj', 'xj', 'xs', 'iy', 'ly', 'mn', 'uw', 'bw'];

const COST = {
  alike: 0.4,
  neighbour: 0.75,
  other: 1.1,
  doubled: 0.35,
  silent: 0.4,
  missing: 0.9,
  extra: 0.9,
  swapped: 0.6,
  /** The first letter is hardly ever wrong: it is looked at while it is typed. */
  first: 0.5,
};

const pairs = new Map<string, number>();
for (const [row, keys] of KEYS.entries()) {
  for (const [at, key] of [...keys].entries()) {
    for (const near of [keys[at + 1], KEYS[row + 1]?.[at], KEYS[row + 1]?.[at - 1]]) {
      if (near) for (const pair of [key + near, near + key]) pairs.set(pair, COST.neighbour);
    }
  }
}
for (const pair of ALIKE) {
  pairs.set(pair, COST.alike);
  pairs.set([...pair].reverse().join(''), COST.alike);
}

/** Cost of a letter that one of the words has and the other has not. */
function alone(word: string, at: number, otherwise: number): number {
  if (word[at] === 'h') return COST.silent;
  return word[at] === word[at - 1] || word[at] === word[at + 1] ? COST.doubled : otherwise;
}

/**
 * What it takes to write one folded word for the other, in errors: slips that are easily made cost less than one,
 * changes that are not cost more. 0 for the same word.
 * @param typed what was written, and `meant` what it may stand for.
 */
export function editCost(typed: string, meant: string): number {
  let before: number[] = [];
  let last = [0];
  for (let j = 1; j <= meant.length; j += 1)
    last.push((last[j - 1] ?? 0) + alone(meant, j - 1, COST.missing));
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [(last[0] ?? 0) + alone(typed, i - 1, COST.extra)];
    for (let j = 1; j <= meant.length; j += 1) {
      const [a, b] = [typed[i - 1] ?? '', meant[j - 1] ?? ''];
      const change = a === b ? 0 : (pairs.get(a + b) ?? COST.other);
      let value = Math.min(
        (last[j - 1] ?? 0) + change,
        (last[j] ?? 0) + alone(typed, i - 1, COST.extra),
        (row[j - 1] ?? 0) + alone(meant, j - 1, COST.missing),
      );
      if (i > 1 && j > 1 && a === meant[j - 2] && b === typed[i - 2] && a !== b)
        value = Math.min(value, (before[j - 2] ?? 0) + COST.swapped);
      row.push(value);
    }
    before = last;
    last = row;
  }
  const cost = last[meant.length] ?? 0;
  return typed[0] === meant[0] ? cost : cost + COST.first;
}
