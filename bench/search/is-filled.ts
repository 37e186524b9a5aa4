import pg from 'pg';

/** Whether an earlier run has filled the database. */
export async function isFilled(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string | null }>(
      "select to_regclass('setting')::text as name",
    );
    if (!rows[0]?.name) return false;
    return (await client.query("select 1 from setting where key = 'catalogue_ready'")).rows.length > 0;
  } finally {
    await client.end();
  }
}
