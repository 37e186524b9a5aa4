import { createHash } from 'node:crypto';

/** Key of data about a session token: the token itself is not stored. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('base64');
