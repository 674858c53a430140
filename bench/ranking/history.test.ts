import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contactDaysOf, type Evidence } from '@wellmet/contacts/relationships/contact-days.rules.ts'
import { pairOf } from '@wellmet/contacts/relationships/pair.rules.ts'
import { strengthOf } from '@wellmet/contacts/relationships/strength.rules.ts'
import { History } from './history.ts'
import { secondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { columnsOf, type Mail } from './mails.ts'

const [owner, person] = [0, 1]

const mails = fc
  .array(
    fc.record({
      day: fc.integer({ min: 19_000, max: 19_400 }),
      isOut: fc.boolean(),
      others: fc.integer({ min: 0, max: 12 }),
      isCopy: fc.boolean(),
    }),
    { maxLength: 30 },
  )
  .map((all) => all.toSorted((a, b) => a.day - b.day))

test('a history gives the rules the contact days that the product stores, so strengths are the same number', () => {
  fc.assert(
    fc.property(mails, (all) => {
      const history = new History(
        columnsOf(
          all.map(({ day, isOut, others, isCopy }): Mail => {
            const to = isOut ? person : owner
            const crowd = Array.from({ length: others }, (_, i) => 2 + i)
            return {
              at: day * secondsPerDay + 60,
              sender: isOut ? owner : person,
              parent: -1,
              to: isCopy ? crowd : [to, ...crowd],
              cc: isCopy ? [to] : [],
              isReply: false,
            }
          }),
          { name: 'two', label: 'Two', hasThreads: false },
        ),
      )
      all.forEach((_, row) => history.add(row))
      const evidence = all.map(({ day, isOut, others, isCopy }): Evidence => ({
        day,
        channel: 'mail',
        direction: isOut ? 'out' : 'in',
        recipients: others + 1,
        addressed: isCopy ? 'cc' : 'to',
        machine: false,
      }))
      const ofHistory = history
        .contactDays(owner, person)
        .map(({ days, weights, direction }) => ({ days, weights, direction }))
      expect(ofHistory).toEqual(
        contactDaysOf(evidence).map(({ days, weights, direction }) => ({ days, weights, direction })),
      )
      const stored = pairOf(
        all.map(({ day, isOut, others, isCopy }) => ({
          kind: 1,
          day,
          direction: isOut ? 1 : -1,
          people: others + 1,
          inCopy: isCopy,
          maker: null,
        })),
        19_400,
      )
      expect(strengthOf(history.pair(owner, person), stored.activity, 19_400)?.permille).toBe(
        strengthOf(stored.pair, stored.activity, 19_400)?.permille,
      )
    }),
  )
})

test('activity halves in 30 days and silence is unknown of whom nobody saw write', () => {
  const history = new History(
    columnsOf([{ at: 100 * secondsPerDay, sender: 0, parent: -1, to: [1], cc: [], isReply: false }], {
      name: 'one',
      label: 'One',
      hasThreads: false,
    }),
  )
  history.add(0)
  expect(history.activity(0, 130 * secondsPerDay)).toBeCloseTo(0.5, 12)
  expect(history.silent(0, 130 * secondsPerDay)).toBe(30)
  expect(history.silent(1, 130 * secondsPerDay)).toBeNull()
})
