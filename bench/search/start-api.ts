import { join } from 'node:path'
import { startApi, startWorkerProcess, waitForAnswer } from '../../tools/product/processes.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import type { PrivateProduct } from '../ground/private-product.ts'
import type { Undoing } from '../ground/undoing.ts'

/** Answers with the address of an API over these servers; with a worker where something is to be brought in. */
export async function startApiOver(
  { environment, folder }: PrivateProduct,
  undoing: Undoing,
  settings: Record<string, string>,
  { withWorker = false } = {},
): Promise<string> {
  const port = await findFreePort(null)
  const origin = `http://127.0.0.1:${port}`
  const all = { ...environment, PORT: String(port), PUBLIC_URL: origin, LOG_LEVEL: 'error', ...settings }
  const api = startApi(all, join(folder, 'api.log'))
  undoing.later(() => api.stop())
  if (withWorker) {
    const worker = startWorkerProcess(all, join(folder, 'worker.log'))
    undoing.later(() => worker.stop())
  }
  await waitForAnswer(`${origin}/health/ready`, 180)
  return origin
}
