import type { Tx } from '@wellmet/platform/database/connection.ts'
import { identityWord, type ConnectorIdentity } from '../outcome-model/connector-identity.rules.ts'
import { listUnusedSteps } from './step-corrections.store.ts'

/** The steps that the viewer said do not exist, as they are now. */
export interface UnusedSteps {
  has(from: ConnectorIdentity, to: string): boolean
  /** Each pair of people, from either end. */
  readonly betweenPeople: { readonly from: string[]; readonly to: string[] }
  /** From each teammate's network that the viewer may use. */
  readonly fromNetworks: { readonly from: number[]; readonly to: string[] }
}

/** One small statement for a whole ranking. Without corrections the answer is empty, and nothing else is asked. */
export async function findUnusedSteps(tx: Tx): Promise<UnusedSteps> {
  const rows = await listUnusedSteps(tx)
  const networks = rows.flatMap(({ networkId, targetId }) =>
    networkId === null ? [] : [{ from: networkId, to: targetId }],
  )
  const people = rows.flatMap(({ personId, targetId }) =>
    personId === null
      ? []
      : [
          { from: personId, to: targetId },
          { from: targetId, to: personId },
        ],
  )
  const words = new Set([
    ...rows.flatMap(({ userId, targetId }) => (userId === null ? [] : [stepWord({ userId }, targetId)])),
    ...people.map(({ from, to }) => stepWord({ person: from }, to)),
  ])
  return {
    has: (from, to) => words.size > 0 && words.has(stepWord(from, to)),
    betweenPeople: columnsOf(people),
    fromNetworks: columnsOf(networks),
  }
}

const stepWord = (from: ConnectorIdentity, to: string): string => `${identityWord(from)} ${to}`

const columnsOf = <From>(steps: readonly { from: From; to: string }[]) => ({
  from: steps.map(({ from }) => from),
  to: steps.map(({ to }) => to),
})
