import { expect, test } from 'vitest'
import { nextStepOf, spreadsheetIn } from './data.rules.ts'

const read = { state: 'connected', problem: null, lastSuccessAt: '2026-11-17T08:00:00.000Z' } as const

test.each([
  ['ask_operator', false, []],
  ['connect', true, []],
  ['connect', true, [{ ...read, state: 'revoked' }]],
  ['wait', true, [read, { ...read, lastSuccessAt: null }]],
  [
    'check',
    true,
    [
      { ...read, problem: 'It was not found.' },
      { ...read, lastSuccessAt: null },
    ],
  ],
  ['connect_again', true, [read, { ...read, problem: 'It was not found.' }, { ...read, state: 'expired' }]],
  ['none', false, [read]],
] as const)('the next step is %s', (step, isAvailable, tables) => {
  expect(nextStepOf(isAvailable, tables)).toBe(step)
})

const id = '1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms'

test.each([
  `https://docs.google.com/spreadsheets/d/${id}`,
  `https://docs.google.com/spreadsheets/d/${id}/edit#gid=0`,
  `https://docs.google.com/spreadsheets/u/1/d/${id}/edit?usp=sharing`,
])('%s names a spreadsheet', (url) => {
  expect(spreadsheetIn(url)).toBe(id)
})
