/** Campaigns that visitors come from, as their links name them. Their cookie's lifetime is part of the product's contract. */

/** Parameters of an address that name a campaign. */
const PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign'] as const;

export type Campaign = Readonly<Partial<Record<(typeof PARAMETERS)[number], string>>>;

/** Longest value that is kept, in characters. */
const LIMIT = 100;

/**
 * The campaign that a query names; null without one. What does not show is left out of values, and long ones are cut.
 * @example readCampaign('utm_source=volante&page=2') // { utm_source: 'volante' }
 */
export function readCampaign(query: string): Campaign | null {
  const sent = new URLSearchParams(query);
  const named = PARAMETERS.flatMap((name): [string, string][] => {
    const value = sent.get(name)?.replace(/\p{C}/gu, '').slice(0, LIMIT);
    return value ? [[name, value]] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : null;
}

/** A campaign as its cookie holds it; `readCampaign` reads it. */
export const writeCampaign = (campaign: Campaign): string =>
  new URLSearchParams(Object.entries(campaign)).toString();
