import { join } from 'node:path'
import pg from 'pg'
import { repository } from '../../tools/repository.ts'
import { startServices, type Services } from '../../tools/services/start-services.ts'
import type { Undoing } from '../ground/undoing.ts'

/** Kept between runs: loading the largest size takes longer than measuring it. On disk, where there is room for it. */
export const benchFolder = join(repository, '.local', 'bench')

/**
 * For a machine of 24 GB that does nothing else. Not durable, and nothing is logged that a load could do again; the
 * planner's own settings are PostgreSQL's.
 */
const settings = {
  shared_buffers: '4GB',
  effective_cache_size: '12GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
}

export async function startBenchServer(undoing: Undoing): Promise<Services> {
  const start = () => startServices({ purpose: 'development', durable: false, folder: benchFolder })
  const services = await start()
  if (await changeSettings(services.postgresUrl)) {
    await services.stop()
    return startBenchServer(undoing)
  }
  undoing.later(() => services.stop())
  return services
}

/** Whether they were others before; then they hold from the next start on. */
async function changeSettings(postgresUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ shared_buffers: string }>('show shared_buffers')
    if (rows[0]!.shared_buffers === settings.shared_buffers) return false
    for (const [name, value] of Object.entries(settings)) await client.query(`alter system set ${name} = '${value}'`)
    return true
  } finally {
    await client.end()
  }
}
