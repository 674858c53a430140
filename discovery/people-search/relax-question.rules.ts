import type { ReadPart } from './people.contract.ts'
import type { Part, Question, Slot } from './question.rules.ts'
import type { Condition } from './conditions.rules.ts'

/** A step of widening: the question without what was left out. */
export interface Relaxed {
  readonly question: Question
  readonly dropped: readonly Dropped[]
}

export interface Dropped {
  readonly part: Part | 'level' | 'condition'
  readonly typed: string
}

/** What matters least goes first. A name is never left out: without it, it is another question. */
const order: readonly (Part | 'level')[] = ['location', 'level', 'sector', 'role', 'former']

/** "CFO Berlin" means the place, as "CFO in Berlin" does; beside another word it may be a name. */
const asPlace = (slots: readonly Slot[]): Slot | undefined => {
  const words = slots.filter(({ part }) => part === 'word')
  const isAlone = words.length === 1 && slots.some(({ part }) => part === 'role' || part === 'sector')
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
      if ((slot === place ? 'location' : slot.part) !== part || slot.isQuoted || slots.length === 1) return [slot]
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

/** The question again as text, without one of its parts. */
export function textWithout({ slots, unwanted, conditions }: Question, without: Slot | Condition | null): string {
  const kept = conditions.filter((condition) => condition !== without)
  const isLeft = kept.some(({ kind }) => kind === 'left')
  return [
    ...slots
      .filter((slot) => slot !== without)
      .map((slot) => (slot.part === 'former' && isLeft ? `who left ${slot.typed}` : said(slot))),
    ...kept.map(({ typed }) => typed),
    ...unwanted.filter((slot) => slot !== without).map((slot) => `not ${said(slot)}`),
  ].join(' ')
}

const said = ({ part, typed, names, isQuoted }: Slot): string => {
  if (isQuoted) return `"${typed}"`
  if (part === 'company') return `at ${(names ?? [typed]).join(' or ')}`
  if (part === 'background') return `studied at ${(names ?? [typed]).join(' or ')}`
  if (part === 'former') return `ex-${(names ?? [typed]).join(' or ex-')}`
  return part === 'location' ? `in ${typed}` : typed
}

const ofRelationship: ReadonlySet<Condition['kind']> = new Set(['close', 'knownBy', 'mine'])

/** How the question was read, for whoever wants to change it. */
export const readParts = (question: Question): ReadPart[] => [
  ...question.slots.map((slot) => ({ part: slot.part, text: slot.typed, without: textWithout(question, slot) })),
  ...question.conditions.map((condition) => ({
    part: ofRelationship.has(condition.kind) ? ('relationship' as const) : ('time' as const),
    text: condition.typed,
    without: textWithout(question, condition),
  })),
  ...question.unwanted.map((slot) => ({
    part: 'unwanted' as const,
    text: slot.typed,
    without: textWithout(question, slot),
  })),
]
