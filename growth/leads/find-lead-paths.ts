import { findPathsTo, type PathsToPerson } from '@wellmet/graph/paths/find-paths-to.ts'
import { findPathsIntoCompany } from '@wellmet/graph/paths/find-paths-into-company.ts'
import type { ReachablePerson } from '@wellmet/graph/paths/paths.contract.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { listKnownNumbers, type LeadRow } from './leads.store.ts'

export interface LeadPaths {
  /** Who has their address, as the viewer sees them. */
  person: PathsToPerson | undefined
  /** The best reached of their company. */
  colleague: ReachablePerson | undefined
}

/** As the viewer sees it: their own contacts and the directory say who has an address, and paths are the viewer’s own. */
export async function findLeadPaths(
  tx: Tx,
  call: MemberCall,
  leads: readonly LeadRow[],
): Promise<Map<string, LeadPaths>> {
  const rows = await listKnownNumbers(tx, { keys: leads.flatMap(({ keys }) => keys) })
  const known = new Map(rows.map(({ key, personId }) => [key, personId]))
  const numberOf = ({ keys }: LeadRow): string => keys.map((key) => known.get(key)).find(Boolean) ?? keys[0]!
  const people = await findPathsTo(tx, call, [...new Set(leads.map(numberOf))])
  const companies = new Map<string, ReachablePerson | undefined>()
  for (const lead of leads) {
    const person = people.get(numberOf(lead))
    if ((person && person.paths.length > 0) || lead.companyName === null || companies.has(lead.companyName)) continue
    const { people: reached } = await findPathsIntoCompany(call, { company: lead.companyName, limit: 1 })
    companies.set(lead.companyName, reached[0])
  }
  return new Map(
    leads.map((lead) => [
      lead.id,
      {
        person: people.get(numberOf(lead)),
        colleague: lead.companyName === null ? undefined : companies.get(lead.companyName),
      },
    ]),
  )
}
