import type { Tx } from '@wellmet/platform/database/connection.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { identityWord, type ConnectorIdentity } from '../outcome-model/connector-identity.rules.ts'
import { listCorrectedSteps } from './step-corrections.store.ts'

/** What the viewer said of steps of paths, as the people in them are known now. */
export interface CorrectedSteps {
  readonly unused: UnusedSteps
  readonly knownWell: StepsKnownWell
}

/** The steps that the viewer said do not exist. */
export interface UnusedSteps {
  has(from: ConnectorIdentity, to: string): boolean
  /** Each pair of people, from either end. */
  readonly betweenPeople: { readonly from: string[]; readonly to: string[] }
  /** From each teammate's network that the viewer may use. */
  readonly fromNetworks: { readonly from: number[]; readonly to: string[] }
}

/** The steps between two who, as the viewer said, know each other well. */
export interface StepsKnownWell {
  /** The day on which it was said; null where it was not. */
  dayOf(from: ConnectorIdentity, to: string): number | null
  /** Each pair of people, from either end. */
  readonly betweenPeople: { readonly from: string[]; readonly to: string[] }
}

type Row = Awaited<ReturnType<typeof listCorrectedSteps>>[number]

/** One small statement for a whole ranking. Without corrections the answer is empty, and nothing else is asked. */
export async function findCorrectedSteps(tx: Tx): Promise<CorrectedSteps> {
  const { not_acquainted: apart = [], know_well: close = [] } = Object.groupBy(
    await listCorrectedSteps(tx),
    ({ says }) => says,
  )
  return { unused: unusedOf(apart), knownWell: knownWellOf(close) }
}

function unusedOf(rows: readonly Row[]): UnusedSteps {
  const networks = rows.flatMap(({ networkId, targetId }) =>
    networkId === null ? [] : [{ from: networkId, to: targetId }],
  )
  const words = new Set(rows.flatMap((row) => wordsOf(row)))
  return {
    has: (from, to) => words.size > 0 && words.has(stepWord(from, to)),
    betweenPeople: columnsOf(rows.flatMap(bothWays)),
    fromNetworks: columnsOf(networks),
  }
}

function knownWellOf(rows: readonly Row[]): StepsKnownWell {
  const days = new Map(rows.flatMap((row) => wordsOf(row).map((word) => [word, utcDay(row.correctedAt)] as const)))
  return {
    dayOf: (from, to) => days.get(stepWord(from, to)) ?? null,
    betweenPeople: columnsOf(rows.flatMap(bothWays)),
  }
}

const bothWays = ({ personId, targetId }: Row): { from: string; to: string }[] =>
  personId === null
    ? []
    : [
        { from: personId, to: targetId },
        { from: targetId, to: personId },
      ]

const wordsOf = (row: Row): string[] => [
  ...(row.userId === null ? [] : [stepWord({ userId: row.userId }, row.targetId)]),
  ...bothWays(row).map(({ from, to }) => stepWord({ person: from }, to)),
]

const stepWord = (from: ConnectorIdentity, to: string): string => `${identityWord(from)} ${to}`

const columnsOf = <From>(steps: readonly { from: From; to: string }[]) => ({
  from: steps.map(({ from }) => from),
  to: steps.map(({ to }) => to),
})
