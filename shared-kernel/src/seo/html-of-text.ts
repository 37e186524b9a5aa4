const BULLET = /^\s*[-•*·]\s+/;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Plain text as HTML: blocks apart by a blank line become paragraphs, lines that start with a dash or bullet lists. */
export function htmlOfText(text: string): string {
  const blocks: string[] = [];
  let words: string[] = [];
  let items: string[] = [];
  const end = () => {
    if (words.length > 0) blocks.push(`<p>${words.map(escaped).join('<br>')}</p>`);
    if (items.length > 0)
      blocks.push(`<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`);
    words = [];
    items = [];
  };
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    if (line === '') end();
    else if (BULLET.test(raw)) {
      if (words.length > 0) end();
      items.push(line.replace(BULLET, ''));
    } else {
      if (items.length > 0) end();
      words.push(line);
    }
  }
  end();
  return blocks.join('');
}
