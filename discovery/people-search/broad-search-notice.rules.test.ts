import { expect, test } from 'vitest'
import { broadNotice } from './broad-search-notice.rules.ts'

const asked = {
  sources: ['graph', 'database'],
  provider: { state: 'ok', remaining: 25 },
  isAnswered: false,
  maySpend: true,
  isPageFull: false,
  found: 0,
  isUnderstood: true,
  ofPath: undefined,
} as const

test('where nobody is found, the provider is offered by the name that the screen has for it', () => {
  expect(broadNotice(asked)).toMatchObject({
    code: 'nobody_found',
    next: 'Search People Data Labs too. Each profile found costs a credit.',
  })
  expect(broadNotice({ ...asked, found: 1 })).toBeUndefined()
})
