/** Path under which a company's picture is served; the digest makes it a new one when the picture changes. */
export const logoPath = (slug: string, digest: string): string => `/api/images/logos/${slug}-${digest}.svg`;

/** Parses the last segment of such a path; null if it is not a logo. */
export function readLogoFile(file: string): { slug: string; digest: string } | null {
  const [, slug, digest] = /^([a-z0-9-]{1,120})-([0-9a-f]{12})\.svg$/.exec(file) ?? [];
  return slug && digest ? { slug, digest } : null;
}
