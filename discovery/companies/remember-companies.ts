import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { ViewerContext } from '@wellmet/identity/person-keys/person-ids.ts'
import type { IntoCompany } from '@wellmet/graph/outcome-model/outcome-statistics.rules.ts'
import { personKeys, type PersonKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { addDays, dateOfDay, utcDay } from '@wellmet/platform/values/days.rules.ts'
import { evidenceKinds } from '@wellmet/contacts/relationships/evidence-kinds.rules.ts'
import type { CompanyMemory } from './companies.contract.ts'
import { listContactDays, listOwnChanges, type ChangeRow, type FactsRow } from './companies.store.ts'
import { changeWords, memoryWords, type Change } from './company-memory.rules.ts'

/** The newest of the viewer's own; older ones say little about an account. */
const mostChanges = 500
const shownChanges = 5

/** What happened with these companies, from the viewer's own records alone: what others lived through is not shared. */
export async function describeCompanyMemories(
  tx: Tx,
  { services }: ViewerContext,
  facts: readonly FactsRow[],
  introduced: ReadonlyMap<string, IntoCompany>,
): Promise<Map<string, CompanyMemory>> {
  const now = services.now()
  const keys = personKeys(services)
  const touched = new Map(
    (
      await listContactDays(tx, {
        companies: facts.map(({ companyId }) => companyId),
        lastKind: evidenceKinds.linkedinMessage,
        since: addDays(now, -365),
        now,
      })
    ).map((row) => [row.companyId, row]),
  )
  const changes = Map.groupBy(
    (await listOwnChanges(tx, { limit: mostChanges })).flatMap((row) => changesIn(row, keys)),
    ({ companyId }) => companyId,
  )
  return new Map(
    facts.map(({ companyId, lastDay, lastName }) => {
      const { days, people } = touched.get(companyId) ?? { days: 0, people: 0 }
      const shown = (changes.get(companyId) ?? []).slice(0, shownChanges)
      const remembered = {
        lastDay,
        lastName,
        contactDays: days,
        contacted: people,
        changes: shown,
        introductions: introduced.get(companyId) ?? null,
      }
      return [
        companyId,
        {
          lastContactOn: lastDay === null ? null : dateOfDay(lastDay),
          contactDays: days,
          changes: shown.map((change) => ({ on: dateOfDay(change.day), sentence: changeWords(change) })),
          sentences: memoryWords(remembered),
        },
      ]
    }),
  )
}

/** A move is two changes: one where they came from and one where they went. */
function changesIn(row: ChangeRow, keys: PersonKeys): (Change & { companyId: string })[] {
  const { changedAt, name, companyBefore: before, companyAfter: after, titleBefore, titleAfter } = row
  const day = utcDay(changedAt)
  const [from, to] = [before, after].map((company) => (company === null ? null : keys.company(company)))
  if (from === to) {
    if (!to || titleBefore === titleAfter) return []
    return [{ companyId: to, day, name, kind: 'title', before: titleBefore, after: titleAfter }]
  }
  return [
    ...(from ? [{ companyId: from, day, name, kind: 'left' as const, before, after }] : []),
    ...(to ? [{ companyId: to, day, name, kind: 'came' as const, before, after }] : []),
  ]
}
