import { expect, test } from 'vitest'
import { lastContactWords, textsForConnector } from './explanation.rules.ts'
import { Audience } from './paths.contract.ts'
import { pathsMessages } from './paths.messages.ts'

test('the connector reads only what is meant for them', () => {
  const explanations = Audience.options.map((audience) => ({
    code: 'paths.unknown',
    params: {},
    text: `For the ${audience}.`,
    audience,
  }))
  expect(textsForConnector('Kofi', explanations)).toEqual(['For the connector.', 'For the target.'])
})

test('what is said of the connector is said to them, and of others as it is', () => {
  const said = (one: string) => ({
    ...pathsMessages.inTouch.message({ one, other: 'Tunde', freshness: 'dormant' }),
    audience: 'connector' as const,
  })
  expect(
    textsForConnector(
      'Kofi',
      [said('Kofi'), said('Lena')].map((one) => ({ ...one, params: { ...one.params } })),
    ),
  ).toEqual([
    'You and Tunde are in contact, last more than three months ago.',
    'Lena and Tunde are in contact both ways, last more than three months ago.',
  ])
})

test('that two people work at one company is inferred, so it is said as what it looks like, and without a count', () => {
  const facts = { other: 'Tunde', company: 'Kade', since: '2021', until: '', people: 57 }
  const inferred = pathsMessages.workTogether.message({ ...facts, one: 'Kofi', period: 'since' })
  expect(textsForConnector('Kofi', [{ ...inferred, params: { ...inferred.params }, audience: 'connector' }])).toEqual([
    'It looks like you and Tunde have both worked at Kade since 2021.',
  ])
})

test('the connector’s own records say when the two were last in touch, and how', () => {
  const lastDay = Math.floor(Date.UTC(2024, 11, 9) / 86_400_000)
  expect(lastContactWords({ messages: 4, meetings: 0, lastDay }, 'Tunde')).toBe(
    'You and Tunde last wrote in December 2024.',
  )
  expect(lastContactWords({ messages: 0, meetings: 1, lastDay }, 'Tunde')).toBe(
    'You and Tunde last met in December 2024.',
  )
  expect(lastContactWords({ messages: 4, meetings: 1, lastDay }, 'Tunde')).toBe(
    'You and Tunde were last in touch in December 2024.',
  )
  expect(lastContactWords({ messages: 0, meetings: 0, lastDay: null }, 'Tunde')).toBeNull()
})
