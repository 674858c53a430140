import pg from 'pg'
import { vi } from 'vitest'

/** The statements that this process sends to PostgreSQL while `work` runs, over all of its connections, sorted. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.map((call: unknown[]) => textOf(call[0])).toSorted()
  } finally {
    query.mockRestore()
  }
}

const textOf = (query: unknown): string => (typeof query === 'string' ? query : (query as { text: string }).text)
