import { isPrintable } from '@chamba/kernel/operations';
import type { DocumentKind } from './check-document.ts';

/** Longest name without its ending, in characters. */
const LENGTH = 100;

/** Signs that turn the direction of a text: an ending could be read as another one. */
const TURNING = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const isFit = (letter: string): boolean => isPrintable(letter) && !/[<>:"|?*\\/]/.test(letter);

/** The name that a document is kept under: the last part of what its sender called it, with the ending of what it is. */
export function documentName(sent: string, kind: DocumentKind): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const plain = [...last.normalize('NFC').replace(TURNING, '')].filter(isFit).join('');
  const whole = plain.replace(/\.[a-z0-9]{1,5}$/i, '').replace(/^[.\s]+/, '');
  let stem = [...whole].slice(0, LENGTH).join('');
  while (/[.\s]$/.test(stem)) stem = stem.slice(0, -1);
  return `${stem || 'archivo'}.${kind}`;
}
