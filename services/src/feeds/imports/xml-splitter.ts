/** The text of one element with the line it starts on; null when it is longer than allowed. */
export type XmlElement = { text: string | null; line: number };

/**
 * Cuts the `<job>` elements out of a stream of XML, so that each can be read alone and a broken one costs only itself.
 * Comments and CDATA sections are seen for what they are. Nothing outside the elements is kept.
 */
export class XmlSplitter {
  readonly #longest: number;
  readonly #open: RegExp;
  readonly #close: RegExp;
  /** Text that is not decided yet. */
  #rest = '';
  #line = 1;
  /** The element under way: its text so far, null when that is too long already. */
  #element: { text: string | null; line: number } | null = null;

  /** @param longest characters that an element may have. */
  constructor(name: string, longest: number) {
    this.#longest = longest;
    this.#open = new RegExp(`<(?:!--|!\\[CDATA\\[|${name}(?=[\\s>/]))`, 'g');
    this.#close = new RegExp(`<(?:!--|!\\[CDATA\\[|/${name}\\s*>)`, 'g');
  }

  /** Whether an element was begun and not ended. */
  get isInside(): boolean {
    return this.#element !== null;
  }

  get line(): number {
    return this.#line;
  }

  /** Takes the next text. @returns the elements that ended in it. */
  write(text: string): XmlElement[] {
    this.#rest += text;
    const ended: XmlElement[] = [];
    for (;;) {
      const pattern = this.#element ? this.#close : this.#open;
      pattern.lastIndex = 0;
      const match = pattern.exec(this.#rest);
      if (!match) {
        // A tag may be cut by the end of what is here; a long run without `<` is settled.
        this.#settle(Math.max(0, this.#rest.length - 64));
        return ended;
      }
      const [tag] = match;
      const isSection = tag.startsWith('<!');
      if (isSection) {
        const end = tag === '<!--' ? '-->' : ']]>';
        const at = this.#rest.indexOf(end, match.index + tag.length);
        if (at === -1) {
          this.#overflow(match.index, end.length);
          return ended;
        }
        this.#settle(at + end.length);
      } else if (this.#element) {
        this.#settle(match.index + tag.length);
        ended.push({ text: this.#element.text, line: this.#element.line });
        this.#element = null;
      } else {
        this.#settle(match.index);
        this.#element = { text: '', line: this.#line };
        this.#settle(tag.length);
      }
    }
  }

  /** What is before `count` belongs to the element under way, or to nothing. */
  #settle(count: number): void {
    const part = this.#rest.slice(0, count);
    this.#rest = this.#rest.slice(count);
    for (let at = part.indexOf('\n'); at !== -1; at = part.indexOf('\n', at + 1)) this.#line += 1;
    const element = this.#element;
    if (!element || element.text === null) return;
    element.text = element.text.length + part.length > this.#longest ? null : element.text + part;
  }

  /** An unended section keeps everything waiting; when it is too long its content goes, its beginning stays. */
  #overflow(start: number, endLength: number): void {
    if (this.#rest.length - start <= this.#longest) return;
    if (this.#element) this.#element.text = null;
    const opening = this.#rest.startsWith('<!--', start) ? '<!--' : '<![CDATA[';
    const tail = this.#rest.length - endLength;
    this.#settle(tail);
    this.#rest = opening + this.#rest;
  }
}
