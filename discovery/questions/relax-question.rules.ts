import type { Part, Question, Slot } from './question.rules.ts'
import { companySlot } from './slots.rules.ts'

/** A step of widening: the question without what was left out. */
export interface Relaxed {
  readonly question: Question
  readonly dropped: readonly Dropped[]
}

export interface Dropped {
  /** `left`: that they are no longer there. */
  readonly part: Part | 'level' | 'condition' | 'left'
  readonly typed: string
  /** In a sentence, where more is known than that nobody fits. */
  readonly why?: string
}

/** What matters least goes first. A name is never left out: without it, it is another question. */
const order: readonly (Part | 'level')[] = ['location', 'level', 'sector', 'role', 'former']

/** "CFO Berlin" means the place, as "CFO in Berlin" does; beside another word it may be a name. */
const asPlace = (slots: readonly Slot[]): Slot | undefined => {
  const words = slots.filter(({ part, isTitle }) => part === 'word' && !isTitle)
  const isAlone =
    words.length === 1 && slots.some(({ part, isTitle }) => part === 'role' || part === 'sector' || isTitle)
  return isAlone ? words.find(({ isPlace }) => isPlace) : undefined
}

/** The steps in which a question is widened, each without all that the ones before it left out; something always remains. */
export function relaxations(question: Question): Relaxed[] {
  const steps: Relaxed[] = []
  let { slots } = question
  const place = asPlace(slots)
  const dropped: Dropped[] = []
  for (const part of order) {
    const next = slots.flatMap((slot): Slot[] => {
      if (part === 'level' && slot.withoutLevel) {
        dropped.push({ part, typed: slot.typed })
        return [slot.withoutLevel]
      }
      const asPart = slot === place ? 'location' : slot.isTitle ? 'role' : slot.part
      if (asPart !== part || slot.isQuoted || slots.length === 1) return [slot]
      dropped.push({ part, typed: slot.typed })
      return []
    })
    if (next.length === 0) break
    if (next.length < slots.length || part === 'level') {
      slots = next
      if (dropped.length > 0) steps.push({ question: { ...question, slots }, dropped: [...dropped] })
    }
  }
  const widened = steps.filter((step, i) => i === 0 || step.dropped.length > (steps[i - 1]?.dropped.length ?? 0))
  const thereNow = whoIsThereNow(question)
  return thereNow ? [...widened, thereNow] : widened
}

/** Files hardly say where people were before: whoever is there now may be the former colleague who is meant. */
function whoIsThereNow(question: Question): Relaxed | null {
  const [only, ...others] = question.slots
  if (only?.part !== 'former' || others.length > 0 || !only.names) return null
  const there = { ...companySlot(only.names), typed: only.typed }
  return { question: { ...question, slots: [there] }, dropped: [{ part: 'left', typed: only.typed }] }
}
