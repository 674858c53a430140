import { Client } from 'pg'
import { defaultFolder, foldersToSearch, prepareFolder, prepareFolderInMemory, releaseMemory } from './data-folder.ts'
import { startPostgres, stopPostgres } from './postgres-server.ts'
import { findRedis, startRedis, stopRedis } from './redis-server.ts'
import { findPostgres } from './running-postgres.ts'
import type { DataFolder, Purpose } from './data-folder.ts'
import type { PostgresSource } from './postgres-binaries.ts'
import type { RunningServer } from './running-postgres.ts'

export interface ServicesOptions {
  readonly purpose: Purpose
  /** Whether what is committed survives a power cut. Tests need not. */
  readonly durable: boolean
  /** Where data, ports, sockets and logs are kept. When left out: `.local/<purpose>`, or memory if nothing need be durable. */
  readonly folder?: string
  readonly postgresSources?: readonly PostgresSource[]
}

export interface Services {
  readonly postgresUrl: string
  readonly redisUrl: string | null
  /** Stops the servers this call started; those it found running belong to whoever started them. */
  stop(): Promise<void>
}

export interface ServicesStatus {
  readonly folder: string
  readonly postgres: RunningServer | null
  readonly redis: RunningServer | null
}

/** Finds the private PostgreSQL and Redis of a folder running, or starts them. They outlive this process unless stopped. */
export const startServices = async (options: ServicesOptions): Promise<Services> => {
  const folder = chooseFolder(options)
  const foundPostgres = await findPostgres(folder.path)
  const postgres =
    foundPostgres ??
    (await startPostgres(folder, { ...options, sources: options.postgresSources ?? ['installed', 'embedded'] }))
  const { found: foundRedis, redis } = await findOrStartRedis(folder, postgres)
  return {
    postgresUrl: postgres.url,
    redisUrl: redis?.url ?? null,
    stop: async () => {
      if (redis !== null && foundRedis === null) await stopRedis(redis)
      if (foundPostgres !== null) return
      await stopPostgres(postgres)
      releaseMemory(folder.path)
    },
  }
}

/** What runs for a purpose, whichever process started it. */
export const findServices = async (
  purpose: Purpose,
  folder = defaultFolder(purpose),
): Promise<ServicesStatus | null> => {
  for (const path of foldersToSearch(folder)) {
    const [postgres, redis] = await Promise.all([findPostgres(path), findRedis(path)])
    if (postgres !== null || redis !== null) return { folder: path, postgres, redis }
  }
  return null
}

/** Stops what runs for a purpose, whichever process started it, and answers with what that was. */
export const stopServices = async (purpose: Purpose, folder?: string): Promise<ServicesStatus | null> => {
  const running = await findServices(purpose, folder)
  if (running?.redis) await stopRedis(running.redis)
  if (running?.postgres) await stopPostgres(running.postgres)
  if (running) releaseMemory(running.folder)
  return running
}

const chooseFolder = ({ purpose, durable, folder }: ServicesOptions): DataFolder =>
  folder === undefined && !durable
    ? prepareFolderInMemory(defaultFolder(purpose))
    : prepareFolder(folder ?? defaultFolder(purpose))

/** Under a lock that PostgreSQL holds: unlike PostgreSQL, Redis has nothing that keeps two starts at once apart. */
const findOrStartRedis = async (folder: DataFolder, postgres: RunningServer) => {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('wellmet: start redis'))`)
    const found = await findRedis(folder.path)
    return { found, redis: found ?? (await startRedis(folder)) }
  } finally {
    await client.end()
  }
}
