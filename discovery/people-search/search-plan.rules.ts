import { present } from '@wellmet/platform/values/present.rules.ts'
import { textOf } from '../questions/query.rules.ts'
import type { Option, Question } from '../questions/question.rules.ts'

/** A question as the statements take it: parallel arrays, one place for each option. */
export interface SearchPlan {
  readonly slots: number[]
  readonly worths: number[]
  readonly queries: string[]
  readonly slotCount: number
  /** Whatever an entry must have one of to be looked at. */
  readonly any: string
  readonly unwanted: string | null
}

export function planOf({ slots, unwanted, extras, wishes = [] }: Question): SearchPlan {
  const asked = [
    ...extras.map((option) => ({ slot: 0, option })),
    ...slots.flatMap(({ options }, i) => options.map((option) => ({ slot: i + 1, option }))),
    ...wishes.flatMap((options, i) => options.map((option) => ({ slot: slots.length + i + 1, option }))),
  ]
  const refused = unwanted.flatMap(({ options }) => options.filter(isFull)).map(({ query }) => textOf(query))
  const queries = asked.map(({ option }) => textOf(option.query))
  return {
    slots: asked.map(({ slot }) => slot),
    worths: asked.map(({ option }) => option.worth),
    queries,
    slotCount: slots.length,
    any: [...queries, ...refused].map((query) => `(${query})`).join(' | '),
    unwanted: refused.length === 0 ? null : refused.map((query) => `(${query})`).join(' | '),
  }
}

/** What nearly fits is not refused. */
const isFull = ({ form }: Option): boolean => form === 'whole' || form === 'meaning'

/** The option by its place in the plan. */
export function optionAt({ slots, extras }: Question, number: number): Option {
  return present([...extras, ...slots.flatMap(({ options }) => options)][number - 1])
}
