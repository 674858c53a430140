import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { postgresData } from './data-folder.ts'
import type { Purpose } from './data-folder.ts'

export interface PostgresSettings {
  readonly purpose: Purpose
  readonly durable: boolean
}

/** The kernel's limit for the path of a unix socket is 107 bytes on Linux and 103 on macOS. */
const longestSocketFolder = 103 - '/.s.PGSQL.65535'.length

export const postgresConfig = (folder: string): string => join(folder, 'postgres.conf')

/** The port of the last start: the configuration is also the memory, so that URLs survive a restart. */
export const rememberedPort = (config: string): number | null => {
  try {
    const port = /^port\s*=?\s*(\d+)$/m.exec(readFileSync(config, 'utf8'))?.[1]
    return port === undefined ? null : Number(port)
  } catch {
    return null
  }
}

export const writePostgresConfig = (folder: string, port: number, settings: PostgresSettings): void => {
  const lines = [
    `data_directory = ${quote(postgresData(folder))}`,
    `hba_file = ${quote(join(postgresData(folder), 'pg_hba.conf'))}`,
    `ident_file = ${quote(join(postgresData(folder), 'pg_ident.conf'))}`,
    `port = ${port}`,
    `listen_addresses = '127.0.0.1'`,
    `unix_socket_directories = ${quote(Buffer.byteLength(folder) > longestSocketFolder ? '' : folder)}`,
    'max_connections = 200',
    `shared_buffers = ${settings.purpose === 'tests' ? '128MB' : '256MB'}`,
    `lc_messages = 'C'`,
    `timezone = 'UTC'`,
    `log_timezone = 'UTC'`,
    ...(settings.durable
      ? []
      : [
          'fsync = off',
          'synchronous_commit = off',
          'full_page_writes = off',
          'max_wal_size = 256MB',
          // Its databases live for seconds, and there are many.
          'autovacuum = off',
        ]),
  ]
  replaceFile(postgresConfig(folder), lines)
}

/** A server that starts while another process rewrites its configuration must not read half of it. */
export const replaceFile = (path: string, lines: readonly string[]): void => {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, `${lines.join('\n')}\n`)
  renameSync(draft, path)
}

const quote = (value: string): string => `'${value.replaceAll("'", "''")}'`
