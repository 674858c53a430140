import { companyOfDomain } from '@wellmet/contacts/targets/target-names.rules.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { HookContext } from '@wellmet/platform/events/hook.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import { currentLanguage } from '@wellmet/platform/messages/locale.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { newSecret, hashSecret } from '@wellmet/platform/values/secret.ts'
import { startOfDay, utcDay } from '@wellmet/platform/values/days.rules.ts'
import type { Happened, Started } from '../tracking/trackable.ts'
import { mailAgain, mailConfirmation } from './mail-confirmation.ts'
import { tellLeads } from './tell-leads.ts'
import { mostLaterMessages, mostLeads, mostLeadsADay, type LeadKind } from './leads.contract.ts'
import { leadSaved } from './leads.events.ts'
import { isConfirmedByMail, mayAskAgain } from './leads.rules.ts'
import { countLeads, findLeadOf, hasObjected, insertLead, reopenLead, repeatLead } from './leads.store.ts'

export interface SentForm {
  email: string
  name?: string | undefined
  company?: string | undefined
  message?: string | undefined
  source?: string | undefined
  wording: string
}

/** As the system. One lead for each mailbox and kind of form. */
export const saveLead =
  (kind: LeadKind) =>
  async (context: HookContext, { workspaceId, payload, origin, at }: Happened<SentForm>): Promise<Started> => {
    const { tx, services } = context
    const { email, name = null, message = null, source = null, wording } = payload
    const mailbox = mailboxOf(email)
    const keys = personKeys(services)
    const handles = keys.of({ emails: [...new Set([email, mailbox])], phones: [] })
    if ((await hasObjected(tx, { keys: handles })).isSo) return { dropped: 'not-taken' }
    await acquireLock(tx, 'growth.leads', workspaceId)
    const known = await findLeadOf(tx, { workspaceId, kind, mailbox })
    if (known) {
      await repeatLead(tx, { id: known.id, now: at })
      if (kind === 'contact' || kind === 'demo') {
        await reopenLead(tx, { id: known.id, message, at: at.toISOString(), most: mostLaterMessages })
        await tellLeads(tx, { workspaceId, kind, ...known, personKeys: known.keys }, at)
      } else if (isConfirmedByMail(kind) && mayAskAgain(known, at))
        await mailAgain(context, { id: known.id, workspaceId, kind, email, wording, at })
      return { subjectId: known.id }
    }
    const { today, all } = await countLeads(tx, { workspaceId, since: startOfDay(utcDay(at)) })
    if (today >= mostLeadsADay || all >= mostLeads) return { dropped: 'full' }
    const company = companyOfDomain(email) ?? payload.company ?? null
    const id = newId(at.getTime())
    const token = newSecret()
    await insertLead(tx, {
      id,
      workspaceId,
      kind,
      mailbox,
      email,
      name,
      company: payload.company ?? null,
      message,
      wording,
      origin,
      source,
      language: currentLanguage(),
      personKeys: handles,
      companyId: company === null ? null : keys.company(company),
      companyName: company,
      isCompanySaid: companyOfDomain(email) === null,
      tokenHash: hashSecret(token),
      now: at,
    })
    if (isConfirmedByMail(kind)) await mailConfirmation(context, { id, workspaceId, kind, email, wording, token, at })
    else {
      const companyId = company === null ? null : keys.company(company)
      await tellLeads(tx, { workspaceId, kind, companyId, companyName: company, personKeys: handles }, at)
    }
    await announce(tx, leadSaved, { leadId: id, workspaceId, kind })
    return { subjectId: id }
  }
