import type { Reading } from './correct-question.rules.ts'
import { readQuestion } from './read-question.rules.ts'
import { textWithout } from './question-text.rules.ts'
import type { TypedQuestion } from './typed-question.contract.ts'
import { questionOf, typedOf } from './typed-question.rules.ts'

/** Whatever understands a question. It is given the words alone: no contact, and nothing of who asks. */
export interface QuestionReader {
  readQuestion(text: string): Promise<TypedQuestion>
}

export const rulesReader: QuestionReader = {
  readQuestion: (text) => Promise.resolve(typedOf(readQuestion(text))),
}

/** A typed question to be answered; slips are looked for in its own words. */
export function readTyped(typed: TypedQuestion): Reading {
  const question = questionOf(typed)
  return { text: textWithout(question, null), question, corrected: [] }
}
