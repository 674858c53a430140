import { companyIds } from '@wellmet/identity/person-keys/company-ids.ts'
import { personIds, type ViewerContext } from '@wellmet/identity/person-keys/person-ids.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import { renderMessage, type Message } from '@wellmet/platform/messages/messages.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import type { SignalKind } from './signal-kinds.ts'
import type { Signal } from './signals.contract.ts'
import { listSignalKinds, signalsNeeded, type ComputedSignal } from './signals.hooks.ts'
import { findCompanyOf, listKeysOfPeople, listSignalRows, type SignalRow } from './signals.store.ts'

/** Whom a page is about. */
interface Subjects {
  people: readonly string[]
  companies: readonly string[]
  /** Of the person, by which signals may know them. */
  keys: readonly string[]
}

export interface FoundSignal {
  signal: Signal
  kind: SignalKind
  /** Rendered by `signal` in the current language; here for whoever renders it later. */
  says: Message
  personId: string | null
  companyId: string | null
}

/** A person with their company, as far as the viewer knows it, or a company alone. */
export async function signalSubjects(
  tx: Tx,
  { person, company }: { person: string | null; company: string | null },
): Promise<Subjects> {
  const companies = company === null ? [] : [company]
  if (person === null) return { people: [], companies, keys: [] }
  const { companyId } = await findCompanyOf(tx, { person })
  const known = await listKeysOfPeople(tx, { people: [person] })
  return {
    people: [person],
    companies: [...new Set([...companies, ...(companyId === null ? [] : [companyId])])],
    keys: [...new Set([person, ...known.map(({ key }) => key)])],
  }
}

interface Wanted {
  about: Subjects | null
  limit: number
  /** Those alone that Home tells. */
  onHome?: boolean
}

/** Stored ones and those that are worked out, newest first. Their numbers are internal; `signal` is what may be shown. */
export async function findSignals(
  tx: Tx,
  call: ViewerContext,
  { about, limit, onHome }: Wanted,
): Promise<FoundSignal[]> {
  const now = call.services.now()
  const context = { tx, services: call.services }
  const declared = await listSignalKinds(context)
  const kinds = [...declared.values()].filter((kind) => !onHome || kind.onHome)
  const rows = await listSignalRows(tx, {
    people: about && [...about.keys],
    companies: about && [...about.companies],
    kinds: kinds.map(({ name }) => name),
    now,
    limit,
  })
  const found: ComputedSignal[] = []
  const since = addDays(now, -Math.max(...kinds.map(({ keptDays }) => keptDays), 0))
  // Of a company alone nothing is worked out.
  if (about === null || about.people.length > 0)
    await runHook(context, signalsNeeded, {
      people: about && about.people,
      since,
      limit,
      found,
    })
  const computed = found.filter(({ kind, at }) => kinds.includes(kind) && addDays(at, kind.keptDays) > now)
  return [
    ...onceEach(rows).flatMap((row) => ofRow(call, row, declared.get(row.kind))),
    ...computed.map((one) => ofComputed(call, one)),
  ]
    .toSorted((a, b) =>
      a.signal.at < b.signal.at ? 1 : a.signal.at > b.signal.at ? -1 : a.signal.id < b.signal.id ? -1 : 1,
    )
    .slice(0, limit)
}

/** A source that cannot tell which of two numbers a company has says the same of both. */
const onceEach = (rows: readonly SignalRow[]): SignalRow[] => [
  ...new Map(
    rows.map((row) => [row.companyId === null ? row.id : `${row.source} ${row.externalId} ${row.says.text}`, row]),
  ).values(),
]

function ofRow(call: ViewerContext, row: SignalRow, kind: SignalKind | undefined): FoundSignal[] {
  if (!kind) return []
  const personId = row.contactId ?? row.personId
  return [
    {
      kind,
      says: row.says,
      personId,
      companyId: row.companyId,
      signal: {
        id: row.id,
        kind: kind.name,
        source: row.source,
        about:
          personId === null
            ? { type: 'company', id: companyIds(call).show(BigInt(row.companyId ?? 0)), name: row.name }
            : { type: 'person', id: personIds(call).show(BigInt(personId)), name: row.contactName ?? row.name },
        sentence: renderMessage(row.says),
        at: row.at.toISOString(),
        link: row.link,
        isCaution: kind.isCaution,
        isMine: row.isMine,
      },
    },
  ]
}

function ofComputed(call: ViewerContext, one: ComputedSignal): FoundSignal {
  const { kind, source, says, personId, name, at, link, externalId } = one
  const id = personIds(call).show(BigInt(personId))
  return {
    kind,
    says,
    personId,
    companyId: null,
    signal: {
      id: `${kind.name} ${id} ${externalId}`,
      kind: kind.name,
      source,
      about: { type: 'person', id, name },
      sentence: renderMessage(says),
      at: at.toISOString(),
      link,
      isCaution: kind.isCaution,
      isMine: true,
    },
  }
}
