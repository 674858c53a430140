import { expect, test } from 'vitest'
import type { PersonSearch } from './enrichment.contract.ts'
import { isAskable, normalise } from './person-search.rules.ts'

const nobody: PersonSearch = { name: null, role: null, company: null, location: null, seniority: null }

test('the same question however it is typed, and none without a word', () => {
  expect(normalise({ ...nobody, name: '  Jane,   DOE ' })).toEqual(normalise({ ...nobody, name: 'jane doe' }))
  expect(isAskable(normalise({ ...nobody, name: ' , ' }))).toBe(false)
  expect(isAskable(normalise({ ...nobody, seniority: 'vp' }))).toBe(true)
})
