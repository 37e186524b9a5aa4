import { createHash } from 'node:crypto';
import { AdText } from './ad-text.ts';
import { findUnfairWording } from './fair-wording.ts';
import type { Finding } from './rule.ts';
import { findScamSigns } from './scam-shield.ts';
import type { ReviewedOffer } from './scam-shield.ts';

/** Raised when the rules changed, so that offers that were reviewed before are reviewed once more. */
export const REVIEW_VERSION = 3;

/** What a review of an advertisement found, most serious first. */
export const reviewOffer = (offer: ReviewedOffer): Finding[] => {
  const text = new AdText([
    offer.title,
    offer.jobbody,
    offer.schedule,
    ...offer.facts.map(({ label, value }) => `${label}: ${value}`),
  ]);
  return [...findScamSigns(offer, text), ...findUnfairWording(text)];
};

/** What an operator decides on: a decision holds until any of it changes. */
export function fingerprint(offer: ReviewedOffer): string {
  const { title, jobbody, companyname, salaryfrom, salaryto, salarytime, schedule, facts } = offer;
  return createHash('sha1')
    .update(JSON.stringify([title, jobbody, companyname, salaryfrom, salaryto, salarytime, schedule, facts]))
    .digest('base64');
}
