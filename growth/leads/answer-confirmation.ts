import { fail } from '@wellmet/platform/contract/problem.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import type { z } from 'zod'
import { leadAnswered } from './leads.events.ts'
import type { LeadConfirmation } from './leads.contract.ts'
import { leadsMessages } from './leads.messages.ts'
import { tellLeads } from './tell-leads.ts'
import { answerLead, findLeadByToken } from './leads.store.ts'

type Confirmation = z.infer<typeof LeadConfirmation>

/** Opening the link changes nothing: mail scanners open links. */
export const showConfirmation = ({ db }: Call, token: string): Promise<Confirmation> =>
  // As the system: whoever filled in a form has no account
  db.asSystem((tx) => read(tx, token))

export const answerConfirmation = (
  { db, services }: Call,
  { token, answer }: { token: string; answer: 'confirm' | 'withdraw' },
): Promise<Confirmation> =>
  db.asSystem(async (tx) => {
    const tokenHash = hashSecret(token)
    const lead = await findLeadByToken(tx, { tokenHash })
    if (!lead) throw fail('link_not_valid', leadsMessages.linkNotValid())
    const changed = await answerLead(tx, { tokenHash, answer, now: services.now() })
    if (changed > 0) {
      await announce(tx, leadAnswered, { leadId: lead.id, workspaceId: lead.workspaceId, answer })
      await tellLeads(tx, { ...lead, personKeys: lead.keys }, services.now())
    }
    return read(tx, token)
  })

async function read(tx: Tx, token: string): Promise<Confirmation> {
  const lead = await findLeadByToken(tx, { tokenHash: hashSecret(token) })
  if (!lead) throw fail('link_not_valid', leadsMessages.linkNotValid())
  const { workspace, kind, wording, confirmedAt, withdrawnAt } = lead
  return { workspace, kind, wording, state: withdrawnAt ? 'withdrawn' : confirmedAt ? 'confirmed' : 'waiting' }
}
