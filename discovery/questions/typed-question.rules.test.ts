import { expect, test } from 'vitest'
import { readQuestion } from './read-question.rules.ts'
import { TypedQuestion } from './typed-question.contract.ts'
import { questionOf, typedOf } from './typed-question.rules.ts'

const questions = [
  'Ana Ribeiro',
  'who do we know at Acme',
  'VP Sales in Berlin or Munich, not agencies',
  'ex-Google PMs',
  'midwives I met this year',
  'engineers "rust belt" at Stripe or Adyen',
  'KAIST alumni in fintech',
  'conductors I have not written to since Easter',
  'wen kennt Kofi bei Kade',
  'ana@acme.example',
]

test.each(questions)('what the rules read is a typed question: %s', (asked) => {
  const typed = typedOf(readQuestion(asked))
  expect(TypedQuestion.parse(JSON.parse(JSON.stringify(typed)))).toEqual(typed)
})

test.each(questions)('and is answered as it was read: %s', (asked) => {
  const read = readQuestion(asked)
  const again = questionOf(typedOf(read))
  const saidOf = ({ slots, unwanted, conditions, handles }: typeof read) => ({
    slots: slots.map(({ part, typed }) => ({ part, typed })),
    unwanted: unwanted.map(({ part, typed }) => ({ part, typed })),
    conditions,
    handles,
  })
  expect(saidOf(again)).toEqual(saidOf(read))
})

test('an unknown part is refused', () => {
  expect(
    TypedQuestion.safeParse({ parts: [{ part: 'age', anyOf: ['40'] }], conditions: [], handles: [] }).success,
  ).toBe(false)
})
