import { isPrintable } from '@chamba/kernel/operations';
import { withoutBidiControls } from '../text/bidi-controls.ts';
import type { DocumentKind } from './check-document.ts';

/** Longest name without its ending, in characters. */
const LENGTH = 100;

const isFit = (letter: string): boolean => isPrintable(letter) && !/[<>:"|?*\\/]/.test(letter);

/** The name that a document is kept under: the last part of what its sender called it, with the ending of what it is. */
export function documentName(sent: string, kind: DocumentKind): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const plain = [...withoutBidiControls(last.normalize('NFC'))].filter(isFit).join('');
  const whole = plain.replace(/\.[a-z0-9]{1,5}$/i, '').replace(/^[.\s]+/, '');
  let stem = [...whole].slice(0, LENGTH).join('');
  while (/[.\s]$/.test(stem)) stem = stem.slice(0, -1);
  return `${stem || 'archivo'}.${kind}`;
}
