import { Problem } from '@wellmet/platform/contract/problem.ts'
import { openDatabase } from '@wellmet/platform/database/database.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { createLog } from '@wellmet/platform/log/log.ts'
import { benchRoot } from '../network/sizes.ts'
import { hooks } from '../../apps/areas.ts'
import type { GraphQuestion } from './graph-questions.ts'

/** A named statement that the product sent, with what it sent along. */
export interface Sent {
  name: string
  text: string
  values: unknown[]
}

export interface Recorder {
  record(question: GraphQuestion, verb: (call: MemberCall) => Promise<unknown>): Promise<Sent[]>
  close(): Promise<void>
}

/** Runs the product's verbs in this process and writes down which statements they send: those are then asked bare. */
export async function openRecorder(databaseUrl: string): Promise<Recorder> {
  const log = createLog({ level: 'error', name: 'bench' })
  const database = openDatabase({ url: databaseUrl, maxConnections: 1, log, name: 'bench' })
  const client = await database.pool.connect()
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  let sent: Sent[] = []
  Object.assign(client, {
    query: (first: unknown, ...rest: unknown[]) => {
      const named = first as Partial<Sent>
      if (typeof named.name === 'string') sent.push({ name: named.name, text: named.text!, values: named.values! })
      return query(first, ...rest)
    },
  })
  client.release()
  return {
    async record({ viewer, workspace }, verb) {
      const context = { viewerId: viewer, workspaceId: workspace, principal: `user:${viewer}` }
      const services = {
        ...benchRoot,
        config: { get: () => ({ ANSWER_CACHE_SECONDS: 0 }) },
        now: () => new Date(),
        database,
        log,
        hooks,
      }
      const call = { db: database.asViewer(context), viewer: { userId: viewer, workspaceId: workspace }, services }
      // Twice: what is worked out at the first visit and kept is not what every visit asks.
      for (let visit = 1; visit <= 2; visit += 1) {
        sent = []
        try {
          await verb(call as unknown as MemberCall)
        } catch (error) {
          // Somebody of whom the viewer sees nothing: also an answer.
          if (!(error instanceof Problem)) throw error
        }
      }
      return sent
    },
    close: () => database.close(),
  }
}
