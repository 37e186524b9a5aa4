/** A campaign's banner. Addresses are absolute https ones or paths of the site; `image` may be empty. */
export type CampaignBanner = { image: string; alt: string; url: string; title: string; text: string };

/**
 * Reads the file of a campaign: `{image, alt, url, title, text, startDate, endDate}`, dates as `YYYY-MM-DD`, both
 * included.
 * @param base address of the folder the file lies in; a relative image is read against it.
 * @param today date in Mexico as `YYYY-MM-DD`.
 * @returns null when the file is of another form or today is not one of its days.
 * @example const banner = readCampaign(await answer.json(), `${siteUrl}/campana/`, '2026-11-21');
 */
export function readCampaign(file: unknown, base: string, today: string): CampaignBanner | null {
  if (typeof file !== 'object' || file === null) return null;
  const text = (name: string): string => {
    const value: unknown = Reflect.get(file, name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const [start, end] = [text('startDate'), text('endDate')];
  if ((start && !isDay(start)) || (end && !isDay(end))) return null;
  if ((start && today < start) || (end && today > end)) return null;
  const image = text('image') && webAddress(text('image'), base);
  const url = text('url').startsWith('/') ? sitePath(text('url')) : webAddress(text('url'), base);
  if (!url || image === null || !text('title')) return null;
  return { image, alt: text('alt'), url, title: text('title'), text: text('text') };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

function sitePath(path: string): string | null {
  return /^\/(?![/\\])/.test(path) ? path : null;
}

function webAddress(text: string, base: string): string | null {
  if (!text || !URL.canParse(text, base)) return null;
  const { protocol, href } = new URL(text, base);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
