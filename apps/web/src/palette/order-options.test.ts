import { expect, test } from 'vitest'
import { fitOf, orderOptions } from './order-options.ts'
import type { Option } from './palette-shapes.ts'

const option = (group: Option['group'], label: string): Option => ({
  id: `${group} ${label}`,
  group,
  label,
  figure: null,
  goes: true,
  choose: () => {},
})
const labels = (typed: string, isPointing = false) =>
  orderOptions(
    typed,
    {
      commands: [option('screens', 'Search')],
      people: [option('people', 'Tunde Nwosu'), option('people', 'Elif Yıldırım')],
      companies: [option('companies', 'Sentrywell')],
    },
    isPointing,
  ).map(({ label }) => label)

test('the exact name of a company or a person comes first', () => {
  expect(labels('sentrywell')[0]).toBe('Sentrywell')
  expect(labels('elif yildirim')[0]).toBe('Elif Yıldırım')
})

test('a company whose name begins so stands above people who were found by it', () => {
  expect(labels('Sentrywel')).toEqual(['Search', 'Sentrywell', 'Tunde Nwosu', 'Elif Yıldırım'])
  expect(labels('Tun')).toEqual(['Search', 'Tunde Nwosu', 'Elif Yıldırım', 'Sentrywell'])
})

test('nothing comes in above a row that somebody points at', () => {
  expect(labels('sentrywell', true)[0]).toBe('Search')
})

test('a name fits better the more of its beginning was typed', () => {
  expect(fitOf('Mooring Bank', 'mooring bank')).toBe(3)
  expect(fitOf('Mooring Bank', 'moor')).toBe(2)
  expect(fitOf('Mooring Bank', 'bank')).toBe(1)
  expect(fitOf('Mooring Bank', 'ring')).toBe(0)
  expect(fitOf('Mooring Bank', '')).toBe(0)
})
