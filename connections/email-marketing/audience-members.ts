import { asSystem } from '@wellmet/platform/database/database.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import { suppressMailboxes } from '@wellmet/platform/mail/suppress-mailbox.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { RunOfPage } from '../engine/provider.ts'
import { subscribersLeft } from './email-marketing.hooks.ts'
import { updateMembers } from './email-marketing.store.ts'
import { hasLeft, type MemberState } from './mailchimp.rules.ts'

export interface ChangedMember {
  memberId: string
  state: MemberState
  changedAt: Date
}

/** What the provider says of its members, for those who were sent from here. Who left gets no mail from here either. */
export async function saveMembers(
  tx: Tx,
  { services, account: { accountId, workspaceId } }: Pick<RunOfPage, 'services' | 'account'>,
  members: readonly ChangedMember[],
): Promise<number> {
  if (members.length === 0) return 0
  const changed = await updateMembers(tx, {
    accountId,
    memberIds: members.map(({ memberId }) => memberId),
    states: members.map(({ state }) => state),
    times: members.map(({ changedAt }) => changedAt),
  })
  await stopMail(
    tx,
    services,
    workspaceId,
    changed.filter(({ state }) => hasLeft(state)),
  )
  return changed.length
}

interface Gone {
  mailbox: Buffer
  leadId: string
  changedAt: Date
}

export async function stopMail(tx: Tx, services: Services, workspaceId: string, gone: readonly Gone[]): Promise<void> {
  if (gone.length === 0) return
  // As the system: the list of mailboxes that want no mail is the server's
  await asSystem(tx, (system) =>
    suppressMailboxes(
      system,
      services,
      gone.map(({ mailbox }) => mailbox),
    ),
  )
  const leads = gone.map(({ leadId, changedAt }) => ({ id: leadId, at: changedAt }))
  await runHook({ tx, services }, subscribersLeft, { workspaceId, leads })
}
