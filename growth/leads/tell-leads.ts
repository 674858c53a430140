import { deleteSignals } from '@wellmet/discovery/signals/delete-signals.ts'
import { saveSignals } from '@wellmet/discovery/signals/save-signals.ts'
import { signalKind } from '@wellmet/discovery/signals/signal-kinds.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import type { LeadKind } from './leads.contract.ts'
import { leadsMessages as m } from './leads.messages.ts'
import { isConfirmedByMail } from './leads.rules.ts'
import { countLeadsAt } from './leads.store.ts'

const toldDays = 30
const source = 'leads'

/** Told on Home with the best path. It is no evidence: nothing is ranked by it. */
export const leadTold = signalKind({ name: 'lead', keptDays: toldDays, onHome: true, namesPath: true })

const sentences: Partial<Record<LeadKind, typeof m.toldDemo>> = {
  demo: m.toldDemo,
  contact: m.toldContact,
  waitlist: m.toldWaitlist,
  pitch: m.toldPitch,
  gtm: m.toldGtm,
}

interface Told {
  workspaceId: string
  kind: LeadKind
  companyId: string | null
  companyName: string | null
  personKeys: readonly string[]
}

/**
 * One signal for each company and form, with how many there were in a month; one without a company is about whoever has the
 * address. Where the form asks for a confirmation, those who gave it. As the system. Called again after a lead was confirmed
 * or deleted.
 */
export async function tellLeads(tx: Tx, told: Told, now: Date): Promise<void> {
  const { workspaceId, kind, companyId, companyName: company, personKeys } = told
  const says = sentences[kind]
  if (!says) return
  const externalId = companyId === null ? `${kind} ${personKeys[0]}` : `${kind} ${companyId}`
  const since = addDays(now, -toldDays)
  const onlyConfirmed = isConfirmedByMail(kind)
  const found = await countLeadsAt(tx, {
    workspaceId,
    kind,
    companyId,
    personKeys: [...personKeys],
    since,
    onlyConfirmed,
  })
  if (found.people === 0) {
    await deleteSignals(tx, { workspaceId, source, externalIds: [externalId] })
    return
  }
  const name = company ?? found.name ?? found.email ?? ''
  const certainty = company !== null && found.isSaid ? 'said' : onlyConfirmed ? 'confirmed' : 'unconfirmed'
  const signal = {
    kind: leadTold,
    externalId,
    about: companyId === null ? { personKeys } : { companyId },
    name,
    says: says.message({ count: found.people, where: company === null ? 'nowhere' : 'company', name, certainty }),
    at: now,
    link: '/leads',
  }
  await saveSignals(tx, { workspaceId, userId: null, source, origin: source }, [signal], now)
}
