import { join } from 'node:path'
import { startApi, waitForAnswer } from '../../tools/product/processes.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import type { PrivateProduct } from '../ground/private-product.ts'
import type { Undoing } from '../ground/undoing.ts'
import { listQuestions, type GraphQuestion } from './graph-questions.ts'
import { signInViewers } from './sign-in-viewers.ts'

export interface NetworkStage {
  product: PrivateProduct
  origin: string
  port: number
  questions: GraphQuestion[]
  /** Of everybody who asks, by the number of the user. */
  cookies: Map<number, string>
}

/** One API over a loaded network, and everybody signed in who asks something. */
export async function startNetworkStage(
  product: PrivateProduct,
  undoing: Undoing,
  most = Number.POSITIVE_INFINITY,
): Promise<NetworkStage> {
  const port = await findFreePort(null)
  const origin = `http://127.0.0.1:${port}`
  const environment = {
    ...product.environment,
    PORT: String(port),
    PUBLIC_URL: origin,
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: 'error',
    // The same questions come again and again: what is measured is answering them.
    ANSWER_CACHE_SECONDS: '0',
  }
  const api = startApi(environment, join(product.folder, 'api.log'))
  undoing.later(() => api.stop())
  await waitForAnswer(`${origin}/health/ready`, 60)
  const questions = (await listQuestions(product.adminUrl)).slice(0, most)
  const cookies = await signInViewers(
    origin,
    questions.map(({ userNumber }) => userNumber),
  )
  return { product, origin, port, questions, cookies }
}
