import { findSignals, type FoundSignal } from '@wellmet/discovery/signals/find-signals.ts'
import { findPathsIntoCompany } from '@wellmet/graph/paths/find-paths-into-company.ts'
import { findPathsTo } from '@wellmet/graph/paths/find-paths-to.ts'
import type { ReachablePerson } from '@wellmet/graph/paths/paths.contract.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { ReaderCall } from '@wellmet/platform/http/serve.ts'

export interface BriefSignal extends FoundSignal {
  /** Whom it is about, or whoever is best to reach at the company. Null where nobody can be seen. */
  reach: ReachablePerson | null
}

const mostSignals = 3

/** The newest signals that Home tells, each with the best path where its kind asks for one. */
export async function gatherSignals(tx: Tx, call: ReaderCall): Promise<BriefSignal[]> {
  const found = await findSignals(tx, call, { about: null, limit: mostSignals, onHome: true })
  const people = found.flatMap(({ kind, personId }) => (kind.namesPath && personId !== null ? [personId] : []))
  const paths = people.length > 0 ? await findPathsTo(tx, call, people) : new Map<string, never>()
  const signals: BriefSignal[] = []
  for (const one of found)
    signals.push({
      ...one,
      reach: one.personId === null ? await bestAt(call, one) : (paths.get(one.personId)?.person ?? null),
    })
  return signals
}

/** By its name, where the name is the company's: sources write others. */
async function bestAt(call: ReaderCall, { kind, companyId, signal }: FoundSignal): Promise<ReachablePerson | null> {
  const { name } = signal.about
  if (!kind.namesPath || personKeys(call.services).company(name) !== companyId) return null
  return (await findPathsIntoCompany(call, { company: name, limit: 1 })).people[0] ?? null
}
