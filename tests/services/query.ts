import { Client } from 'pg'

/** One statement on a connection of its own; answers with the first column. */
export const query = async (url: string, statement: string): Promise<unknown[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' })
    return rows.map((row) => row[0])
  } finally {
    await client.end()
  }
}
