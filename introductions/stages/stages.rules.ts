import { getFrom } from '@wellmet/platform/values/present.rules.ts'
import type {
  ConnectorStatus,
  DashboardStatus,
  RawStatus,
  Stage,
  Statuses,
  Tab,
  TargetStatus,
  Waiting,
} from './stages.contract.ts'

type Row = readonly [raw: readonly [Stage, ...RawStatus[]], DashboardStatus, ConnectorStatus, TargetStatus]

/** The nine rows of the interface. The first word of each is the stage's own name. */
const vocabulary = [
  [['drafted', 'draft'], 'pending', 'drafted', 'not_contacted'],
  [['awaiting_connector', 'pending', 'requested'], 'pending', 'awaiting_connector', 'not_contacted'],
  [['connector_replied', 'approved', 'accepted'], 'approved', 'connector_replied', 'not_contacted'],
  [['intro_sent', 'sent'], 'in_progress', 'completed', 'intro_sent'],
  [['target_replied', 'replied'], 'replied', 'completed', 'target_replied'],
  [['meeting_booked', 'meeting'], 'meeting', 'completed', 'meeting_booked'],
  [['converted', 'completed'], 'completed', 'completed', 'converted'],
  [['declined'], 'declined', 'declined', 'declined'],
  [['cancelled', 'failed', 'ghosted', 'archived'], 'cancelled', 'failed', 'ghosted'],
] as const satisfies readonly Row[]

export type { RawStatus, Stage, Waiting }

const rowOf = new Map<string, (typeof vocabulary)[number]>(
  vocabulary.flatMap((row) => row[0].map((raw) => [raw, row] as const)),
)

export const rawStatuses: readonly string[] = [...rowOf.keys()]
export const stages: readonly Stage[] = vocabulary.map(([[stage]]) => stage)
export const isRawStatus = (word: string): word is RawStatus => rowOf.has(word)
export const stageOf = (raw: RawStatus): Stage => getFrom(rowOf, raw)[0][0]

/** The three statuses of the interface. */
export const statusesFor = (stage: Stage): Statuses => {
  const [, dashboardStatus, connectorStatus, targetStatus] = getFrom(rowOf, stage)
  return { dashboardStatus, connectorStatus, targetStatus }
}

const inOrder: readonly Stage[] = stages.slice(0, 7)
const ends: readonly Stage[] = ['declined', 'cancelled']

/** Where a request may go from here. Forward, skipping if need be; an open one may end; an ended one may be drafted anew. */
export function movesFrom(stage: Stage): readonly Stage[] {
  if (stage === 'converted') return []
  if (ends.includes(stage)) return ['drafted']
  return [...inOrder.slice(inOrder.indexOf(stage) + 1), ...ends]
}

/** The same stage again is no move, and no mistake. */
export const mayMove = (from: Stage, to: Stage): boolean => from === to || movesFrom(from).includes(to)

export const isOpen = (stage: Stage): boolean => stage !== 'converted' && !ends.includes(stage)

const tabs: Record<Tab, (status: DashboardStatus) => boolean> = {
  all: () => true,
  active: (status) => ['pending', 'approved', 'in_progress', 'replied', 'meeting'].includes(status),
  in_progress: (status) => status === 'in_progress',
  completed: (status) => status === 'completed',
  declined: (status) => status === 'declined',
}
export const isInTab = (tab: Tab, status: DashboardStatus): boolean => tabs[tab](status)

export const stagesIn = (tab: Tab): Stage[] =>
  stages.filter((stage) => isInTab(tab, statusesFor(stage).dashboardStatus))

/** Whose turn it is. After a yes the connector still has to write; after a reply it is the asker who meets. */
export function waitsFor(stage: Stage): Waiting {
  switch (stage) {
    case 'drafted':
    case 'target_replied':
    case 'meeting_booked':
      return 'me'
    case 'awaiting_connector':
    case 'connector_replied':
      return 'connector'
    case 'intro_sent':
      return 'target'
    default:
      return 'nobody'
  }
}
