import type { Part, Question, Slot } from './question.rules.ts'

/** A step of widening: the question without what was left out. */
export interface Relaxed {
  readonly question: Question
  readonly dropped: readonly Dropped[]
}

export interface Dropped {
  readonly part: Part | 'level'
  readonly typed: string
}

/** What matters least goes first. A name is never left out: without it, it is another question. */
const order: readonly (Part | 'level')[] = ['location', 'level', 'sector', 'role', 'former']

/** The steps in which a question is widened, each without all that the ones before it left out; something always remains. */
export function relaxations(question: Question): Relaxed[] {
  const steps: Relaxed[] = []
  let { slots } = question
  const dropped: Dropped[] = []
  for (const part of order) {
    const next = slots.flatMap((slot): Slot[] => {
      if (part === 'level' && slot.withoutLevel) {
        dropped.push({ part, typed: slot.typed })
        return [slot.withoutLevel]
      }
      if (slot.part !== part || slots.length === 1) return [slot]
      dropped.push({ part, typed: slot.typed })
      return []
    })
    if (next.length === 0) break
    if (next.length < slots.length || part === 'level') {
      slots = next
      if (dropped.length > 0) steps.push({ question: { ...question, slots }, dropped: [...dropped] })
    }
  }
  return steps.filter((step, i) => i === 0 || step.dropped.length > (steps[i - 1]?.dropped.length ?? 0))
}

/** The question again as text, without one of its slots. */
export const textWithout = (question: Question, without: Slot | null): string =>
  question.slots
    .filter((slot) => slot !== without)
    .map(({ part, typed }) =>
      part === 'company' ? `at ${typed}` : part === 'location' ? `in ${typed}` : part === 'former' ? `ex-${typed}` : typed,
    )
    .join(' ')
