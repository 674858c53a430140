import { expect, test } from 'vitest'
import type { PositionAt } from '@wellmet/graph/inferred-relationships/shared-places.rules.ts'
import { sharedBackgroundMessages } from './shared-background.messages.ts'
import { investorWords, meaningOf, yearsWords, type Gathering, type Visitor } from './shared-background.rules.ts'

const month = 2026 * 12 + 10
const years = (kind: number, from: number | null, to: number | null, current = false): PositionAt => ({
  ref: 'x',
  kind,
  placeId: '1',
  department: null,
  location: null,
  from: from === null ? null : from * 12,
  to: to === null ? null : to * 12,
  current,
})
const visitor = (name: string, position: PositionAt, isOwn = true): Visitor => ({ name, isOwn, positions: [position] })
const gathering = (said: Partial<Gathering>): Gathering => ({
  kind: 2,
  place: 'ETH',
  size: 200,
  people: said.visitors?.length ?? 0,
  visitors: [],
  mine: [],
  ...said,
})

test('the viewer and whoever was there at the same time, of several the likeliest', () => {
  const { permille, sentence } = meaningOf(
    gathering({
      mine: [years(2, 2010, 2014)],
      visitors: [visitor('Ana', years(2, 2000, 2004)), visitor('Ben', years(2, 2012, 2016))],
    }),
    month,
  )
  expect(permille).toBeGreaterThan(0)
  expect(sentence).toBe('You and Ben were at ETH together for 2 years. It has about 200 students.')
})

test('of a former employer the reader is told the facts and not whether they know somebody', () => {
  const { sentence } = meaningOf(
    gathering({
      kind: 1,
      place: 'Kade',
      size: 40,
      mine: [years(1, 2015, 2020)],
      visitors: [visitor('Ana', years(1, 2017, 2023))],
    }),
    month,
  )
  expect(sentence).toBe(
    'You and Ana both worked at Kade for 3 years. About 40 people work there. It ended 6 years ago.',
  )
})

test('where the viewer never was, one of the two is a contact of theirs', () => {
  const told = (isOwn: boolean) =>
    meaningOf(
      gathering({
        visitors: [visitor('Ana', years(2, 2010, 2014), isOwn), visitor('Ben', years(2, 2010, 2014), false)],
      }),
      month,
    )
  expect(told(true).sentence).toContain('Ana and Ben were at ETH together')
  expect(told(false).permille).toBe(0)
})

test('without years nothing is claimed', () => {
  const visitors = [visitor('Ana', years(2, null, null))]
  expect(meaningOf(gathering({ mine: [years(2, 2010, 2014)], visitors }), month)).toEqual({
    permille: 0,
    sentence: sharedBackgroundMessages.wereAtAsYou({ count: 1, name: 'Ana', place: 'ETH' }),
  })
  expect(meaningOf(gathering({ people: 3, visitors: [...visitors, ...visitors, ...visitors] }), month).sentence).toBe(
    '3 people in your reach were at ETH. It is not known if they were there at the same time.',
  )
})

test('members of a community need no years', () => {
  const { sentence } = meaningOf(
    gathering({
      kind: 3,
      place: 'On Deck',
      mine: [years(3, null, null, true)],
      visitors: [visitor('Ana', years(3, null, null, true))],
    }),
    month,
  )
  expect(sentence).toBe('You and Ana both belong to On Deck. It has about 200 members.')
})

test('years are told as far as they are known', () => {
  expect(yearsWords([years(1, 2015, 2018)])).toBe('2015 to 2018')
  expect(yearsWords([years(1, 2015, 2015)])).toBe('2015')
  expect(yearsWords([years(1, 2015, null, true)])).toBe('since 2015')
  expect(yearsWords([years(1, 2015, null)])).toBe('from 2015')
  expect(yearsWords([years(1, null, 2018)])).toBe('until 2018')
  expect(yearsWords([years(1, null, null, true)])).toBeNull()
  expect(yearsWords([years(1, 2010, 2012), years(1, 2016, null, true)])).toBe('since 2010')
})

test('an investor is told with whom one reaches', () => {
  expect(investorWords('Vera', [{ company: 'Kade', people: 1 }])).toBe(
    'Vera invested in Kade, where one person is in your reach.',
  )
  const two = [
    { company: 'Kade', people: 3 },
    { company: 'Acme', people: 0 },
  ]
  expect(investorWords('Vera', two)).toBe('Vera invested in 2 companies, where 3 people are in your reach.')
  expect(investorWords('Vera', [{ company: 'Kade', people: 0 }])).toBe(
    'Vera invested in Kade, where nobody is in your reach.',
  )
})
