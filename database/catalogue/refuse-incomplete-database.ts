import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ConfigError } from '@wellmet/platform/config/config.ts'
import { findDatabaseFaults } from './find-faults.ts'

/** The database is not what the migrations left; the message says what to do. */
class IncompleteDatabase extends ConfigError {
  constructor(faults: readonly string[]) {
    super(
      [
        'The database cannot be used:',
        ...faults.map((fault) => `  ${fault}`),
        'If a restore stopped half-way, restore again: wellmet restore <file>. wellmet check tells the same without starting anything.',
      ].join('\n'),
    )
  }
}

/**
 * Throws a ConfigError that lists the faults of the database. Waits for one that does not answer: a database that is being
 * restarted is there again within seconds.
 */
export async function refuseIncompleteDatabase(url: string, attempts = 20): Promise<void> {
  const client = await connectPatiently(url, attempts)
  try {
    const faults = await findDatabaseFaults(client)
    if (faults.length > 0) throw new IncompleteDatabase(faults)
  } finally {
    await client.end()
  }
}

async function connectPatiently(url: string, attempts: number): Promise<pg.Client> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      if (attempt === attempts || !mayPass(error)) throw unusable(url, error)
      if (attempt === 1) console.error('waiting for the database')
      await sleep(1_000)
    }
  }
}

const unusable = (url: string, error: unknown): ConfigError =>
  new ConfigError(`The database at ${new URL(url).host} cannot be used: ${reasonOf(error as NodeJS.ErrnoException)}`, {
    cause: error,
  })

const reasonOf = ({ message, code = 'it does not answer' }: NodeJS.ErrnoException): string => message || code

/** A server that answers refuses for good, unless it is starting or has no connection left. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || ['57P03', '53300'].includes(error.code ?? '')
