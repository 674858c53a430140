import pg from 'pg'
import { spreadOf, type Spread } from './percentiles.ts'

/** Planning and execution as the server itself counts them, without the way there and back. */
export async function executionTime(databaseUrl: string, sql: string, times: number): Promise<Spread> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const values: number[] = []
    for (let time = 0; time < times; time += 1) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ 'Planning Time': number; 'Execution Time': number }] }>(
        `explain (analyze, format json) ${sql}`,
      )
      const plan = rows[0]!['QUERY PLAN'][0]
      values.push(plan['Planning Time'] + plan['Execution Time'])
    }
    return spreadOf(values)
  } finally {
    await client.end()
  }
}
