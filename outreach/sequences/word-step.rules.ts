import type { AssistantLine, FollowUp } from '@wellmet/introductions/assistant/assistant.contract.ts'
import { firstOf, lastOf } from '@wellmet/platform/values/present.rules.ts'
import type { FollowUpSequence } from './sequences.contract.ts'
import { sequencesMessages as m } from './sequences.messages.ts'

/** Who introduced us, and who I am. */
const knownSentences = 2

/**
 * The draft of a step. The first is the assistant's follow-up as it is; later ones say who introduced the two once more,
 * with the same evidence, and ask one thing.
 */
export function wordStep(step: number, count: number, draft: FollowUp): NonNullable<FollowUpSequence['draft']> {
  const { subject, message, sentences } = draft
  if (step === 1) return { step, subject, message, sentences }
  const parts = message.split('\n\n')
  const asks: AssistantLine = { text: step === count ? m.lastNote() : m.stillInterested(), evidence: [] }
  const lines = [...sentences.slice(0, knownSentences), asks]
  const body = lines.map(({ text }) => text).join(' ')
  return { step, subject, message: [firstOf(parts), body, lastOf(parts)].join('\n\n'), sentences: lines }
}
