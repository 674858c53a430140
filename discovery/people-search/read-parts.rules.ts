import type { Condition } from '../questions/conditions.rules.ts'
import { textWithout } from '../questions/question-text.rules.ts'
import type { Question } from '../questions/question.rules.ts'
import type { ReadPart } from './people.contract.ts'

const ofRelationship: ReadonlySet<Condition['kind']> = new Set(['close', 'closest', 'knownBy', 'mine', 'teammates'])

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
