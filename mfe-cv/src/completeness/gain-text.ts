import { formatCount } from '@chamba/kernel/format';
import type { ResumeGains } from '../model/resume.slice.ts';
import type { RequiredSection } from './completeness.ts';

/** What a missing part is good for, in a sentence of numbers; null where there are none. */
export function gainText(gains: ResumeGains | null, section: RequiredSection): string | null {
  const found = gains?.gains.find((gain) => gain.section === section);
  if (!gains || !found || !gains.place || found.offers < 1) return null;
  const isOne = found.offers === 1;
  const offers = `${formatCount(found.offers)} ${isOne ? 'vacante' : 'vacantes'}`;
  const where = `${gains.areas ? ' de tus áreas' : ''} en ${gains.place}`;
  switch (section) {
    case 'profession':
      return `Hay ${offers} en ${gains.place}. Con tus áreas y tu sueldo te decimos con cuáles coincides.`;
    case 'experience':
      return `${offers}${where} ${isOne ? 'pide' : 'piden'} experiencia: la tuya se verá cuando te postules.`;
    case 'education':
      return `${offers}${where} ${isOne ? 'pide' : 'piden'} un nivel de estudios. Con el tuyo te decimos con cuáles coincides.`;
    default:
      return null;
  }
}
