import { readEndedAccess } from '@wellmet/account/ended-access/ended-access.rules.ts'
import { deletionReplayed } from '@wellmet/platform/deletions/deletions.hooks.ts'
import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { endMailAccessAgain } from './mail-access.store.ts'

export const mailAccessHooks: HookReaction[] = [
  during(deletionReplayed, async ({ tx }, deletion) => {
    const ended = readEndedAccess(deletion)
    if (ended?.place !== 'outreach.mail_access') return
    const { account_id: accountId, given_at: givenAt } = ended.key
    await endMailAccessAgain(tx, { accountId: accountId!, givenAt: givenAt! })
  }),
]
