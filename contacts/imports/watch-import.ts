import { setTimeout as pause } from 'node:timers/promises'
import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Listening, MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Import } from './imports.contract.ts'
import { refusals } from './reasons.rules.ts'
import { findProgress, type ProgressRow } from './imports.store.ts'

const everyMs = 400

/** Each look is a transaction of its own: between two of them nothing is held. */
export async function watchImport({ db, signal }: MemberCall & Listening, id: string): Promise<AsyncIterable<Import>> {
  const look = async (): Promise<Import | undefined> => {
    const row = await db.transaction((tx) => findProgress(tx, { id }))
    return row && toImport(row)
  }
  const first = await look()
  if (!first) throw notFound('import')
  return changes(first, look, signal)
}

/** Ends with the import; one that is deleted meanwhile has nothing more to tell. */
async function* changes(
  first: Import,
  look: () => Promise<Import | undefined>,
  signal: AbortSignal,
): AsyncGenerator<Import> {
  let said = ''
  for (let now: Import | undefined = first; now; now = await look()) {
    if (JSON.stringify(now) !== said) yield now
    if (now.state === 'done' || now.state === 'refused') return
    said = JSON.stringify(now)
    await pause(everyMs, undefined, { signal })
  }
}

const toImport = ({ problem, createdAt, finishedAt, ...row }: ProgressRow): Import => ({
  ...row,
  problem: problem && refusals[problem](),
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
})
