/** A sentence, list item or heading of an advertisement. */
export type Clause = {
  /** Lower case without accents; of punctuation only what amounts, rates and addresses need. */
  folded: string;
  /** As it is written. */
  original: string;
};

/** Ends of sentences, and signs between the items of a list. */
const BREAK = /([.!?;])\s+|\s[•·●▪|]\s+/gu;

const plainLetters = new Map<string, string>([['€', ' euros ']]);

/** A letter without its accents, a space for any other sign. Every one that occurs is remembered. */
function toPlain(sign: string): string {
  let plain = plainLetters.get(sign);
  if (plain === undefined) {
    plain = sign
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z]+/g, '');
    plainLetters.set(sign, (plain ||= /\p{M}/u.test(sign) ? '' : ' '));
  }
  return plain;
}

/** Folds lines; their number stays. */
function foldLines(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\u0080-\uffff]/g, toPlain)
    .replace(/[^a-z0-9$%@+/.,\n]+/g, ' ')
    .replace(/(\d)[,.](?=\d{3}\b)/g, '$1')
    .replace(/\.(?=[\s.,]|$)/g, '')
    .replace(/ ,/g, ',')
    .replace(/,(?=[a-z$])/g, ', ');
}

/** The words of an advertisement as rules read them: clause by clause. */
export class AdText {
  readonly clauses: readonly Clause[];

  /** @param parts title, text and further facts, each as it is written. */
  constructor(parts: readonly string[]) {
    const broken = parts.join('\n').replace(BREAK, '$1\n');
    const originals = broken.split('\n');
    this.clauses = foldLines(broken)
      .split('\n')
      .map((folded, line) => ({ folded: folded.trim(), original: (originals[line] ?? '').trim() }))
      .filter(({ folded }) => folded !== '');
  }
}
