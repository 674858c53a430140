import { replyEvidence, type ReplyFacts } from './reply-evidence.ts'
import type { ReplyEvidence } from '@wellmet/graph/outcome-model/reply-card.rules.ts'
import { strengthParts } from '@wellmet/contacts/relationships/strength.rules.ts'
import type { Clock } from './clock.ts'
import type { Opening } from './conversations.ts'
import { neverWrote } from './history.ts'
import { secondsPerDay } from '@wellmet/platform/values/days.rules.ts'

/** `replyProbability`: will they answer? One opening with what was known when it was sent. */
export interface Asked {
  readonly at: number
  readonly evidence: ReplyEvidence
  /** Never in contact before. */
  readonly isCold: boolean
  readonly happened: boolean
  /** How the recipient answers anybody: what the chance must beat. */
  readonly recipientRate: number
}

export function replyFacts(clock: Clock, { at, from, to, recipients, addressed }: Opening): ReplyFacts {
  const { history, answered } = clock
  const seen = { act30: history.activity(to, at), silent: history.silent(to, at) ?? neverWrote }
  return {
    pair: answered.between.of(clock.pairKey(from, to)),
    recipient: answered.by.of(to),
    overall: answered.overall.of(0),
    heard: strengthParts(history.pair(from, to), seen, Math.floor(at / secondsPerDay))?.in ?? 0,
    ...seen,
    recipients,
    addressed,
  }
}

export function collectReplies(clock: Clock, { from, to }: { from: number; to: number }): Asked[] {
  const asked: Asked[] = []
  clock.advance(to + 1, (opening) => {
    if (opening.at < from) return
    const facts = replyFacts(clock, opening)
    const today = opening.at / secondsPerDay
    const { asked: letters, happened } = facts.recipient
    asked.push({
      at: opening.at,
      evidence: replyEvidence(facts, today),
      isCold: !clock.history.haveMet(opening.from, opening.to),
      happened: opening.answered,
      recipientRate: (happened + 1.5) / (letters + 5),
    })
  })
  return asked
}
