/** Versions of the legal documents that the product's pages have shown; the last one is the kernel's `LEGAL_VERSION`. */
export const LEGAL_VERSIONS: ReadonlySet<string> = new Set([
  '2026-11-22',
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
  '2026-11-28',
]);
