import type { RecentSearch } from '@chamba/kernel/api';

/** What a past search looked for, in words: an employer is known by its part of the address only. */
export function recentKeyword({ query_parameters: { q, cop } }: RecentSearch): string {
  return q || cop.replaceAll('-', ' ');
}
