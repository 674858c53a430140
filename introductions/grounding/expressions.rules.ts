import type { Sense } from './lexicon.rules.ts'
import { neutralExpressions } from './neutral-expressions.rules.ts'
import { contactExpressions } from './vocabulary/contact-expressions.rules.ts'
import { requestExpressions } from './vocabulary/request-expressions.rules.ts'
import { workExpressions } from './vocabulary/work-expressions.rules.ts'

/** Expressions of several words by what they say. */
export const expressionsBySense: Readonly<Partial<Record<Sense | 'nothing', readonly string[]>>> = {
  nothing: neutralExpressions,
  ...workExpressions,
  ...requestExpressions,
  ...contactExpressions,
}
