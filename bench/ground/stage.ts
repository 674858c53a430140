import pg from 'pg'
import { signUpSome } from '../../tests/load/sessions.ts'
import type { PrivateProduct } from './private-product.ts'
import { startApiAndWorker } from './running-product.ts'
import type { Undoing } from './undoing.ts'

export interface Stage {
  origin: string
  port: number
  cookies: string[]
  /** Those whose cookies these are, with the hash under which the session is stored. */
  people: { userId: string; workspaceId: string; tokenHash: string }[]
  product: PrivateProduct
  /** How long each figure is measured. */
  seconds: number
}

const people = 20

/** One API and one worker with the settings that people run, and a few people signed in. */
export async function startStage(product: PrivateProduct, undoing: Undoing, seconds: number): Promise<Stage> {
  const { origin, port } = await startApiAndWorker(product, undoing, {
    SMTP_URL: 'smtp://127.0.0.1:1',
  })
  const cookies = await signUpSome(origin, people)
  const database = new pg.Client({ connectionString: product.adminUrl })
  await database.connect()
  // A planner without statistics chooses otherwise than it does in use.
  await database.query('analyze')
  const { rows } = await database.query<Stage['people'][number]>(
    'select user_id as "userId", workspace_id as "workspaceId", token as "tokenHash" from account.sessions order by created_at',
  )
  await database.end()
  return { origin, port, cookies, people: rows, product, seconds }
}
