import type { RequestProgress } from '../stages/turn.rules.ts'

/** Lines of the timeline about an email of ours; the note of a failure says who was not reached. */
export const emailFailedLine = 'email_failed'
export const emailDeliveredLine = 'email_delivered'
export const emailLines: readonly string[] = [emailFailedLine, emailDeliveredLine]

export type Unreached = 'connector' | 'target'

const recipients: Readonly<Record<string, Unreached>> = {
  'introductions.ask': 'connector',
  'introductions.reminder': 'connector',
  'introductions.forward': 'connector',
  'introductions.target-consent': 'target',
}

type Moments = Pick<RequestProgress, 'stage' | 'askedAt' | 'repliedAt' | 'targetAskedAt'>

/**
 * Who the request waits for and could not be reached by an email of this kind. Null where it does not matter any more:
 * they have answered, or the request has ended.
 */
export function recipientOf(kind: string, { stage, targetAskedAt }: Moments): Unreached | null {
  const recipient = recipients[kind] ?? null
  if (recipient === 'target') return stage === 'connector_replied' && targetAskedAt ? recipient : null
  if (kind === 'introductions.forward') return stage === 'connector_replied' && !targetAskedAt ? recipient : null
  return stage === 'awaiting_connector' ? recipient : null
}

const turnBegan = ({ stage, askedAt, repliedAt, targetAskedAt }: Moments): Date | null => {
  if (stage === 'awaiting_connector') return askedAt
  return stage === 'connector_replied' ? (targetAskedAt ?? repliedAt) : null
}

/** Whose mailbox the last email of this turn did not reach; null if none is known to have failed. */
export function findUnreached(
  moments: Moments,
  lines: readonly { at: Date; kind: string; note?: string | null | undefined }[],
): Unreached | null {
  const since = turnBegan(moments)
  const last = since && lines.findLast(({ at, kind }) => at >= since && emailLines.includes(kind))
  return last?.kind === emailFailedLine ? (last.note as Unreached) : null
}
