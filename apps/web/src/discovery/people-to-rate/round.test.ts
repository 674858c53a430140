import { expect, test } from 'vitest'
import { answered, begun, failed, undone } from './round.ts'

const people = ['a', 'b', 'c'].map((id) => ({
  id,
  name: id,
  title: null,
  company: null,
  connectedYear: null,
  targets: 0,
}))

test('each answer leads to the next, and an undo back to the last', () => {
  const second = answered(begun(people), 'well')
  expect(second).toMatchObject({ at: 1, last: { person: { id: 'a' }, said: 'well' } })
  const third = answered(second, 'skipped')
  expect(third).toMatchObject({ at: 2, last: { person: { id: 'b' }, said: 'skipped' } })
  expect(undone(third)).toMatchObject({ at: 1, last: null })
  expect(undone(begun(people))).toEqual(begun(people))
})

test('somebody whose answer was not saved is asked about again at the end', () => {
  const round = failed(answered(answered(begun(people), 'well'), 'barely'), 'a')
  expect(round.people.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'a'])
  expect(round.rated).toBe(1)
})
