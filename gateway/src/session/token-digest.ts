import { createHash } from 'node:crypto';

/** What stands for a session token where something about it is remembered: the token itself is not kept. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('base64');
