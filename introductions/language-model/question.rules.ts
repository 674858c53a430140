import { TypedQuestion } from '@wellmet/discovery/questions/typed-question.contract.ts'
import { jsonIn, type Prompt } from './dialects.rules.ts'

const text = { type: 'string' }
const schema = {
  type: 'object',
  properties: {
    parts: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          part: { type: 'string', enum: ['word', 'role', 'company', 'former', 'background', 'sector', 'location'] },
          anyOf: { type: 'array', items: text },
          isUnwanted: { type: 'boolean' },
        },
        required: ['part', 'anyOf', 'isUnwanted'],
        additionalProperties: false,
      },
    },
    conditions: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          kind: { type: 'string', enum: ['silent', 'unanswered', 'close', 'mine', 'teammates'] },
          days: { type: 'integer' },
          typed: text,
        },
        required: ['kind', 'days', 'typed'],
        additionalProperties: false,
      },
    },
  },
  required: ['parts', 'conditions'],
  additionalProperties: false,
}

const instructions = `You read a question about people and say what is looked for. You do not answer it, and you know nobody.
All parts must hold; within one part one of "anyOf". part: "role" is a job title, "company" where they work now, "former" where they worked before, "background" a school, community or investor, "sector" an industry, "location" a place, "word" a name or anything else. "isUnwanted": nobody who has it.
conditions, only where the question says so, with its words in "typed": "silent" no contact for "days" days, "unanswered" they wrote and got no answer, "close" known well, "mine" own contacts only, "teammates" contacts of teammates; "days" is 0 where it means nothing.
Use the words of the question; add no companies or names that it does not say.
Answer with one JSON object and nothing else: {"parts": [{"part": "role", "anyOf": ["CTO"], "isUnwanted": false}], "conditions": []}`

export const questionPrompt = (question: string): Prompt => ({
  name: 'question',
  instructions,
  data: JSON.stringify({ question }),
  schema,
  mostTokens: 600,
})

/** Of so many parts the rest is left out. */
const most = { parts: 20, conditions: 5 }
const withDays = new Set(['silent'])

const Part = TypedQuestion.shape.parts.element
const Condition = TypedQuestion.shape.conditions.element

/**
 * The question that an answer may be taken to mean, and how many parts were left out; null where nothing is left.
 * Addresses are taken from the words alone (`handles`), and a condition only if its words stand in them.
 */
export function readModelQuestion(
  answer: string,
  question: string,
  handles: TypedQuestion['handles'],
): { typed: TypedQuestion | null; dropped: number } {
  const value = jsonIn(answer) as Record<string, unknown> | null
  if (value === null) return { typed: null, dropped: 1 }
  const said = listIn(value['parts'])
  const conditional = listIn(value['conditions'])
  const parts = said
    .flatMap((one) => {
      const { part, anyOf, isUnwanted } = one as Record<string, unknown>
      const { data } = Part.safeParse({ part, anyOf, ...(isUnwanted === true ? { isUnwanted } : {}) })
      return data && data.anyOf.every(isPlain) ? [data] : []
    })
    .slice(0, most.parts)
  const conditions = conditional
    .flatMap((one) => {
      const { kind, days, typed } = one as Record<string, unknown>
      const { data } = Condition.safeParse({ kind, typed, ...(withDays.has(String(kind)) ? { days } : {}) })
      return data && question.toLowerCase().includes(data.typed.toLowerCase()) ? [data] : []
    })
    .slice(0, most.conditions)
  const dropped = said.length - parts.length + (conditional.length - conditions.length)
  const isEmpty = parts.length + conditions.length + handles.length === 0
  return { typed: isEmpty ? null : { parts, conditions, handles }, dropped }
}

const listIn = (value: unknown): readonly object[] =>
  Array.isArray(value) ? value.filter((one): one is object => typeof one === 'object' && one !== null) : []

/** Words, and no address or link. */
const isPlain = (words: string): boolean => !/[@\n]|:\/\//u.test(words)
