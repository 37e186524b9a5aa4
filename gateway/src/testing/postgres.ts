/** A PostgreSQL server for tests of gateways. */
export type PostgresServer = {
  /** Makes a new empty database and answers its address. */
  createDatabase(): Promise<string>;
  /** Ends every connection of a database. @returns how many there were. */
  terminateConnections(database: string): Promise<number>;
  /** Stops the server; connections are refused from then on. */
  halt(mode: 'fast' | 'immediate'): Promise<void>;
  /** Starts it again. @returns once it accepts connections. */
  resume(): Promise<void>;
  stop(): Promise<void>;
};

/** The tests' own server of the services package; null where PostgreSQL is not installed. */
export async function startPostgres(): Promise<PostgresServer | null> {
  const helpers = new URL('../../../services/dist/testing/postgres-server.js', import.meta.url);
  const { startPostgres: start } = (await import(helpers.href)) as {
    startPostgres: () => Promise<PostgresServer | null>;
  };
  return start();
}
