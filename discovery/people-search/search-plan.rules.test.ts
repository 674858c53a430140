import { expect, test } from 'vitest'
import { readQuestion } from '../questions/read-question.rules.ts'
import { textOf } from '../questions/query.rules.ts'
import { optionAt, planOf } from './search-plan.rules.ts'

test('every option has a place in the plan, and is found again by it', () => {
  const question = readQuestion('Jane Doe, CTO at Acme in Berlin')
  const plan = planOf(question)
  expect(plan.slotCount).toBe(question.slots.length)
  expect(new Set([plan.slots.length, plan.worths.length, plan.queries.length]).size).toBe(1)
  plan.queries.forEach((query, i) => {
    const option = optionAt(question, i + 1)
    expect([textOf(option.query), option.worth]).toEqual([query, plan.worths[i]])
    const slot = plan.slots[i]!
    expect(slot === 0 ? question.extras : question.slots[slot - 1]!.options).toContain(option)
  })
})

test('what is only better to have is no slot that somebody must have', () => {
  const { slots, slotCount } = planOf(readQuestion('Kade Systems'))
  expect(slotCount).toBe(2)
  expect(slots.filter((slot) => slot === 0)).toHaveLength(2)
})

test('what is not wanted is refused where it fits fully, and an entry that has it is looked at', () => {
  const { unwanted, any } = planOf(readQuestion('CTO not at Google'))
  expect(unwanted).toContain("'=company:google'")
  expect(unwanted).not.toContain("'=former:google'")
  expect(any).toContain(unwanted)
  expect(planOf(readQuestion('CTO at Google')).unwanted).toBeNull()
})
