import { expect, test } from 'vitest'
import { maySayWhere, possibleMove, type KnownPerson } from './possible-moves.rules.ts'

const now = new Date('2026-11-17T08:00:00Z')
const [before, after] = ['tomasz@heliograph.example', 'tomasz.nowak@fjordline.example']
const tomasz: KnownPerson = {
  personId: '1',
  name: 'Tomasz Nowak',
  title: null,
  company: 'Heliograph',
  emails: [before],
  movedAt: null,
}
const sender = { address: after, name: 'tomasz nowak' }
const span = (first: string, last = first) => ({ first: new Date(first), last: new Date(last) })
const spans = new Map([
  [before, span('2024-01-01', '2026-08-01')],
  [after, span('2026-10-01', '2026-11-01')],
])
const moveOf = (person: Partial<KnownPerson> = {}, dates: [string, ReturnType<typeof span>][] = []) =>
  possibleMove(sender, { ...tomasz, ...person }, new Map([...spans, ...dates]), now)

test('mail that began to come from another company lets one suppose that somebody changed jobs', () => {
  expect(moveOf()).toEqual({
    person: tomasz,
    before: 'heliograph.example',
    after: 'fjordline.example',
    at: new Date('2026-10-01'),
    isTheirs: false,
  })
  expect(moveOf({ emails: [before, after] })).toMatchObject({ isTheirs: true })
})

test.each<[string, Partial<KnownPerson>, [string, ReturnType<typeof span>][]]>([
  ['they still write from the earlier address', {}, [[before, span('2024-01-01', '2026-11-05')]]],
  [
    'they began long ago',
    {},
    [
      [after, span('2025-01-01', '2026-11-01')],
      [before, span('2024-01-01')],
    ],
  ],
  ['nothing ever came from the earlier address', { emails: ['tomasz@unheard.example'] }, []],
  [
    'they were known by a public address only',
    { emails: ['tomasz@gmail.com'] },
    [['tomasz@gmail.com', span('2024-01-01')]],
  ],
  [
    'it is the same company elsewhere',
    { emails: ['tomasz@fjordline.co.uk'] },
    [['tomasz@fjordline.co.uk', span('2024-01-01')]],
  ],
  ['the company is known already', { company: 'Fjordline AS' }, []],
  ['a file said so since', { movedAt: new Date('2026-10-15') }, []],
])('nothing is supposed when %s', (_why, person, dates) => {
  expect(moveOf(person, dates)).toBeNull()
})

test('only mail of somebody with a whole name from a company says anything', () => {
  expect(maySayWhere(sender)).toBe(true)
  expect(maySayWhere({ ...sender, name: 'Tomasz' })).toBe(false)
  expect(maySayWhere({ ...sender, address: 'tomasz.nowak@gmail.com' })).toBe(false)
})
