import { createECDH } from 'node:crypto';
import type { Queryable } from '@chamba/database';
import webPush from 'web-push';
import { readSecret } from '../secrets/index.ts';

/** Name of the secret that identifies this site to push services. */
const SECRET = 'web-push';

/** Both halves in base64url. */
export type PushKey = { publicKey: string; privateKey: string };

let latest: PushKey | null = null;

/**
 * The key that identifies this site to push services (VAPID), made when it is first asked for. It is read anew each time:
 * an operator replaces it by deleting the secret.
 */
export async function readPushKey(db: Queryable, now: Date): Promise<PushKey> {
  const privateKey = await readSecret(db, SECRET, now, () => webPush.generateVAPIDKeys().privateKey);
  if (latest?.privateKey !== privateKey) {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(privateKey, 'base64url');
    latest = { privateKey, publicKey: curve.getPublicKey('base64url') };
  }
  return latest;
}
