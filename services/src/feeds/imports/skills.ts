import { SKILL_LIMIT } from '@chamba/kernel/catalogues';
import { cleanLine, plainLine, toPlainText } from './html-text.ts';

const MAX_SKILLS = 50;

/** Parts of a text that lists several things: between commas, semicolons and line breaks outside of parentheses. */
function splitParts(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (const letter of text) {
    if (letter === '\n' || (depth === 0 && (letter === ',' || letter === ';'))) {
      parts.push(part);
      part = '';
      depth = 0;
      continue;
    }
    if (letter === '(') depth += 1;
    if (letter === ')') depth = Math.max(0, depth - 1);
    part += letter;
  }
  return [...parts, part];
}

/** Skills in the words of their source, without repeats. A list is taken as it is, a text alone in its parts. */
export function parseSkills(said: readonly string[]): string[] {
  const [text = ''] = said;
  const named = said.length > 1 ? said.map(plainLine) : splitParts(toPlainText(text) ?? '').map(cleanLine);
  const skills = new Map<string, string>();
  for (const name of named) {
    const skill = name
      .replace(/^- /, '')
      .slice(0, SKILL_LIMIT)
      // A cut inside of a character leaves half of it, which the database cannot keep.
      .replace(/[\ud800-\udbff]$/, '')
      .trim();
    const key = skill.toLowerCase();
    if (skill !== '' && !skills.has(key)) skills.set(key, skill);
  }
  return [...skills.values()].slice(0, MAX_SKILLS);
}
