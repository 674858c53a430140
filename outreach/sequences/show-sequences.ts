import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { draftFollowUp } from '@wellmet/introductions/assistant/draft-follow-up.ts'
import { shownName } from '@wellmet/introductions/requests/requests.rules.ts'
import type { SentMessage } from '../sent-messages/sent-messages.contract.ts'
import { findMessagesOfSteps } from '../sent-messages/show-messages.ts'
import { refusalWords } from '../sending/refusal-words.rules.ts'
import type { FollowUpEvent, FollowUpSequence, FollowUpStats } from './sequences.contract.ts'
import { countByReason, listLog, listRunning, listSteps } from './sequences.store.ts'
import { eventWords, stopWords } from './sequence-words.rules.ts'
import { countReplies } from './stats.rules.ts'
import { stopReasonOf } from './stop-reason.rules.ts'
import { wordStep } from './word-step.rules.ts'

const mostEvents = 100

type Running = Awaited<ReturnType<typeof listRunning>>[number]
type Step = Awaited<ReturnType<typeof listSteps>>[number]

/** What has ended without anybody noticing yet is left out: the next run stops it. */
export const showRunning = (call: MemberCall): Promise<{ items: FollowUpSequence[] }> =>
  call.db.reading(async (tx) => {
    const running = (await listRunning(tx)).filter((sequence) => stopReasonOf(sequence) === null)
    return { items: await withSteps(tx, call, running) }
  })

export async function showSequence(tx: Tx, call: MemberCall, requestId: string): Promise<FollowUpSequence> {
  const running = (await listRunning(tx)).filter((sequence) => sequence.requestId === requestId)
  const [shown] = await withSteps(tx, call, running)
  if (!shown) throw notFound('follow-up')
  return shown
}

async function withSteps(tx: Tx, call: MemberCall, running: readonly Running[]): Promise<FollowUpSequence[]> {
  const steps = Map.groupBy(await listSteps(tx, { ids: running.map(({ id }) => id) }), ({ sequenceId }) => sequenceId)
  const messages = await findMessagesOfSteps(
    tx,
    call.services,
    running.map(({ id }) => id),
  )
  const shown: FollowUpSequence[] = []
  for (const sequence of running) {
    const own = steps.get(sequence.id) ?? []
    shown.push({
      id: sequence.id,
      requestId: sequence.requestId,
      target: shownName(sequence.target),
      connector: shownName(sequence.connector),
      email: sequence.address,
      startedAt: sequence.startedAt.toISOString(),
      steps: own.map(toStep),
      draft: await draftOf(call, sequence.requestId, own),
      sending: sendingOf(messages, sequence.id, own),
    })
  }
  return shown
}

const toStep = ({ number, state, dueAt, waitsFor }: Step): FollowUpSequence['steps'][number] => ({
  number,
  state,
  dueAt: dueAt.toISOString(),
  says: waitsFor === null ? null : refusalWords({ is: 'later', reason: waitsFor, from: dueAt }, 'UTC').says,
})

/** Of the step that is ready: one that has left is told by its state. */
function sendingOf(messages: ReadonlyMap<string, SentMessage>, id: string, steps: readonly Step[]): SentMessage | null {
  const ready = steps.find(({ state }) => state === 'ready')
  return (ready && messages.get(`${id}/${ready.number}`)) ?? null
}

/** Made when it is looked at, from what is on record then. It is stored nowhere. */
async function draftOf(
  call: MemberCall,
  requestId: string,
  steps: readonly Step[],
): Promise<FollowUpSequence['draft']> {
  const ready = steps.find(({ state }) => state === 'ready')
  if (!ready) return null
  return wordStep(ready.number, steps.length, await draftFollowUp(call, { requestId, kind: 'answer' }))
}

export const showStats = ({ db }: MemberCall): Promise<FollowUpStats> =>
  db.reading(async (tx) => {
    const counts = await countByReason(tx)
    const stopped = counts.flatMap(({ reason, count }) =>
      reason === null ? [] : [{ reason, says: stopWords(reason), count }],
    )
    return {
      enrolled: counts.reduce((sum, { count }) => sum + count, 0),
      active: counts.find(({ reason }) => reason === null)?.count ?? 0,
      stopped: stopped.toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason)),
      replies: countReplies(stopped),
    }
  })

export const showLog = ({ db }: MemberCall): Promise<{ items: FollowUpEvent[] }> =>
  db.reading(async (tx) => ({
    items: (await listLog(tx, { limit: mostEvents })).map(({ at, requestId, target, step, kind, reason }) => ({
      at: at.toISOString(),
      requestId,
      target: shownName(target),
      step,
      kind,
      says: eventWords(kind, step, reason),
    })),
  }))
