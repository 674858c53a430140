import { z } from 'zod'
import { deletionReplayed, deletionsCollected } from '@wellmet/platform/deletions/deletions.hooks.ts'
import { during } from '@wellmet/platform/events/hook.ts'
import { eraseUser, eraseWorkspace } from './delete-account.ts'
import { listDeletionsSince } from './leaving.store.ts'

const source = 'account.deletions'
const Entry = z.object({ kind: z.enum(['user', 'workspace']) })

/** Who deleted their account is deleted after a restore too. */
export const leavingHooks = [
  during(deletionsCollected, async ({ tx }, { since, found }) => {
    for (const { id, at, kind } of await listDeletionsSince(tx, { since }))
      found.push({ source, id, at, entry: { kind } })
  }),
  during(deletionReplayed, async (context, deletion) => {
    if (deletion.source !== source) return
    const erase = Entry.parse(deletion.entry).kind === 'user' ? eraseUser : eraseWorkspace
    await erase(context, deletion.id, deletion.at)
  }),
]
