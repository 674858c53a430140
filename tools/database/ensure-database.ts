import pg from 'pg'

/** Makes the database if it is not there, or anew when asked to start over, and answers with its address. */
export async function ensureDatabase(postgresUrl: string, database: string, startOver = false): Promise<string> {
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  try {
    if (startOver) await client.query(`drop database if exists ${database} with (force)`)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (rowCount === 0) await client.query(`create database ${database}`)
  } finally {
    await client.end()
  }
  const url = new URL(postgresUrl)
  url.pathname = `/${database}`
  return url.href
}
