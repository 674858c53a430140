import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { ReaderCall } from '@wellmet/platform/http/serve.ts'
import { getFrom } from '@wellmet/platform/values/present.rules.ts'
import { companyIds } from '@wellmet/identity/person-keys/company-ids.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { occupationsWith } from '@wellmet/identity/titles/titles-alike.ts'
import { withAgents } from '../questions/agents.rules.ts'
import { companyRuns, listedRuns } from '../questions/company-runs.rules.ts'
import { readAsTyped, type Reading } from '../questions/correct-question.rules.ts'
import { mayNameMember, withMembers } from '../questions/members.rules.ts'
import { listNetworksOf } from './conditions.store.ts'
import type { NetworkFound } from './people.contract.ts'
import { listCompaniesInSight, listNamedCompanies, type Membership } from './people.store.ts'

/**
 * The question as it was typed. Where a list takes words for a title, a sector or a place that are the name of a company in
 * sight, they are that company: "Quarry Health", "trams at Prague Public Transport".
 */
export async function readInSight(tx: Tx, call: ReaderCall, me: Membership['me'], typed: string): Promise<Reading> {
  const members = mayNameMember(typed) ? await listNetworksOf(tx, { me }) : []
  const known = withMembers(
    typed,
    members.map(({ ownerName }) => ownerName),
  )
  const text = withAgents(known, occupationsWith)
  const reading = readAsTyped(text)
  const keys = personKeys(call.services)
  const runOf = new Map(listedRuns(text, reading.question).map((run) => [keys.company(run), run]))
  if (runOf.size === 0) return reading
  const rows = await listCompaniesInSight(tx, { me, companies: [...runOf.keys()] })
  return rows.length === 0
    ? reading
    : readAsTyped(
        text,
        rows.map(({ companyId }) => getFrom(runOf, companyId)),
      )
}

/** The company that the words name and where the viewer has contacts: the longest name, where there are several. */
export async function findKnownAt(
  tx: Tx,
  call: ReaderCall,
  me: Membership['me'],
  text: string,
): Promise<Pick<NetworkFound, 'knownAt'>> {
  const keys = personKeys(call.services)
  const named = [...new Set(companyRuns(text).map((run) => keys.company(run)))]
  if (named.length === 0) return {}
  const rows = await listNamedCompanies(tx, { me, companies: named })
  const best = rows
    .filter(({ known }) => known > 0)
    .toSorted((a, b) => named.indexOf(a.companyId) - named.indexOf(b.companyId))[0]
  if (!best) return {}
  const { companyId, company: name, known: count } = best
  return { knownAt: { companyId: companyIds(call).show(BigInt(companyId)), name, count } }
}
