import pg from 'pg';

/** Pause before a lost connection is tried again, in milliseconds. */
const LISTEN_AGAIN_MS = 1_000;

/**
 * Listens on a dedicated connection. A connection that breaks is opened again, and the handler is then called with an
 * empty payload, since notifications may have been missed.
 * @returns the way to stop.
 */
export async function listenOn(
  pool: pg.Pool,
  channel: string,
  handler: (payload: string) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let current: pg.PoolClient | null = null;
  let timer: NodeJS.Timeout | null = null;

  const open = async (): Promise<void> => {
    const client = await pool.connect();
    let isLost = false;
    /** Asked anew after a wait, during which the connection may have broken. */
    const hasConnection = (): boolean => !isLost;
    const lose = (): void => {
      // Once it was given up here, whatever the server still says of it means nothing.
      if (isLost || stopped) return;
      isLost = true;
      current = null;
      client.release(true);
      again();
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', (message) => {
      if (message.channel === channel) handler(message.payload ?? '');
    });
    try {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      // The connection may have broken meanwhile, which `lose` took care of.
      if (hasConnection()) {
        isLost = true;
        client.release(true);
        throw error;
      }
      return;
    }
    if (stopped) {
      isLost = true;
      client.release(true);
      return;
    }
    if (hasConnection()) current = client;
  };
  const again = (): void => {
    timer = setTimeout(() => {
      open().then(
        () => {
          if (!stopped && current) handler('');
        },
        () => {
          if (!stopped) again();
        },
      );
    }, LISTEN_AGAIN_MS);
    timer.unref();
  };

  await open();
  return async () => {
    stopped = true;
    if (timer) clearTimeout(timer);
    const client = current;
    current = null;
    if (!client) return;
    await client.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
    client.release(true);
  };
}
