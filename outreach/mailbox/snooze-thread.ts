import { ProviderFailed } from '@wellmet/connections/engine/provider-errors.ts'
import { fail } from '@wellmet/platform/contract/problem.ts'
import { cancelJob, enqueue } from '@wellmet/platform/jobs/job.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { withMailbox } from './live-mail.ts'
import { wakeThreadJob } from './mailbox.jobs.ts'
import { mailboxMessages } from './mailbox.messages.ts'
import { countSnoozed, deleteSnoozes, findSnooze, saveSnooze, type StoredMail } from './mailbox.store.ts'

const mostSnoozed = 500

const keyOf = (accountId: string, ref: string): string => `wake-${accountId}-${ref}`

/** Saves when a conversation comes back, before the mailbox takes it out of the inbox. */
export const snooze = (call: MemberCall, { accountId, ref, record }: StoredMail, until: Date): Promise<void> =>
  call.db.transaction(async (tx) => {
    const { workspaceId, userId } = call.viewer
    const { count } = await countSnoozed(tx, { accountId, ref })
    if (count >= mostSnoozed) throw fail('unprocessable', mailboxMessages.tooManySnoozed({ most: mostSnoozed }))
    await saveSnooze(tx, { accountId, ref, messageId: record.ref, workspaceId, userId, until })
    const payload = { accountId, ref, workspaceId, userId }
    await enqueue(tx, wakeThreadJob, payload, { key: keyOf(accountId, ref), runAt: until })
  })

export const endSnooze = (call: MemberCall, mails: readonly StoredMail[]): Promise<void> =>
  call.db.transaction(async (tx) => {
    const accountId = mails[0]?.accountId
    if (accountId === undefined) return
    const refs = mails.map(({ ref }) => ref)
    if ((await deleteSnoozes(tx, { accountId, refs })) === 0) return
    for (const ref of refs) await cancelJob(tx, keyOf(accountId, ref))
  })

interface Asleep {
  accountId: string
  ref: string
  workspaceId: string
  userId: string
}

/**
 * Puts it back into the inbox, as its owner. Doing it twice changes nothing. Where the owner ended the permission meanwhile,
 * the mail stays where it is; a mailbox that does not answer is asked again.
 */
export async function wakeThread(
  services: Services,
  { accountId, ref, workspaceId, userId }: Asleep,
  { last }: { last: boolean },
): Promise<void> {
  const db = services.database.asViewer({ viewerId: userId, workspaceId, principal: `user:${userId}` })
  const row = await db.transaction((tx) => findSnooze(tx, { accountId, ref }))
  if (!row || row.until > services.now()) return
  const mail = { ref, messageId: row.messageId, folders: [] }
  const { reading } = await withMailbox({ services, db }, accountId, 'organize', (mailbox) =>
    mailbox.change([mail], { isInInbox: true }),
  )
  if (reading === 'unavailable' && !last) throw new ProviderFailed('The mailbox did not answer.')
  await db.transaction((tx) => deleteSnoozes(tx, { accountId, refs: [ref] }))
}
