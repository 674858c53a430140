import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { writeCsv } from '@wellmet/platform/files/text/write-csv.rules.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { dateOfDay, startOfDay, utcDay } from '@wellmet/platform/values/days.rules.ts'
import { expectSite } from '../sites/show-site.ts'
import { findLeadPaths, type LeadPaths } from './find-lead-paths.ts'
import { mostLeads, mostLeadsADay, mostLeadsShown, type Lead, type LeadState } from './leads.contract.ts'
import { leadsMessages as m } from './leads.messages.ts'
import { confirmationOf, kindWords, programSource, programTriggers, stateWords } from './leads.rules.ts'
import { countLeads, findDroppedToday, listLeads, type LeadRow } from './leads.store.ts'

interface Asked {
  state?: LeadState | undefined
  cursor?: string | undefined
}

export const showLeads = (call: MemberCall, { state, cursor }: Asked) =>
  call.db.reading(async (tx) => {
    const { workspaceId } = call.viewer
    const rows = await listLeads(tx, {
      state: state ?? null,
      beforeId: cursor ?? null,
      id: null,
      limit: mostLeadsShown + 1,
    })
    // Leads also come from newsletters that are connected.
    if (rows.length === 0) await expectSite(tx, workspaceId)
    const shown = rows.slice(0, mostLeadsShown)
    const paths = await findLeadPaths(tx, call, shown)
    return {
      items: shown.map((row) => toLead(row, paths.get(row.id)!)),
      next: rows.length > mostLeadsShown ? shown.at(-1)!.id : null,
      quota: await quotaOf(tx, call),
    }
  })

export async function showLead(tx: Tx, call: MemberCall, id: string): Promise<Lead> {
  const rows = await listLeads(tx, { state: null, beforeId: null, id, limit: 1 })
  const [row] = rows
  if (!row) throw notFound('lead')
  return toLead(row, (await findLeadPaths(tx, call, rows)).get(id)!)
}

async function quotaOf(tx: Tx, { viewer, services }: MemberCall) {
  const day = utcDay(services.now())
  const { today, all } = await countLeads(tx, { workspaceId: viewer.workspaceId, since: startOfDay(day) })
  const { dropped } = await findDroppedToday(tx, { day: dateOfDay(day) })
  const says = dropped === 0 ? null : m.quotaReached({ count: dropped, most: mostLeadsADay })
  return { today, mostADay: mostLeadsADay, all, most: mostLeads, says }
}

function toLead(row: LeadRow, { person, colleague }: LeadPaths): Lead {
  const {
    id,
    kind,
    email,
    name,
    message,
    laterMessages,
    wording,
    origin,
    state,
    times,
    createdAt,
    companyName,
    isCompanySaid,
  } = row
  const reached = person && person.paths.length > 0 ? person.person : colleague
  return {
    id,
    kind,
    email,
    name,
    company: row.company ?? person?.person.company ?? companyName,
    isCompanySaid: row.company !== null,
    message,
    laterMessages,
    wording: kind === 'gtm' ? m.toldByProgram() : wording,
    origin,
    source: sourceOf(row),
    state,
    owner: row.ownerId === null ? null : { userId: row.ownerId, name: row.ownerName ?? '' },
    times,
    createdAt: createdAt.toISOString(),
    confirmation: confirmationOf(row),
    match: {
      by: person ? 'address' : companyName === null ? 'none' : 'company',
      person: person ? shortly(person.person) : null,
      says: person
        ? m.matchedByAddress({ name: person.person.name })
        : companyName === null
          ? m.unmatched()
          : isCompanySaid
            ? m.matchedByCompany({ company: companyName })
            : m.matchedByDomain({ company: companyName }),
    },
    path: reached ? { to: shortly(reached), path: reached.path } : null,
  }
}

const sourceOf = ({ kind, source }: LeadRow): string | null => {
  const trigger = kind === 'gtm' ? programTriggers.find((one) => one === source) : undefined
  return trigger === undefined ? source : programSource(trigger)
}

const shortly = ({ id, name, role }: { id: string; name: string; role: string | null }) => ({ id, name, role })

const mostExported = 20_000

export const exportLeads = (call: MemberCall): Promise<string> =>
  call.db.reading(async (tx) => {
    await expectSite(tx, call.viewer.workspaceId)
    const rows = await listLeads(tx, { state: null, beforeId: null, id: null, limit: mostExported })
    const head = [
      m.csvEmail(),
      m.csvName(),
      m.csvCompany(),
      m.csvKind(),
      m.csvState(),
      m.csvOwner(),
      m.csvConfirmed(),
      m.csvWithdrawn(),
      m.csvWording(),
      m.csvSource(),
      m.csvCreated(),
    ]
    const cells = rows.map((row) => [
      row.email,
      row.name ?? '',
      row.company ?? row.companyName ?? '',
      kindWords(row.kind),
      stateWords(row.state),
      row.ownerName ?? '',
      row.withdrawnAt ? '' : (row.confirmedAt?.toISOString() ?? ''),
      row.withdrawnAt?.toISOString() ?? '',
      row.wording,
      sourceOf(row) ?? row.origin ?? '',
      row.createdAt.toISOString(),
    ])
    return writeCsv([head, ...cells])
  })
