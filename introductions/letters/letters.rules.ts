import { textsFor } from '@wellmet/graph/paths/explanation.rules.ts'
import type { Explanation } from '@wellmet/graph/paths/paths.contract.ts'
import type { DeclineReason } from '../requests/asks.contract.ts'
import type { AnsweredWith } from '../requests/introductions.contract.ts'
import { isOpen, type Stage } from '../requests/vocabulary.rules.ts'
import type { z } from 'zod'
import type { ConnectorAnswer, LetterState, TargetAnswer } from './letters.contract.ts'

export type Purpose = 'connector' | 'target' | 'outcome'

/** Days that a link works. Of the one in a closing note all that is left to say is whether there may be another. */
export const linkDays: Record<Purpose, number> = { connector: 21, target: 21, outcome: 90 }

export interface Standing {
  readonly stage: Stage
  /** By the connector, and to this ask: what they said to an earlier one does not count. */
  readonly hasAnswered: boolean
  readonly answeredWith: AnsweredWith | null
  readonly isPostponed: boolean
  readonly targetAnswer: TargetAnswer | null
}

/**
 * Whether the request is where the link is for. After an answer the page goes on showing it; when the asker took the
 * request back, or it ended without an answer, there is nothing to show.
 */
export function isForThisStage(
  purpose: Purpose,
  { stage, hasAnswered, answeredWith, targetAnswer }: Standing,
): boolean {
  if (purpose === 'outcome') return true
  if (stage === 'drafted' || stage === 'cancelled') return false
  if (purpose === 'connector') return stage === 'awaiting_connector' || hasAnswered
  return targetAnswer === 'yes' || (stage === 'connector_replied' && answeredWith === 'ask_target')
}

/** Where the connector's part stands. Once the introduction is on its way they have nothing left to do. */
export function letterState({ stage, hasAnswered, answeredWith, isPostponed }: Standing): LetterState {
  if (stage === 'awaiting_connector') return isPostponed ? 'later' : 'open'
  if (stage === 'declined' && hasAnswered && answeredWith === null) return 'declined'
  // Without a word about how: they said yes somewhere else, and the asker wrote it down.
  if (stage === 'connector_replied')
    return answeredWith === null || answeredWith === 'introduce' ? 'forward' : answeredWith
  return isOpen(stage) && stage !== 'drafted' && answeredWith !== 'ask_target' ? 'sent' : 'over'
}

/** Whether this answer would change anything. After a yes, only that it was forwarded is left to say. */
export function mayAnswer(state: LetterState, answer: ConnectorAnswer['answer']): boolean {
  if (state === 'open' || state === 'later') return true
  return answer === 'sent' && (state === 'forward' || state === 'name_drop')
}

export const declineWords: Record<z.infer<typeof DeclineReason>, string> = {
  not_close: 'We do not know each other well enough',
  not_now: 'This is not a good time',
  not_a_fit: 'I do not see what is in it for them',
  too_many: 'I am asked too often',
  other: 'I would rather not',
}

/** Until when an answer may be put off, from the day on which it is. */
export function mayPostponeTo(until: string, today: Date): boolean {
  const days = (Date.parse(until) - today.getTime()) / 86_400_000
  return days > 0 && days <= mostPostponedDays
}
const mostPostponedDays = 180

/** On one line, without what could end a header or turn the direction of reading: names come from imported files. */
export const oneLine = (text: string, most = 200): string => {
  const plain = text
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()
  return plain.length > most ? `${plain.slice(0, most - 1).trimEnd()}…` : plain
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)

/** Whether the text would tell the target who asks, which a blind question should not. */
export const namesSomebody = (text: string, name: string): boolean => {
  const said = new Set(wordsOf(text))
  return wordsOf(name).some((word) => word.length > 2 && said.has(word))
}

/** Opens the connector's own mail program with everything written but the address. */
export const mailtoOf = (subject: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`

/** What the connector hears at the end; null where there is no news. A no and silence of the target read alike. */
export function closingWords(stage: Stage, asker: string, target: string, wasSent: boolean): string | null {
  if (stage === 'converted') return `your introduction of ${asker} to ${target} came to something.`
  if (stage === 'meeting_booked') return `${asker} and ${target} are going to meet, thanks to your introduction.`
  const isOver = !isOpen(stage) && wasSent
  return isOver ? `your introduction of ${asker} to ${target} did not lead to a conversation this time.` : null
}

/** Reminded once, this many days after the ask. */
export const remindAfterDays = 5

export interface KnownRoute {
  readonly explanations: readonly Explanation[]
}

/** Why this connector is asked, as the email to them and their guest page may say it. */
export const whyConnector = ({ explanations }: KnownRoute): string[] => textsFor('connector', explanations)
