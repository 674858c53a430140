import type { RunContext } from '@wellmet/platform/runs/step.ts'
import { findRequest } from '../moves/lock-request.ts'
import type { Stage } from '../stages/stages.rules.ts'

export type Asked = RunContext<{ requestId: string }, 'followUpAfter' | 'recordAfter'>

export interface Introduced {
  stage: Stage
  connector: string
  target: string
}

const replied: readonly string[] = [
  'target_replied',
  'meeting_booked',
  'converted',
  'declined',
  'cancelled',
] satisfies Stage[]
const settled: readonly string[] = ['meeting_booked', 'converted', 'declined', 'cancelled'] satisfies Stage[]

/** Or something that makes a reply needless. */
export const hasReply = (stage: string | undefined): boolean => stage === undefined || replied.includes(stage)
export const isSettled = (stage: string | undefined): boolean => stage === undefined || settled.includes(stage)

/** As the asker sees it. Undefined if it has ended without success, or its target was deleted. */
export async function findIntroduced({ tx, input }: Asked): Promise<Introduced | undefined> {
  const request = await findRequest(tx, input.requestId)
  if (!request || request.personDeletedAt !== null) return undefined
  const { stage, connector, target } = request
  return stage === 'declined' || stage === 'cancelled'
    ? undefined
    : { stage, connector: connector.name, target: target.name }
}
