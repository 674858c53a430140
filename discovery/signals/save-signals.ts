import type { Tx } from '@wellmet/platform/database/connection.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import type { Message } from '@wellmet/platform/messages/messages.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import type { SignalKind } from './signal-kinds.ts'
import { countSignals, listSavedRefs, saveRows } from './signals.store.ts'

/** Of one source in one workspace. What is saved stays, and what comes on top is refused until some of it went. */
export const mostSignals = 5_000
const longestName = 200

export interface SignalSource {
  workspaceId: string
  /** The only member who sees them; null for everybody in the workspace. */
  userId: string | null
  /** Such as `zendesk` or `leads`. */
  source: string
  /** What they go with, so that they can be deleted with it: the id of an account, a site, an event. */
  origin: string
}

/** Somebody by the keys of all handles that the source gave, strongest first, or a company by its number. */
export type SignalSubject = { personKeys: readonly string[] } | { companyId: string }

export interface NewSignal {
  kind: SignalKind
  /** Which thing of the source. What is saved again about the same person or company replaces what it said. */
  externalId: string
  about: SignalSubject
  /** As the source has it. Shown to those who do not know them. */
  name: string
  /** A message of the noun that declares the kind; strangers can fill in its parameters, never its words. */
  says: Message
  at: Date
  /** A screen of the product, as a path. */
  link: string
}

/**
 * Saves signals once for each thing of their source and whom it is about. Not those about people who objected, and none
 * beyond the limit of the source. Call it with a viewer in the workspace, or as the system.
 */
export async function saveSignals(
  tx: Tx,
  { workspaceId, userId, source, origin }: SignalSource,
  signals: readonly NewSignal[],
  now: Date,
): Promise<{ saved: number; refused: number }> {
  const fresh = uniqueOnes(signals).filter(({ kind, at }) => addDays(at, kind.keptDays) > now)
  if (fresh.length === 0) return { saved: 0, refused: 0 }
  await acquireLock(tx, 'discovery.signals', `${workspaceId}:${source}`)
  const { n } = await countSignals(tx, { workspaceId, source })
  const externalIds = fresh.map(({ externalId }) => externalId)
  const known = new Set(
    (await listSavedRefs(tx, { workspaceId, userId, source, externalIds })).map(({ externalId }) => externalId),
  )
  let room = mostSignals - n
  const taken = fresh.filter(({ externalId }) => known.has(externalId) || room-- > 0)
  const rows = await saveRows(tx, {
    workspaceId,
    userId,
    source,
    origin,
    now,
    ids: taken.map(() => newId()),
    kinds: taken.map(({ kind }) => kind.name),
    externalIds: taken.map(({ externalId }) => externalId),
    people: taken.map(({ about }) => ('personKeys' in about ? (about.personKeys[0] ?? null) : null)),
    companies: taken.map(({ about }) => ('companyId' in about ? about.companyId : null)),
    keys: taken.map(({ about }) => JSON.stringify('personKeys' in about ? about.personKeys : [])),
    names: taken.map(({ name }) => name.slice(0, longestName)),
    texts: taken.map(({ says }) => JSON.stringify(says)),
    links: taken.map(({ link }) => link),
    times: taken.map(({ at }) => at),
    ends: taken.map(({ at, kind }) => addDays(at, kind.keptDays)),
  })
  return { saved: rows.length, refused: fresh.length - taken.length }
}

/** A statement cannot change one row twice: the last one counts. */
const uniqueOnes = (signals: readonly NewSignal[]): NewSignal[] => [
  ...new Map(
    signals
      .filter(({ about }) => 'companyId' in about || about.personKeys.length > 0)
      .map((one) => [
        `${'companyId' in one.about ? one.about.companyId : one.about.personKeys[0]} ${one.externalId}`,
        one,
      ]),
  ).values(),
]
