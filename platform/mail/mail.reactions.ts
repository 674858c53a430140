import { z } from 'zod'
import { deletionReplayed, deletionsCollected } from '../deletions/deletions.hooks.ts'
import { during } from '../events/hook.ts'
import { insertSuppressedMailbox, listSuppressedSince } from './mail.store.ts'

const source = 'platform.suppressed-mailboxes'
const Mailbox = z.object({ mailbox: z.hex() })

/** "Never email me again" also holds after a restore. */
export const mailHooks = [
  during(deletionsCollected, async ({ tx }, { since, found }) => {
    for (const { mailbox, since: at } of await listSuppressedSince(tx, { since }))
      found.push({ source, id: mailbox, at, entry: { mailbox } })
  }),
  during(deletionReplayed, async ({ tx }, deletion) => {
    if (deletion.source !== source) return
    const { mailbox } = Mailbox.parse(deletion.entry)
    await insertSuppressedMailbox(tx, { mailbox: Buffer.from(mailbox, 'hex'), now: deletion.at })
  }),
]
