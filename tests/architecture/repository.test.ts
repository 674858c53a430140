import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { areas } from '../../tools/check/areas.ts'
import { cruiseRepository } from '../../tools/check/cruise.ts'
import { retiredNames } from '../../tools/check/retired-names.ts'
import { foreignTables } from '../../tools/check/sql-borders.ts'
import { repository } from '../../tools/repository.ts'

// In `npm run sweep` only: `npm run check` looks at every file for the same, which takes a minute.

test('the two orders hold in the repository', async () => {
  const folders = [...areas, 'apps', 'database', 'tools', 'tests', 'bench']
  const { findings, modules } = await cruiseRepository(folders.filter((folder) => existsSync(join(repository, folder))))
  expect(findings).toEqual([])
  expect(modules).toBeGreaterThan(100)
})

test.each([
  ['retired names', retiredNames],
  ['tables of other areas', foreignTables],
])('the repository has none: %s', (_, find) => {
  expect(find()).toEqual([])
})
