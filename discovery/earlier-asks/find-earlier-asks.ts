import type { Tx } from '@wellmet/platform/database/connection.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import { personIds, type ViewerContext } from '@wellmet/identity/person-keys/person-ids.ts'
import type { EarlierAsk } from './earlier-asks.contract.ts'
import { asksNeeded, type AsksNeeded, type FoundAsk } from './earlier-asks.hooks.ts'

export interface EarlierAsks {
  to(personId: string): readonly FoundAsk[]
  into(companyId: string): readonly FoundAsk[]
}

/** The requests that the viewer may see to these people and into these companies, newest first. */
export async function findEarlierAsks(
  tx: Tx,
  { services }: ViewerContext,
  needed: Pick<AsksNeeded, 'people' | 'companies'>,
): Promise<EarlierAsks> {
  const found: FoundAsk[] = []
  if (needed.people.length + needed.companies.length > 0)
    await runHook({ tx, services }, asksNeeded, { ...needed, found })
  const byPerson = Map.groupBy(found, ({ personId }) => personId)
  const byCompany = Map.groupBy(found, ({ companyId }) => companyId)
  return { to: (personId) => byPerson.get(personId) ?? [], into: (companyId) => byCompany.get(companyId) ?? [] }
}

export const toEarlierAsk = (call: ViewerContext, ask: FoundAsk): EarlierAsk => ({
  requestId: ask.requestId,
  isMine: ask.isMine,
  askedBy: ask.askedBy,
  target: {
    personId: ask.personId === null ? null : personIds(call).show(BigInt(ask.personId)),
    name: ask.name,
    title: ask.title,
  },
  connector: { name: ask.connectorName },
  stage: ask.stage,
  introduced: ask.introduced,
  askedAt: ask.askedAt.toISOString(),
  changedAt: ask.changedAt.toISOString(),
})
