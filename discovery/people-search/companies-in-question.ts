import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { companyIds } from '@wellmet/identity/person-keys/company-ids.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { companyRuns, mayBeCompany } from './company-runs.rules.ts'
import { readAsTyped, type Reading } from './correct-question.rules.ts'
import type { NetworkFound } from './people.contract.ts'
import { listNamedCompanies, type Membership } from './people.store.ts'
import { companySlot } from './slots.rules.ts'

/**
 * The question as it was typed. Where a list takes some of its words for a title, a sector or a place and all of them are
 * the name of a company in sight, it is that company: "Quarry Health".
 */
export async function readInSight(tx: Tx, call: MemberCall, me: Membership['me'], text: string): Promise<Reading> {
  const reading = readAsTyped(text)
  if (!mayBeCompany(text, reading.question)) return reading
  const [company] = await listNamedCompanies(tx, { me, companies: [personKeys(call.services).company(text)] })
  if (!company) return reading
  return {
    ...reading,
    question: { slots: [companySlot([text.trim()])], unwanted: [], extras: [], handles: [], conditions: [] },
  }
}

/** The company that the words name and where the viewer has contacts: the longest name, where there are several. */
export async function findKnownAt(
  tx: Tx,
  call: MemberCall,
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
