import { join } from 'node:path'
import pg from 'pg'
import { startApi, startWorkerProcess, waitForAnswer, type RunningProcess } from '../../tools/product/processes.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import type { PrivateProduct } from './private-product.ts'
import type { Undoing } from './undoing.ts'

export interface RunningProduct {
  port: number
  origin: string
  api: RunningProcess
  worker: RunningProcess
}

/** One API and one worker over private servers, which say only what is wrong; `settings` come on top. */
export async function startApiAndWorker(
  product: PrivateProduct,
  undoing: Undoing,
  settings: Record<string, string>,
): Promise<RunningProduct> {
  const port = await findFreePort(null)
  const origin = `http://127.0.0.1:${port}`
  const environment = {
    ...product.environment,
    PORT: String(port),
    PUBLIC_URL: origin,
    LOG_LEVEL: 'error',
    ...settings,
  }
  const api = startApi(environment, join(product.folder, 'api.log'))
  undoing.later(() => api.stop())
  const worker = startWorkerProcess(environment, join(product.folder, 'worker.log'))
  undoing.later(() => worker.stop())
  await waitForAnswer(`${origin}/health/ready`, 120)
  return { port, origin, api, worker }
}

/** As the superuser, until the script ends. */
export async function connectToDatabase({ adminUrl }: PrivateProduct, undoing: Undoing): Promise<pg.Client> {
  const database = new pg.Client({ connectionString: adminUrl })
  await database.connect()
  undoing.later(() => database.end())
  return database
}
