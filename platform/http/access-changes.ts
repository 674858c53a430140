import pg from 'pg'
import type { Log } from '../log/log.ts'

const channel = 'access_changed'
const reconnectMs = 1_000

/**
 * Hears from PostgreSQL whose session, key or membership ended or moved (triggers announce it with the commit), on a
 * connection of its own. After every gap `onChange` is called with null: it may have been anybody.
 */
export function watchAccessChanges(url: string, log: Log, onChange: (userId: string | null) => void) {
  let client: pg.Client | null = null
  let isStarted = false
  let isClosed = false

  const connect = async (): Promise<void> => {
    if (isClosed) return
    client = new pg.Client({ connectionString: url, application_name: 'wellmet-access', keepAlive: true })
    client.on('notification', ({ payload }) => onChange(payload ?? null))
    client.on('error', (error) => log.warn({ err: error }, 'changes of access are heard of later'))
    client.once('end', () => {
      if (!isClosed) setTimeout(() => void connect(), reconnectMs).unref()
    })
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      onChange(null)
    } catch {
      await client.end().catch(() => undefined)
    }
  }

  return {
    /** With the first stream: a process without one need not listen. */
    start(): void {
      if (isStarted) return
      isStarted = true
      void connect()
    },
    async close(): Promise<void> {
      isClosed = true
      await client?.end().catch(() => undefined)
    },
  }
}
