import { setTimeout as pause } from 'node:timers/promises'
import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Listening } from '@wellmet/platform/contract/stream.plug-in.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Import } from './imports.contract.ts'
import { renderMessage } from '@wellmet/platform/messages/messages.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { importLimits } from './imports.settings.ts'
import { refusalMessage } from './reasons.rules.ts'
import { findProgress, type ProgressRow } from './imports.store.ts'

const everyMs = 400

/** Each look is a transaction of its own: between two of them nothing is held. */
export async function watchImport(
  { db, services, signal }: MemberCall & Listening,
  id: string,
): Promise<AsyncIterable<Import>> {
  const look = async (): Promise<Import | undefined> => {
    const row = await db.transaction((tx) => findProgress(tx, { id }))
    return row && toImport(row, services)
  }
  const first = await look()
  if (!first) throw notFound('import')
  return changes(first, look, signal)
}

/** Ends with the import, or with its undoing; one that is deleted meanwhile has nothing more to tell. */
async function* changes(
  first: Import,
  look: () => Promise<Import | undefined>,
  signal: AbortSignal,
): AsyncGenerator<Import> {
  let said = ''
  for (let now: Import | undefined = first; now; now = await look()) {
    if (JSON.stringify(now) !== said) yield now
    if ((now.state === 'done' && now.undo !== 'waiting') || now.state === 'refused') return
    said = JSON.stringify(now)
    await pause(everyMs, undefined, { signal })
  }
}

const toImport = ({ problem, createdAt, finishedAt, ...row }: ProgressRow, { config }: Services): Import => ({
  ...row,
  problem: problem && renderMessage(refusalMessage(problem, importLimits(config))),
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
})
