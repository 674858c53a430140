import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readings } from '../titles/known-titles-for-tests.ts'
import { occupationsIn } from '../titles/titles-alike.ts'
import { searchVector } from './search-words.rules.ts'
import { searchWordsVersion } from './words-version.rules.ts'

const companies = ['Stadtwerke Kiel GmbH', 'Quarry Health', 'Bank of Lisbon', null]
const locations = ['Greater Munich Area', 'São Paulo', 'NRW, Germany', null]

test('a contact that is found by other words than before raises the version, so that all are rewritten', () => {
  const hash = createHash('sha256')
  for (const [at, title] of readings.map(([one]) => one).entries())
    hash.update(
      searchVector({
        name: 'Zoë van der Meer',
        title,
        company: companies[at % companies.length] ?? null,
        location: locations[at % locations.length] ?? null,
        occupations: occupationsIn(title),
      }),
    )
  for (const title of ['Baker @ Quarry Health', 'Baker at Hail Loss Adjusters'])
    hash.update(
      searchVector({
        name: 'Zoë',
        title,
        company: 'Quarry Health',
        location: null,
        industry: 'Dairy Product Manufacturing',
      }),
    )
  // Where the second part changes, the version is raised.
  expect(`${searchWordsVersion} ${hash.digest('hex').slice(0, 16)}`).toBe('5 cef8332d9105579e')
})
