import type { Tx } from '@wellmet/platform/database/connection.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
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

/** What the provider says of its members, for those who were sent from here. Who left there has left the newsletter here, too. */
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
  await withdrawConsents(
    tx,
    services,
    workspaceId,
    changed.filter(({ state }) => hasLeft(state)),
  )
  return changed.length
}

interface Gone {
  leadId: string
  changedAt: Date
}

/**
 * Ends what they agreed to here. Their mailbox stays open for others: whoever owns an audience can write any state into it,
 * and must not decide what mail people get from other workspaces.
 */
export async function withdrawConsents(tx: Tx, services: Services, workspaceId: string, gone: readonly Gone[]) {
  if (gone.length === 0) return
  const leads = gone.map(({ leadId, changedAt }) => ({ id: leadId, at: changedAt }))
  await runHook({ tx, services }, subscribersLeft, { workspaceId, leads })
}
