import { memberJoined, memberLeft } from '@wellmet/account/members/members.events.ts'
import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { importDone } from '@wellmet/contacts/imports/imports.events.ts'
import { networkChanged } from '@wellmet/identity/visibility/visibility.hooks.ts'
import { requestCompanyTokens } from '@wellmet/contacts/search-tokens/request-company-tokens.ts'
import { deleteRankingOfMember, requestRankings, requestRankingsInWorkspace } from './request-rankings.ts'

/** A ranking made under another visibility version is never shown, so these only save the next reader the wait. */
export const companiesReactions: Reaction[] = [
  when(importDone, 'find and rank the companies', async ({ tx, services }, { networkId }) => {
    await requestCompanyTokens(tx, networkId)
    await requestRankings(tx, networkId, services.now())
  }),
  when(memberJoined, 'rank the companies', ({ tx, services }, { workspaceId }) =>
    requestRankingsInWorkspace(tx, workspaceId, services.now()),
  ),
  when(memberLeft, 'rank the companies', async ({ tx, services }, membership) => {
    await deleteRankingOfMember(tx, membership)
    await requestRankingsInWorkspace(tx, membership.workspaceId, services.now())
  }),
]

export const companiesHooks: HookReaction[] = [
  during(networkChanged, ({ tx }, { networkId, now }) => requestRankings(tx, networkId, now)),
]
