import { z } from 'zod'
import { deletionReplayed, deletionsCollected } from '@wellmet/platform/deletions/deletions.hooks.ts'
import { during } from '@wellmet/platform/events/hook.ts'
import { deleteFromNetwork, keepOut } from './choose-objection.ts'
import { listNetworksWith, listObjectionsSince } from './objections.store.ts'

const source = 'contacts.objections'
const Entry = z.object({ keys: z.array(z.string().regex(/^-?\d+$/)) })

/** Who asked to be left out is left out after a restore too, also of networks that had them only in the backup. */
export const objectionsHooks = [
  during(deletionsCollected, async ({ tx }, { since, found }) => {
    for (const { id, at, keys } of await listObjectionsSince(tx, { since }))
      found.push({ source, id, at, entry: { keys } })
  }),
  during(deletionReplayed, async ({ tx, services }, deletion) => {
    if (deletion.source !== source) return
    const { keys } = Entry.parse(deletion.entry)
    await keepOut(tx, services, { deletionId: deletion.id, keys, at: deletion.at })
    for (const network of await listNetworksWith(tx, { keys })) await deleteFromNetwork(tx, services, network, keys)
  }),
]
