import { expect, test } from 'vitest'
import { goalTitle } from './goal-title.ts'

test('a goal names its mission by what was chosen', () => {
  expect(goalTitle({ companies: ['Acme', 'Kade'], roles: [] })).toBe('Reach Acme and Kade')
  expect(goalTitle({ companies: [], roles: ['CISO'] })).toBe('Reach CISO')
  expect(goalTitle({ companies: ['Acme'], roles: ['CISO', 'CTO'] })).toBe('Reach CISO and CTO at Acme')
})

test('a title is not longer than the API takes it', () => {
  const title = goalTitle({ companies: Array.from({ length: 40 }, (_, at) => `Company ${at}`), roles: [] })
  expect(title).toHaveLength(120)
  expect(title.endsWith('…')).toBe(true)
})
