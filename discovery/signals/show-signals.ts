import { companyIds } from '@wellmet/identity/person-keys/company-ids.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { findSignals, signalSubjects } from './find-signals.ts'
import type { Signal } from './signals.contract.ts'

interface Query {
  personId?: string | undefined
  companyId?: string | undefined
  limit: number
}

export const showSignals = (call: MemberCall, { personId, companyId, limit }: Query): Promise<{ items: Signal[] }> =>
  call.db.transaction(async (tx) => {
    const person = personId === undefined ? null : read(personIds(call).read(personId), 'person')
    const company = companyId === undefined ? null : read(companyIds(call).read(companyId), 'company')
    const about = person === null && company === null ? null : await signalSubjects(tx, { person, company })
    return { items: (await findSignals(tx, call, { about, limit })).map(({ signal }) => signal) }
  })

function read(number: bigint | null, what: 'person' | 'company'): string {
  if (number === null) throw notFound(what)
  return number.toString()
}
