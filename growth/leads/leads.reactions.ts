import { optedInWanted, subscribersLeft } from '@wellmet/connections/email-marketing/email-marketing.hooks.ts'
import { newsletterMembersRead } from '@wellmet/connections/ghost/ghost.hooks.ts'
import { directoryPeopleDeleted } from '@wellmet/contacts/directory/directory.hooks.ts'
import { tellsSignals } from '@wellmet/discovery/signals/signals.hooks.ts'
import { consentsWanted } from '@wellmet/outreach/sending/sending.hooks.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import { during } from '@wellmet/platform/events/hook.ts'
import { trackablesListed } from '../tracking/tracking.hooks.ts'
import { deleteLeadsOf } from './change-lead.ts'
import { saveNewsletterMembers } from './save-newsletter-members.ts'
import { leadTrackables } from './leads.trackables.ts'
import { listConsentsOf, listOptedIn, withdrawLeads } from './leads.store.ts'
import { leadTold } from './tell-leads.ts'

export const leadsHooks = [
  tellsSignals(leadTold),
  during(trackablesListed, async (_context, { found }) => void found.push(...Object.values(leadTrackables))),
  during(directoryPeopleDeleted, (context, { keys }) => deleteLeadsOf(context, keys)),
  // Whoever confirmed the newsletter by mail and did not take it back; nobody else.
  during(optedInWanted, async ({ tx }, { workspaceId, only, limit, people }) => {
    const room = Math.max(0, limit - people.length)
    people.push(...(await listOptedIn(tx, { workspaceId, only, limit: room })))
  }),
  // A lead that nobody confirmed may be anybody, and allows nothing.
  during(consentsWanted, async ({ tx }, { workspaceId, keys, found }) => {
    found.push(...(await listConsentsOf(tx, { workspaceId, keys: [...keys] })))
  }),
  during(newsletterMembersRead, ({ tx, services }, read) =>
    // As the system: no member says for a lead that they agreed or left
    asSystem(tx, (system) => saveNewsletterMembers({ tx: system, services }, read)),
  ),
  during(subscribersLeft, ({ tx }, { workspaceId, leads }) =>
    // As the system: no member says for a lead that they left
    asSystem(tx, async (system) => {
      await withdrawLeads(system, { workspaceId, ids: leads.map(({ id }) => id), times: leads.map(({ at }) => at) })
    }),
  ),
]
